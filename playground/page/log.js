// @ts-check
// The channel's messages in order: drawing, updating in place, staying at the bottom.

/** @import { Id, Message } from "../types" */

import { byId, el, refill } from "./dom.js";
import { failures } from "./interactions.js";
import { continues, dayOf, isMine, messageNode, spoken } from "./message.js";
import { waitsForRelease } from "./pressing.js";
import { forget, me, messagesOf, state } from "./state.js";
import { welcome } from "./welcome.js";
import { localized } from "./words.js";

const NEAR_BOTTOM_PX = 60;
const FOUND_MS = 1500;

const frame = byId("log");
const jump = byId("jump");
const announcer = byId("announcer");
const list = el("div", { class: "log-list" });
/** @type {Map<Id, HTMLElement>} */
const nodes = new Map();
let stuck = true;
/** Where the log was scrolled to last. */
let lastTop = 0;
/**
 * Whose view of which channel is drawn.
 *
 * @type {string | null}
 */
let drawn = null;

frame.append(list);
// Only scrolling up leaves the bottom: what grows below never moves the view up, however late its scroll event arrives.
frame.addEventListener("scroll", () => {
  if (isAtBottom()) stuck = true;
  else if (frame.scrollTop < lastTop) stuck = false;
  lastTop = frame.scrollTop;
  drawJump();
});
jump.addEventListener("click", toBottom);
// A picture that loads, or a composer that grows, must not push the newest message out of view.
const sizes = new ResizeObserver(() => {
  if (stuck) toBottom();
  else drawJump();
});
sizes.observe(list);
sizes.observe(frame);

function isAtBottom() {
  return frame.scrollHeight - frame.scrollTop - frame.clientHeight < NEAR_BOTTOM_PX;
}

function toBottom() {
  stuck = true;
  frame.scrollTop = frame.scrollHeight;
  drawJump();
}

/** The button is there as long as the newest message is out of view, unless the channel is still empty. */
function drawJump() {
  jump.hidden = isAtBottom() || !messagesOf(state.channel).length;
}

/** Draws the open channel. If it was drawn already, the place, the focus and an open menu stay. */
export function drawLog() {
  const view = `${me().id} ${me().locale} ${state.channel}`;
  const again = view === drawn;
  drawn = view;
  if (!again) {
    nodes.clear();
    list.replaceChildren();
    jump.textContent = `${localized("Newest message")} ↓`;
  }
  const messages = messagesOf(state.channel);
  drawWelcome();
  dropForgotten(messages);
  /** @type {HTMLElement | null} */
  let after = null;
  for (const message of messages.toReversed()) {
    const known = nodes.has(message.id);
    const node = replace(message);
    if (!known) list.insertBefore(node, after);
    after = node;
  }
  arrange();
  if (!messages.length) showWelcome();
  else if (!again || stuck) toBottom();
  else drawJump();
}

/** The beginning of the channel, which names the games. */
export function drawWelcome() {
  const fresh = welcome(messagesOf(state.channel).length === 0);
  const old = list.querySelector(":scope > .welcome");
  if (!old) return list.prepend(fresh);
  old.className = fresh.className;
  refill(old, ...fresh.childNodes);
}

/**
 * A message as a node. One that cannot be drawn must not break the channel.
 *
 * @param {Message} message
 * @param {HTMLElement | undefined} old
 * @returns {HTMLElement}
 */
function nodeOf(message, old) {
  try {
    return messageNode(message, old, dismissed);
  } catch (error) {
    console.error(error);
    return el("article", { class: "message", "data-id": message.id }, "The playground cannot draw this message.");
  }
}

/** An empty channel is shown from its top. */
function showWelcome() {
  stuck = false;
  frame.scrollTop = 0;
}

/**
 * Draws a message that was created or edited in the open channel.
 *
 * @param {Message} message
 * @param {boolean} isNew
 */
