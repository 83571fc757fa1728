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
  channel: null,
};

/** Snowflakes compare by length, then by digits: they do not fit a JavaScript number. */
function byId(a, b) {
  return a.id.length - b.id.length || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** Takes over the whole picture sent on connect. The open channel stays open if it still exists. */
export function adopt(picture, wantedChannel) {
  Object.assign(state, {
    me: picture.me,
    people: picture.people,
    guild: picture.guild,
    bot: picture.bot,
    channels: picture.channels,
    commands: picture.commands,
    messages: new Map(Object.entries(picture.messages).map(([id, list]) => [id, [...list].sort(byId)])),
    unread: new Map(),
  });
  const open = state.channels.find((channel) => channel.id === state.channel)
    ?? state.channels.find((channel) => channelName(channel) === wantedChannel)
    ?? state.channels.find((channel) => channel.type === 0);
  state.channel = open?.id ?? null;
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
  state.messages.set(channelId, messagesOf(channelId).filter((message) => message.id !== messageId));
}

/** Stores a channel that is new or changed, or drops one that is gone. */
export function keepChannel(channel, gone) {
  const at = state.channels.findIndex((other) => other.id === channel.id);
  state.channels.splice(at < 0 ? state.channels.length : at, at < 0 ? 0 : 1, ...gone ? [] : [channel]);
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

/** Counts a message that arrived in a channel which is not open. */
export function countUnread(message) {
  const { count, mentions } = state.unread.get(message.channel_id) ?? { count: 0, mentions: 0 };
  state.unread.set(message.channel_id, { count: count + 1, mentions: mentions + (mentionsMe(message) ? 1 : 0) });
}
