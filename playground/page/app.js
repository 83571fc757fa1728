// @ts-check
// The playground's page: a client that looks like Discord's and talks to the playground alone. This file wires
// the parts together and turns events into drawing; it holds no drawing of its own.

/** @import { Events, Id, Message } from "../types" */

import { startApps } from "./apps.js";
import { runnable } from "./commands.js";
import { clearComposer, drawStarter, focusComposer, nameChannel, openPalette, start, submit } from "./composer.js";
import { byId, el, icon } from "./dom.js";
import { abandon, interact, onControls, onModal, settle } from "./interactions.js";
import { drawLog, drawMessage, drawWelcome, redrawMessage, removeMessage, showMessage } from "./log.js";
import { refreshTimes } from "./markdown.js";
import { openModal } from "./modal.js";
import { drawPeople } from "./people.js";
import { drawSidebar } from "./sidebar.js";
import { connect } from "./socket.js";
import {
  adopt,
  channelById,
  channelName,
  countPings,
  countUnread,
  DIRECT,
  GROUP,
  forget,
  keep,
  keepChannel,
  keepTurn,
  me,
  mentionsWaiting,
  messagesOf,
  state,
  uncount,
} from "./state.js";
import { drawTools, startTools } from "./tools.js";

const TIMES_EVERY_MS = 1000;

const banner = byId("banner");
const address = new URLSearchParams(location.search);

/** @type {{ [Name in keyof Events]: (data: Events[Name]) => void }} */
const handlers = {
  state(picture) {
    // What was pressed while there was no stream is done, but nothing will say so.
    abandon();
    const newcomer = state.me?.id !== picture.me.id;
    const missed = adopt(picture, address.get("channel"));
    remember("as", me().name);
    if (newcomer) clearComposer();
    missed.forEach(count);
    drawAll();
  },
  message({ message, edited }) {
    // Edits of messages that this window no longer holds are ignored.
    if (edited && !messagesOf(message.channel_id).some(({ id }) => id === message.id)) return;
    const isNew = keep(message);
    if (message.channel_id === state.channel) drawMessage(message, isNew);
    if (!isNew) return;
    count(message);
    drawMarks();
    drawStarter();
  },
  delete({ id, channel_id: channelId }) {
    forget(channelId, id);
    keepTurn(id, []);
    uncount(channelId, id);
    if (channelId === state.channel) removeMessage(id);
    drawMarks();
  },
  people(people) {
    const before = state.me?.locale;
    state.people = people;
    state.me = people.find(({ id }) => id === state.me?.id) ?? state.me;
    if (state.me?.locale !== before) return drawAll();
    drawPeople(become);
    drawLog();
    drawWelcome();
    drawStarter();
    drawTools();
  },
  roles(roles) {
    state.roles = roles;
    drawLog();
    drawTools();
  },
  turn({ message_id: id, people }) {
    keepTurn(id, people);
    redrawMessage(id);
    drawPeople(become);
  },
  clock({ ahead_ms: aheadMs }) {
    state.aheadMs = aheadMs;
    refreshTimes();
  },
  channel({ channel, gone }) {
    keepChannel(channel, gone);
    if (gone && channel.id === state.channel) return openChannel(state.channels[0]?.id ?? "");
    drawSidebar(openChannel);
    drawTitle();
  },
  commands(commands) {
    state.commands = commands;
    drawPeople(become);
    drawWelcome();
    drawStarter();
  },
  bot({ online }) {
    state.bot.online = online;
    drawBanner(true);
  },
  modal(modal) {
    settle(modal.interaction_id, { kind: "modal", modal });
  },
  failed({ interaction_id: id, text }) {
    settle(id, { kind: "failed", text });
  },
  done({ interaction_id: id }) {
    settle(id, { kind: "done" });
  },
};

/**
 * As in Discord, what arrives in another channel is unread, and so is what arrives in the open channel of a hidden window.
 *
 * @param {Message} message
 */
function count(message) {
  if (message.author.id !== me().id && (message.channel_id !== state.channel || document.hidden)) countUnread(message);
  countPings(message);
}

/**
 * @param {Id} interactionId
 * @param {Record<string, string>} values
 */
async function submitModal(interactionId, values) {
  const result = await interact({ kind: "modal", interaction_id: interactionId, values });
  if (result.kind === "failed") throw new Error(result.text);
  if (result.kind === "lost") throw new Error("The connection to the playground was lost. Send it again.");
}

