// @ts-check
// One message as the channel shows it.

/** @import { Face, MarkdownContext, Message } from "../types" */

import { messagesHaveMenus } from "./apps.js";
import { controls } from "./components.js";
import { avatar, dots, el, icon, sentence } from "./dom.js";
import { enclosures } from "./embed.js";
import { markdown } from "./markdown.js";
import { act } from "./socket.js";
import { face, me, mentionsMe, now, state, toActOn } from "./state.js";
import { language, localized, localizedWith } from "./words.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;

/** @param {Message} message */
export function isEphemeral(message) {
  return (message.flags & EPHEMERAL) !== 0;
}

/**
 * Draws a message.
 *
 * @param {Message} message
 * @param {HTMLElement | undefined} previous the node that it replaces
 * @param {(message: Message) => void} onDismiss runs when its owner dismisses an ephemeral message
 */
export function messageNode(message, previous, onDismiss) {
  const author = face(message.author);
  const context = { mentions: [...message.mentions, message.author] };
  const invoked = commandLine(message);
  const node = el(
    "article",
    {
      class: classes(message),
      "data-id": message.id,
      "data-edited": message.edited_timestamp ?? "",
      "aria-label": `${author.name}, ${clock(message.timestamp)}`,
    },
    invoked,
    !isEphemeral(message) &&
      messagesHaveMenus() &&
      el(
        "button",
        {
          type: "button",
          class: "icon-button message-more",
          "aria-haspopup": "menu",
          "aria-label": "Apps for this message",
          title: "Apps",
        },
        icon("more"),
      ),
    el(
      "div",
      { class: "message-row" },
      el(
        "div",
        { class: "gutter" },
        avatar(author),
        el("time", { class: "gutter-time", "aria-hidden": "true" }, shortClock(message.timestamp)),
      ),
      el(
        "div",
        { class: "message-main" },
        el(
          "div",
          { class: "message-head" },
          el("span", { class: "author" }, author.name),
          author.isBot && el("span", { class: "app-tag" }, "APP"),
          el(
            "time",
            { datetime: message.timestamp, title: new Date(message.timestamp).toLocaleString() },
            clock(message.timestamp),
          ),
        ),
        body(message, author, context),
        el("div", { class: "enclosures" }, enclosures(message, context)),
        controls(message, previous?.querySelector(".controls")),
        turnNote(message),
        message.thread &&
          el(
            "button",
            { type: "button", class: "thread-link", "data-channel": message.thread.id },
            icon("thread"),
            message.thread.name,
          ),
        isEphemeral(message) && ephemeralNote(message, onDismiss),
      ),
    ),
  );
  return node;
}

/**
 * "It is Ben's turn", with a button to become Ben, where it is not this window's turn.
 *
 * @param {Message} message
 */
function turnNote(message) {
  const people = toActOn(message.id);
  if (!people.length || people.some(({ id }) => id === me().id)) return null;
  const names = new Intl.ListFormat(me().locale ?? "en").format(people.map(({ name }) => name));
  return el(
    "div",
    { class: "turn-note" },
    el("span", {}, localized(people.length === 1 ? "It is {0}'s turn." : "{0} are to play.", names)),
    people.map(({ name }) =>
      el("button", { type: "button", class: "text-button", "data-become": name }, localized("Become {0}", name)),
    ),
  );
}

/** @param {Message} message */
function classes(message) {
  return ["message", isEphemeral(message) && "ephemeral", mentionsMe(message) && "mentions-me"]
    .filter(Boolean)
    .join(" ");
}

/**
 * "Ann used /game start".
 *
 * @param {Message} message
 */
function commandLine(message) {
  const metadata = message.interaction_metadata ?? message.interaction;
  if (metadata?.type === 2) {
    const user = face(metadata.user);
    const name = metadata.name ?? message.interaction?.name;
    return el(
      "div",
      { class: "invoked" },
      el("span", { class: "elbow", "aria-hidden": "true" }),
      avatar(user),
      el("strong", {}, user.name),
      " ",
      localizedWith(
        "used {0}",
        el("span", { class: "mention" }, !name ? localized("a command") : inMenu(name) ? name : `/${name}`),
      ),
    );
  }
  return null;
}

/**
 * Whether a command is in the menu of a person or of a message, and not typed.
 *
 * @param {string} name
 */
function inMenu(name) {
  return state.commands.some((command) => command.name === name && (command.type ?? 1) !== 1);
}

/**
 * @param {Message} message
 * @param {Face} author
 * @param {MarkdownContext} context
 */
function body(message, author, context) {
  if ((message.flags & LOADING) !== 0) {
    return el("div", { class: "thinking" }, dots(), localized("{0} is thinking…", author.name));
  }
  if (!message.content) return null;
  const node = el("div", { class: "content" }, markdown(message.content, context));
  if (message.edited_timestamp) {
    node.append(
      el(
        "span",
        { class: "edited", title: new Date(message.edited_timestamp).toLocaleString() },
        localized("(edited)"),
      ),
    );
  }
  return node;
}

/**
 * @param {Message} message
 * @param {(message: Message) => void} onDismiss
 */
function ephemeralNote(message, onDismiss) {
  const dismiss = async () => {
    try {
      await act({ kind: "dismiss", message_id: message.id });
      onDismiss(message);
    } catch (error) {
      note.append(" · ", sentence(error));
    }
  };
  const note = el(
    "div",
    { class: "ephemeral-note" },
    icon("eye"),
    `${localized("Only you can see this")} · `,
    el("button", { type: "button", class: "text-button", onclick: dismiss }, localized("Dismiss message")),
  );
  return note;
}

/**
 * Whether I wrote it or it answers my command.
 *
 * @param {Message} message
 */
export function isMine(message) {
  return (message.interaction_metadata?.user ?? message.author).id === me().id;
}

/**
 * What a screen reader announces when the message appears or changes.
 *
 * @param {Message} message
 * @param {HTMLElement} node
 */
export function spoken(message, node) {
  const text =
    node.querySelector(".content .md")?.textContent ||
    message.embeds.map((embed) => [embed.title, embed.description].filter(Boolean).join(". ")).join(" ");
  return `${face(message.author).name}: ${text.slice(0, 300)}`;
}

/**
 * Whether a message is drawn under the one before it without repeating the author.
 *
 * @param {Message} message
 * @param {Message | undefined} before
 */
export function continues(message, before) {
  return (
    before !== undefined &&
    before.author.id === message.author.id &&
    !message.interaction_metadata &&
    !message.message_reference &&
    isEphemeral(before) === isEphemeral(message) &&
    Date.parse(message.timestamp) - Date.parse(before.timestamp) < 7 * 60_000
  );
}

/** @param {Message} message */
export function dayOf(message) {
  return new Date(message.timestamp).toLocaleDateString(language(), { dateStyle: "long" });
}

/** @param {string} timestamp */
function shortClock(timestamp) {
  return new Date(timestamp).toLocaleTimeString(language(), { hour: "numeric", minute: "2-digit" });
}

/** @param {string} timestamp */
function clock(timestamp) {
  const date = new Date(timestamp);
  const midnight = new Date(now()).setHours(0, 0, 0, 0);
  if (date.getTime() >= midnight) return localized("Today at {0}", shortClock(timestamp));
  if (date.getTime() >= midnight - 86_400_000) return localized("Yesterday at {0}", shortClock(timestamp));
  return date.toLocaleString(language(), { dateStyle: "short", timeStyle: "short" });
}
