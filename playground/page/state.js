// What this window knows of the world, as the playground told it, and the questions the page asks of it.

/** Older messages than these are left to the playground. */
const KEPT_PER_CHANNEL = 200;
/** The channel type of direct messages. */
export const DIRECT = 1;

const BOT_COLOR = "#5865f2";
const STRANGER_COLOR = "#80848e";

export const state = {
  me: null,
  people: [],
  guild: { id: "", name: "" },
  bot: { id: "", name: "", online: false },
  channels: [],
  commands: [],
  messages: new Map(),
  unread: new Map(),
  /** Messages that pinged people who are not at this window: person's id -> ids of the messages. */
  pinged: new Map(),
  /** How far the playground's clock is ahead of this machine's. */
  aheadMs: 0,
  channel: null,
};

/** The playground's time, in milliseconds since 1970. */
export function now() {
  return Date.now() + state.aheadMs;
}

/** Snowflakes compare by length, then by digits: they do not fit a JavaScript number. */
function byId(a, b) {
  return a.id.length - b.id.length || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/**
 * Takes over the whole picture sent on connect; gives what arrived while the same person's connection was down. The open
 * channel stays open if it still exists.
 */
export function adopt(picture, wantedChannel) {
  const again = state.me?.id === picture.me.id;
  const held = state.messages;
  const unread = again ? [...state.unread].filter(([id]) => picture.channels.some((channel) => channel.id === id)) : [];
  Object.assign(state, {
    me: picture.me,
    people: picture.people,
    guild: picture.guild,
    bot: picture.bot,
    channels: picture.channels,
    commands: picture.commands,
    messages: new Map(Object.entries(picture.messages).map(([id, list]) => [id, [...list].sort(byId)])),
    unread: new Map(unread),
    aheadMs: picture.ahead_ms,
  });
  state.pinged.delete(state.me.id);
  const open =
    state.channels.find((channel) => channel.id === state.channel) ??
    state.channels.find((channel) => channelName(channel) === wantedChannel) ??
    state.channels.find((channel) => channel.type === 0);
  state.channel = open?.id ?? null;
  if (!again) return [];
  return [...state.messages].flatMap(([id, list]) => {
    const newest = held.get(id)?.at(-1);
    return newest ? list.filter((message) => byId(message, newest) > 0) : list;
  });
}

export function messagesOf(channelId) {
  return state.messages.get(channelId) ?? [];
}

/** Stores a new or edited message; says whether it is new here. */
export function keep(message) {
  const list = messagesOf(message.channel_id);
  const at = list.findIndex((other) => other.id === message.id);
  if (at >= 0) list[at] = message;
  else list.push(message);
  list.sort(byId);
  state.messages.set(message.channel_id, list.slice(-KEPT_PER_CHANNEL));
  return at < 0;
}

export function forget(channelId, messageId) {
  state.messages.set(
    channelId,
    messagesOf(channelId).filter((message) => message.id !== messageId),
  );
}

/** Stores a channel that is new or changed, or drops one that is gone. */
export function keepChannel(channel, gone) {
  const at = state.channels.findIndex((other) => other.id === channel.id);
  state.channels.splice(at < 0 ? state.channels.length : at, at < 0 ? 0 : 1, ...(gone ? [] : [channel]));
  if (!gone) return;
  state.messages.delete(channel.id);
  state.unread.delete(channel.id);
}

export function channelById(id) {
  return state.channels.find((channel) => channel.id === id);
}

/** What a channel is called here: a direct message by the one on its other side, as in Discord. */
export function channelName(channel) {
  return channel.type === DIRECT ? state.bot.name : channel.name;
}

/** How to show a user: a person of the playground, the bot, or somebody only the message knows. */
export function face(user) {
  if (user.id === state.bot.id) return { name: state.bot.name, color: BOT_COLOR, isBot: true };
  const known = state.people.find((person) => person.id === user.id);
  return known ?? { name: user.global_name ?? user.username ?? "Somebody", color: STRANGER_COLOR };
}

export function mentionsMe(message) {
  return message.mention_everyone || message.mentions.some((user) => user.id === state.me.id);
}

/** Counts a message that arrived where I do not look. */
export function countUnread(message) {
  const { messages, mentions } = state.unread.get(message.channel_id) ?? { messages: new Set(), mentions: new Set() };
  messages.add(message.id);
  if (mentionsMe(message)) mentions.add(message.id);
  state.unread.set(message.channel_id, { messages, mentions });
}

/** Remembers whom a new message pings besides me. */
export function countPings(message) {
  for (const { id } of message.mentions) {
    if (id === state.me.id || id === message.author.id) continue;
    state.pinged.set(id, (state.pinged.get(id) ?? new Set()).add(message.id));
  }
}

/** A message is gone, and with it whatever it asked for. */
export function uncount(channelId, messageId) {
  const { messages, mentions } = state.unread.get(channelId) ?? {};
  messages?.delete(messageId);
  mentions?.delete(messageId);
  for (const ids of state.pinged.values()) ids.delete(messageId);
}

/** How many pings wait for me in channels that are not open. */
export function mentionsWaiting() {
  return [...state.unread.values()].reduce((sum, { mentions }) => sum + mentions.size, 0);
}
