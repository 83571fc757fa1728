// @ts-check
// The commands in the menu of a person or of a message, which Discord shows under "Apps": after a right click or a long press, with the
// key for menus, or with the button on a message.
// https://discord.com/developers/docs/interactions/application-commands#user-commands

/** @import { Act, Id } from "../types" */

import { el } from "./dom.js";
import { press } from "./interactions.js";
import { face, messagesOf, state } from "./state.js";
import { translated } from "./words.js";

const ON_PERSON = 2;
const ON_MESSAGE = 3;
const EDGE_PX = 8;

/**
 * What a menu is for, and what its commands do.
 *
 * @typedef {{ label: string, kind: number, use: (name: string) => void }} Subject
 */

/** Closes the menu that is open. */
let close = () => {};

/** @param {number} kind */
function commandsOn(kind) {
  return state.commands.filter((command) => command.type === kind);
}

/** Whether messages have a menu. */
export function messagesHaveMenus() {
  return commandsOn(ON_MESSAGE).length > 0;
}

/**
 * Opens menus wherever people and messages are drawn. `send(label, act)` sends a command that is used on a person, and reports what
 * becomes of it.
 *
 * @param {(label: string, act: Act) => void} send
 */
export function startApps(send) {
  document.addEventListener("contextmenu", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    // Links, pictures and marked text keep the browser's own menu.
    if (!target || target.closest("a, img, input, textarea") || !getSelection()?.isCollapsed) return;
    const subject = subjectOf(target, send);
    if (!subject) return;
    event.preventDefault();
    const place = target.getBoundingClientRect();
    open(subject, event.clientX || place.left, event.clientY || place.bottom);
  });
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest(".message-more") : null;
    const subject = button && subjectOf(button, send);
    if (!subject) return;
    const place = button.getBoundingClientRect();
    open(subject, place.right, place.bottom);
  });
}

/**
 * The person or the message to which a part of the page belongs.
 *
 * @param {Element} target
 * @param {(label: string, act: Act) => void} send
 * @returns {Subject | null}
 */
function subjectOf(target, send) {
  const ofPerson = (/** @type {Id} */ id, /** @type {string} */ name) => ({
    label: name,
    kind: ON_PERSON,
    use: (/** @type {string} */ command) =>
      send(`${command} (${name})`, { kind: "on-person", channel_id: state.channel, name: command, target_id: id }),
  });
  const button = /** @type {HTMLElement | null} */ (target.closest(".person"));
  const person = state.people.find(({ id }) => id === button?.dataset.key);
  if (person) return ofPerson(person.id, person.name);
  const node = /** @type {HTMLElement | null} */ (target.closest(".message:not(.ephemeral)"));
  const message = messagesOf(state.channel).find(({ id }) => id === node?.dataset.id);
  if (!message) return null;
  if (target.closest(".author, .gutter .avatar")) return ofPerson(message.author.id, face(message.author).name);
  return {
    label: "this message",
    kind: ON_MESSAGE,
    use: (name) => press(message.id, { kind: "on-message", custom_id: "", name }),
  };
}

/**
 * Shows a menu at a place of the window.
 *
 * @param {Subject} subject
 * @param {number} x
 * @param {number} y
 */
function open(subject, x, y) {
  close();
  const commands = commandsOn(subject.kind);
  if (!commands.length) return;
  const before = document.activeElement;
  const items = commands.map(({ name, name_localizations: names }) =>
    el(
      "button",
      {
        type: "button",
        role: "menuitem",
        class: "apps-item",
        onclick: () => {
          close();
          subject.use(name);
        },
      },
      translated(name, names),
    ),
  );
  const menu = el("div", { class: "apps-menu", role: "menu", "aria-label": `Apps for ${subject.label}` }, items);
  document.body.append(menu);
  const { width, height } = menu.getBoundingClientRect();
  menu.style.left = `${Math.max(EDGE_PX, Math.min(x, innerWidth - width - EDGE_PX))}px`;
  menu.style.top = `${Math.max(EDGE_PX, Math.min(y, innerHeight - height - EDGE_PX))}px`;
  const outside = (/** @type {Event} */ event) => {
    if (!(event.target instanceof Node && menu.contains(event.target))) close();
  };
  close = () => {
    close = () => {};
    document.removeEventListener("pointerdown", outside, true);
    const held = menu.contains(document.activeElement);
    menu.remove();
    if (held && before instanceof HTMLElement) before.focus();
  };
  document.addEventListener("pointerdown", outside, true);
  menu.addEventListener("keydown", (event) => {
    const at = items.findIndex((item) => item === document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) items[(at + step + items.length) % items.length].focus();
    else if (event.key === "Escape" || event.key === "Tab") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  items[0].focus();
}
