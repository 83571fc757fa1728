// @ts-check
// What this window knows of the world, as the playground sent it, and the questions that the page asks of it.

/** @import { Channel, Command, Face, GameCard, Id, Message, Person, Picture, Role, User } from "../types" */

/** How many messages of a channel the page holds; older ones stay with the playground. */
const KEPT_PER_CHANNEL = 200;
/** The channel type of direct messages. */
export const DIRECT = 1;
/** The channel type of group messages. */
export const GROUP = 3;

const BOT_COLOR = "#5865f2";
const STRANGER_COLOR = "#80848e";

export const state = {
  /** @type {Person | null} */
  me: null,
  /** @type {Person[]} */
  people: [],
  guild: { id: "", name: "" },
  /**
   * The server that has not added the bot.
   *
   * @type {{ id: Id, name: string } | null}
   */
  elsewhere: null,
  bot: { id: "", name: "", online: false },
  /** @type {Channel[]} */
  channels: [],
  /** @type {Role[]} */
  roles: [],
  /** @type {Command[]} */
  commands: [],
  /** @type {GameCard[] | null} */
  games: null,
  /**
   * The people who are to act, by the message that shows their table.
   *
   * @type {Map<Id, Id[]>}
   */
  turns: new Map(),
  /** @type {Map<Id, Message[]>} */
  messages: new Map(),
  /**
   * What arrived where nobody looked, by channel: all messages, and those that mention me.
   *
   * @type {Map<Id, { messages: Set<Id>, mentions: Set<Id> }>}
   */
  unread: new Map(),
  /**
   * The messages that pinged people who are not at this window, by person.
   *
   * @type {Map<Id, Set<Id>>}
   */
  pinged: new Map(),
  /** How far the playground's clock is ahead of this machine's. */
  aheadMs: 0,
  /**
   * The open channel.
   *
   * @type {Id | null}
   */
  channel: null,
};

/**
 * The person at this window; known once the playground has sent its state.
 *
 * @returns {Person}
 */
export function me() {
  if (!state.me) throw new Error("The playground has not sent its state yet.");
  return state.me;
}

/** The playground's time, in milliseconds since 1970. */
export function now() {
  return Date.now() + state.aheadMs;
}

/**
 * Snowflakes compare by length, then by digits: they do not fit a JavaScript number.
 *
 * @param {{ id: Id }} a
 * @param {{ id: Id }} b
 */