export function drawMessage(message, isNew) {
  if (!isNew) failures.delete(message.id);
  const node = replace(message);
  if (isNew) {
    const messages = messagesOf(state.channel);
    const after = messages[messages.findIndex((other) => other.id === message.id) + 1];
    list.insertBefore(node, (after && nodes.get(after.id)) ?? null);
    const first = list.querySelector(".welcome.empty") !== null;
    if (first) drawWelcome();
    stuck ||= first || isMine(message);
    dropForgotten(messages);
    arrange();
    if (!stuck) drawJump();
  }
  announcer.textContent = spoken(message, node);
  if (stuck) toBottom();
}

/**
 * Draws the controls of a message again after a press began or ended.
 *
 * @param {Id} messageId
 */
export function redrawMessage(messageId) {
  const message = messagesOf(state.channel).find((one) => one.id === messageId);
  if (message && nodes.has(messageId)) replace(message);
}

/**
 * Scrolls to a message and highlights it for a moment.
 *
 * @param {Id} messageId
 */
export function showMessage(messageId) {
  const node = nodes.get(messageId);
  node?.scrollIntoView({ block: "center" });
  stuck = isAtBottom();
  lastTop = frame.scrollTop;
  drawJump();
  node?.classList.add("found");
  setTimeout(() => node?.classList.remove("found"), FOUND_MS);
}

/** @param {Id} messageId */
export function removeMessage(messageId) {
  const node = nodes.get(messageId);
  const held = node?.contains(document.activeElement);
  node?.remove();
  nodes.delete(messageId);
  arrange();
  if (held) frame.focus({ preventScroll: true });
}

/** @param {Message} message */
function dismissed(message) {
  forget(message.channel_id, message.id);
  removeMessage(message.id);
}

/**
 * Replaces a message's node; the focus stays on the same control, or moves to the first that plays.
 *
 * @param {Message} message
 */
function replace(message) {
  const old = nodes.get(message.id);
  if (old && waitsForRelease(old, () => redrawMessage(message.id))) return old;
  // An open menu that is kept would jump to its top.
  const open = old?.querySelector(".menu-pop:not([hidden]) .menu-list");
  const top = open?.scrollTop ?? 0;
  const focused = document.activeElement;
  const held = focused instanceof HTMLElement && old?.contains(focused) ? focused : null;
  const position = old && held ? focusable(old).indexOf(held) : -1;
  const node = nodeOf(message, old);
  nodes.set(message.id, node);
  if (!old) return node;
  node.classList.toggle("continued", old.classList.contains("continued"));
  old.replaceWith(node);
  if (open) open.scrollTop = top;
  if (held) {
    const now = focusable(node);
    const same = held.isConnected
      ? held
      : now.find((one) => one.dataset.control && one.dataset.control === held.dataset.control);
    // A control that is gone was for a move: the first that plays takes its place, not one that only explains.
    const playing = held.dataset.control ? now.find(plays) : undefined;
    (same ?? playing ?? now[Math.min(position, now.length - 1)] ?? frame).focus({ preventScroll: true });
  }
  return node;
}

/**
 * Is it a menu, or a button that stands out?
 *
 * @param {HTMLElement} control
 */
function plays({ dataset, classList }) {
  return Boolean(dataset.control) && ["primary", "success", "menu-box"].some((kind) => classList.contains(kind));
}

/**
 * @param {HTMLElement} node
 * @returns {HTMLElement[]}
 */
function focusable(node) {
  return [
    .../** @type {NodeListOf<HTMLElement>} */ (node.querySelectorAll("button:not(:disabled), a[href], [tabindex='0']")),
  ].filter((one) => one.offsetParent !== null);
}

/** @param {Message[]} messages */
function dropForgotten(messages) {
  const known = new Set(messages.map((message) => message.id));
  for (const [id, node] of nodes) {
    if (known.has(id)) continue;
    node.remove();
    nodes.delete(id);
  }
}

/** Groups neighbours by author and marks where a day begins. */
function arrange() {
  for (const day of list.querySelectorAll(".day")) day.remove();
  /** @type {Message | undefined} */
  let before;
  for (const message of messagesOf(state.channel)) {
    const node = nodes.get(message.id);
    if (!node) continue;
    const newDay = before === undefined || dayOf(before) !== dayOf(message);
    node.classList.toggle("continued", !newDay && continues(message, before));
    if (newDay) node.before(el("div", { class: "day" }, dayOf(message)));
    before = message;
  }
}
