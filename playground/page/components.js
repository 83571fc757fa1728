// @ts-check
// The controls under a message: action rows of buttons and menus.
// https://discord.com/developers/docs/components/reference

/** @import { Component, Id, Message } from "../types" */

import { dots, el, icon, isWebAddress, partialEmoji } from "./dom.js";
import { failures, press, pressed } from "./interactions.js";
import { menu } from "./menu.js";
import { answersOnly, messagesOf, state } from "./state.js";

/** @type {Record<number, string>} */
const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/**
 * The controls of a message, or null. Rows of `previous` that did not change are kept, so that an
 * open menu stays open while another player's press redraws the board.
 *
 * @param {Message} message
 * @param {Element | null | undefined} previous
 */
export function controls(message, previous) {
  const failure = failures.get(message.id);
  const rows = message.components ?? [];
  if (!rows.length && !failure) return null;
  const old = new Map([...(previous?.children ?? [])].map((row) => [row.getAttribute("data-shape"), row]));
  const node = el(
    "div",
    { class: "controls" },
    rows.map((row) => old.get(shapeOf(row)) ?? actionRow(message.id, row)),
    failure && el("div", { class: "failure", role: "alert" }, icon("warning"), failure),
  );
  showBusy(node, pressed.get(message.id));
  return node;
}

/**
 * All that a row is drawn from: what the bot says of it, and who and what its menus offer.
 *
 * @param {Component} row
 */
function shapeOf(row) {
  const offers = new Map([
    [5, state.people],
    [6, state.roles],
    [8, state.channels],
  ]);
  return JSON.stringify([row, row.components?.map(({ type }) => offers.get(type))]);
}

/**
 * @param {Id} messageId
 * @param {Component} row
 */
function actionRow(messageId, row) {
  const parts = row.components?.map((component) => control(messageId, component));
  const node = el(
    "div",
    { class: "action-row" },
    parts ?? el("span", { class: "unsupported" }, "The playground cannot draw this part."),
  );
  node.dataset.shape = shapeOf(row);
  return node;
}

/**
 * @param {Id} messageId
 * @param {Component} component
 */
function control(messageId, component) {
  if (component.type === 2) return button(messageId, component);
  if (component.type === 3) {
    return menu(component, (/** @type {string[]} */ values) =>
      press(messageId, { kind: "choose", custom_id: component.custom_id ?? "", values }),
    );
  }
  if (component.type === 5) {
    return menu(userMenu(component), (/** @type {string[]} */ values) =>
      press(messageId, { kind: "choose", custom_id: component.custom_id ?? "", values }),
    );
  }
  if (component.type === 8) {
    return menu(channelMenu(component), (/** @type {string[]} */ values) =>
      press(messageId, { kind: "choose", custom_id: component.custom_id ?? "", values }),
    );
  }
  if (component.type === 6 && state.roles.length) {
    return menu(roleMenu(component), (/** @type {string[]} */ values) =>
      press(messageId, { kind: "choose", custom_id: component.custom_id ?? "", values }),
    );
  }
  if (component.type === 6) {
    const text = "A menu of roles. There are none yet; the tools for developers give roles to people.";
    return el("span", { class: "unsupported" }, text);
  }
  return el("span", { class: "unsupported" }, "The playground cannot draw this control.");
}

/**
 * A channel select as a string select with the channels of its kinds.
 * @param {Component} component
 */
function channelMenu(component) {
  const chosen = new Set((component.default_values ?? []).map((one) => one.id));
  const kinds = component.channel_types ?? [];
  const fitting = state.channels.filter(
    (channel) => channel.type !== 1 && !answersOnly(channel) && (!kinds.length || kinds.includes(channel.type)),
  );
  return {
    ...component,
    max_values: Math.min(component.max_values ?? 1, fitting.length),
    options: fitting.map((channel) => ({
      label: `#${channel.name}`,
      value: channel.id,
      default: chosen.has(channel.id),
    })),
  };
}

/**
 * A user select as a string select with the people that there are.
 *
 * @param {Component} component
 * @returns {Component}
 */
function userMenu(component) {
  const chosen = new Set((component.default_values ?? []).map((one) => one.id));
  return {
    ...component,
    max_values: Math.min(component.max_values ?? 1, state.people.length),
    options: state.people.map(({ id, name }) => ({ label: name, value: id, default: chosen.has(id) })),
  };
}

/**
 * A role select as a string select with the roles that there are.
 *
 * @param {Component} component
 * @returns {Component}
 */
function roleMenu(component) {
  const chosen = new Set((component.default_values ?? []).map((one) => one.id));
  return {
    ...component,
    max_values: Math.min(component.max_values ?? 1, state.roles.length),
    options: state.roles.map(({ id, name }) => ({ label: `@${name}`, value: id, default: chosen.has(id) })),
  };
}

/**
 * @param {Id} messageId
 * @param {Component} component
 */
function button(messageId, component) {
  const style = BUTTON_STYLES[component.style ?? 0] ?? "secondary";
  const face = [
    component.emoji && partialEmoji(component.emoji),
    component.label && el("span", { class: "button-label" }, component.label),
  ];
  if (style === "link") {
    if (!isWebAddress(component.url)) return el("span", { class: "unsupported" }, "A link without a web address.");
    return el(
      "a",
      { class: "button secondary", href: component.url, target: "_blank", rel: "noopener noreferrer" },
      face,
      icon("external"),
    );
  }
  const node = el(
    "button",
    {
      type: "button",
      class: `button ${style}`,
      disabled: component.disabled,
      "data-control": component.custom_id,
      "aria-label": component.label ? null : component.emoji?.name,
      onclick: () => {
        if (node.getAttribute("aria-disabled") !== "true")
          press(messageId, { kind: "press", custom_id: nowOf(messageId, component).custom_id ?? "" });
      },
    },
    el("span", { class: "button-face" }, face),
    dots(),
  );
  return node;
}

/**
 * A button as it is now: the message may have been edited while it was pressed, before it is drawn again.
 *
 * @param {Id} messageId
 * @param {Component} component
 */
function nowOf(messageId, component) {
  const rows = messagesOf(state.channel).find(({ id }) => id === messageId)?.components ?? [];
  const buttons = rows.flatMap((row) => row.components ?? []);
  return (
    buttons.find(({ label, emoji }) => label === component.label && emoji?.name === component.emoji?.name) ?? component
  );
}

/**
 * While one control waits for the bot, all are switched off, by ARIA, because `disabled` would throw the focus away.
 * @param {Element} node
 * @param {string | undefined} customId
 */
function showBusy(node, customId) {
  for (const one of node.querySelectorAll("[data-control]")) {
    const busy = one.getAttribute("data-control") === customId;
    one.classList.toggle("busy", busy);
    one.setAttribute("aria-busy", String(busy));
    one.setAttribute("aria-disabled", String(customId !== undefined || one.hasAttribute("disabled")));
  }
}