/** @param {string} name */
function become(name) {
  abandon();
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  connect(name, (type, data) => handlers[/** @type {keyof Events} */ (type)]?.(data), onDrop);
}

/**
 * Keeps what the window shows in its address, so that a reload comes back to it.
 *
 * @param {string} key
 * @param {string | null} value
 */
function remember(key, value) {
  if (value === null) address.delete(key);
  else address.set(key, value);
  history.replaceState(null, "", `?${address}`);
}

function onDrop() {
  abandon();
  drawBanner(false);
}

/** All marks for unread messages and pings. */
function drawMarks() {
  drawPeople(become);
  drawSidebar(openChannel);
  drawTitle();
}

function drawTitle() {
  const channel = channelById(state.channel);
  const waiting = mentionsWaiting();
  document.title = `${waiting ? `(${waiting}) ` : ""}${me().name} · ${channel ? channelName(channel) : ""} · ${state.guild.name}`;
}

/** @param {Id} id */
function openChannel(id) {
  state.channel = id;
  state.unread.delete(id);
  const channel = channelById(id);
  remember("channel", channel ? channelName(channel) : null);
  drawAll();
}

/**
 * @param {Id} channelId
 * @param {Id} messageId
 */
function goTo(channelId, messageId) {
  if (channelId !== state.channel && channelById(channelId)) openChannel(channelId);
  showMessage(messageId);
}

function drawAll() {
  document.documentElement.lang = me().locale ?? "en";
  const channel = channelById(state.channel);
  const name = channel ? channelName(channel) : "";
  drawTitle();
  byId("channel-title").replaceChildren(
    icon(channel?.type === DIRECT ? "message" : channel?.type === GROUP ? "people" : "hash"),
    el("span", {}, name),
  );
  drawPeople(become);
  drawSidebar(openChannel);
  nameChannel();
  drawLog();
  drawStarter();
  drawBanner(true);
  drawTools();
}

/** @param {boolean} connected */
function drawBanner(connected) {
  const text =
    !connected && !state.me
      ? `The playground does not accept ${address.get("as") ?? "this window"}. Either it is not running, or nobody has that name.`
      : !connected
        ? "The connection to the playground is lost. Trying again…"
        : !state.bot.online
          ? `${state.bot.name || "The bot"} is offline. Commands and buttons will fail until it is back.`
          : "";
  banner.hidden = !text;
  banner.replaceChildren(text, !connected && !state.me ? el("a", { href: "/" }, "Open the page as somebody else") : "");
}

// Mentions of channels and commands inside messages, and the buttons that change person.
byId("log").addEventListener("click", ({ target }) => {
  const link =
    target instanceof Element
      ? /** @type {HTMLElement | null} */ (target.closest("[data-channel], [data-command], [data-become]"))
      : null;
  if (!link) return;
  if (link.dataset.become) return become(link.dataset.become);
  if (link.dataset.message) return goTo(link.dataset.channel ?? "", link.dataset.message);
  if (link.dataset.channel) return channelById(link.dataset.channel) && openChannel(link.dataset.channel);
  const command = runnable().find(({ name }) => name === link.dataset.command);
  if (command) start(command);
  else openPalette(`/${link.dataset.command}`);
});

// Typing anywhere goes to the message box, as in Discord.
document.addEventListener("keydown", (event) => {
  const target = event.target instanceof Element ? event.target : document.body;
  const busy = target.closest(
    "input, textarea, select, summary, dialog, button, a, [role='combobox'], [role='button']",
  );
  if (busy || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || event.key === " ") return;
  focusComposer();
});

document.querySelector(".skip")?.addEventListener("click", (event) => {
  event.preventDefault();
  focusComposer();
});

document.addEventListener("visibilitychange", () => {
  if (document.hidden || !state.me || !state.channel) return;
  state.unread.delete(state.channel);
  drawMarks();
});

onControls(redrawMessage);
startApps(submit);
onModal((modal) => openModal(modal, (values) => submitModal(modal.interaction_id, values)));
setInterval(refreshTimes, TIMES_EVERY_MS);
startTools(address.get("tools"), (/** @type {string | null} */ key) => remember("tools", key));
become(address.get("as") ?? "");