function oldestFirst(a, b) {
  return a.id.length - b.id.length || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/**
 * Takes over the whole picture that is sent on connecting; gives what arrived while the same person's connection was down. The open
 * channel stays open if it still exists.
 *
 * @param {Picture} picture
 * @param {string | null} wantedChannel
 * @returns {Message[]}
 */
export function adopt(picture, wantedChannel) {
  const again = state.me?.id === picture.me.id;
  const held = state.messages;
  const unread = again ? [...state.unread].filter(([id]) => picture.channels.some((channel) => channel.id === id)) : [];
  if (again) {
    // Some may have been deleted meanwhile.
    const there = new Set(Object.values(picture.messages).flatMap((list) => list.map(({ id }) => id)));
    const counted = unread.flatMap(([, { messages, mentions }]) => [messages, mentions]);
    for (const ids of [...counted, ...state.pinged.values()]) for (const id of ids) if (!there.has(id)) ids.delete(id);
  }
  Object.assign(state, {
    me: picture.me,
    people: picture.people,
    guild: picture.guild,
    elsewhere: picture.elsewhere,
    bot: picture.bot,
    channels: picture.channels,
    roles: picture.roles,
    commands: picture.commands,
    games: picture.games,
    turns: new Map(Object.entries(picture.turns)),
    messages: new Map(Object.entries(picture.messages).map(([id, list]) => [id, [...list].sort(oldestFirst)])),
    unread: new Map(unread),
    aheadMs: picture.ahead_ms,
  });
  state.pinged.delete(picture.me.id);
  const open =
    state.channels.find((channel) => channel.id === state.channel) ??
    state.channels.find((channel) => channelName(channel) === wantedChannel) ??
    state.channels.find((channel) => channel.type === 0);
  state.channel = open?.id ?? null;
  if (!again) return [];
  return [...state.messages].flatMap(([id, list]) => {
    const newest = held.get(id)?.at(-1);
    return newest ? list.filter((message) => oldestFirst(message, newest) > 0) : list;
  });
}

/**
 *
 * @param {Id | null} channelId
 * @returns {Message[]}
 */
export function messagesOf(channelId) {
  return (channelId && state.messages.get(channelId)) || [];
}

/**
 * Stores a new or edited message; says whether it is new here.
 * @param {Message} message
 */
export function keep(message) {
  const list = messagesOf(message.channel_id);
  const at = list.findIndex((other) => other.id === message.id);
  if (at >= 0) list[at] = message;
  else list.push(message);
  list.sort(oldestFirst);
  state.messages.set(message.channel_id, list.slice(-KEPT_PER_CHANNEL));
  return at < 0;
}

/**
 * @param {Id} channelId
 * @param {Id} messageId
 */
export function forget(channelId, messageId) {
  state.messages.set(
    channelId,
    messagesOf(channelId).filter((message) => message.id !== messageId),
  );
}

/**
 * Stores a channel that is new or changed, or drops one that was deleted.
 *
 * @param {Channel} channel
 * @param {boolean} gone
 */
export function keepChannel(channel, gone) {
  const at = state.channels.findIndex((other) => other.id === channel.id);
  state.channels.splice(at < 0 ? state.channels.length : at, at < 0 ? 0 : 1, ...(gone ? [] : [channel]));
  if (!gone) return;
  state.messages.delete(channel.id);
  state.unread.delete(channel.id);
}

/** @param {Id | null | undefined} id */
export function channelById(id) {
  return state.channels.find((channel) => channel.id === id);
}

/**
 * What a channel is called here: a direct message by the name of the other side, as in Discord.
 * @param {Channel} channel
 */
export function channelName(channel) {
  return channel.type === DIRECT ? state.bot.name : channel.name;
}

/**
 * Whether a channel is one of the server that has not added the bot.
 * @param {Channel} channel
 */
export function isElsewhere(channel) {
  return state.elsewhere !== null && channel.guild_id === state.elsewhere.id;
}

/**
 * Whether the bot is no member of a channel, so that it can only answer there.
 * @param {Channel} channel
 */
export function answersOnly(channel) {
  return channel.type === GROUP || isElsewhere(channel);
}

/** Whether the person at this window can use the bot's commands in the open channel. */
export function mayUseCommands() {
  const channel = channelById(state.channel);
  return !channel || !answersOnly(channel) || Boolean(me().has_app);
}

/**
 * How to show a user: a person of the playground, the bot, or somebody only the message knows.
 *
 * @param {User} user
 * @returns {Face}
 */
export function face(user) {
  if (user.id === state.bot.id) return { name: state.bot.name, color: BOT_COLOR, isBot: true };
  const known = state.people.find((person) => person.id === user.id);
  return known ?? { name: user.global_name ?? user.username ?? "Somebody", color: STRANGER_COLOR };
}

/** @param {Message} message */
export function mentionsMe(message) {
  return message.mention_everyone || mentions(message, me());
}

/**
 * @param {Message} message
 * @param {Person} person
 */
function mentions(message, person) {
  return (
    message.mentions.some((user) => user.id === person.id) ||
    message.mention_roles.some((role) => person.roles.includes(role))
  );
}

/**
 * Counts a message that arrived where nobody looks.
 * @param {Message} message
 */
export function countUnread(message) {
  const { messages, mentions } = state.unread.get(message.channel_id) ?? { messages: new Set(), mentions: new Set() };
  messages.add(message.id);
  if (mentionsMe(message)) mentions.add(message.id);
  state.unread.set(message.channel_id, { messages, mentions });
}

/**
 * Remembers the other people that a new message pings.
 * @param {Message} message
 */
export function countPings(message) {
  for (const person of state.people) {
    const { id } = person;
    if (id === me().id || id === message.author.id || !mentions(message, person)) continue;
    state.pinged.set(id, (state.pinged.get(id) ?? new Set()).add(message.id));
  }
}

/**
 * Forgets a deleted message and its pings.
 *
 * @param {Id} channelId
 * @param {Id} messageId
 */
export function uncount(channelId, messageId) {
  const unread = state.unread.get(channelId);
  unread?.messages.delete(messageId);
  unread?.mentions.delete(messageId);
  for (const ids of state.pinged.values()) ids.delete(messageId);
}

/**
 * Stores who is to act on a message.
 *
 * @param {Id} messageId
 * @param {Id[]} people
 */
export function keepTurn(messageId, people) {
  if (people.length) state.turns.set(messageId, people);
  else state.turns.delete(messageId);
}

/**
 * The people who are to act on a message.
 *
 * @param {Id} messageId
 */
export function toActOn(messageId) {
  const ids = state.turns.get(messageId) ?? [];
  return state.people.filter(({ id }) => ids.includes(id));
}

/** The people who are to act on some message of the open channel. */
export function toActHere() {
  const ids = new Set(messagesOf(state.channel).flatMap(({ id }) => state.turns.get(id) ?? []));
  return state.people.filter(({ id }) => ids.has(id));
}

/** How many pings wait for me in channels that are not open. */
export function mentionsWaiting() {
  return [...state.unread.values()].reduce((sum, { mentions }) => sum + mentions.size, 0);
}
