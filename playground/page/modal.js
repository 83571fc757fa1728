// @ts-check
// Modals, the forms that a bot can open. The browser's dialog element keeps the focus inside and handles Escape.

/** @import { Component, Modal } from "../types" */

import { dots, el, focus, icon, sentence } from "./dom.js";
import { localized } from "./words.js";

const PARAGRAPH = 2;
let serial = 0;

/**
 * Shows a modal.
 *
 * @param {Modal} modal
 * @param {(values: Record<string, string>) => Promise<void>} submit gets the texts by custom id; when it throws, the
 *   sentence is shown and the window stays open
 */
export function openModal({ title, components }, submit) {
  const rows = components.map(textInput);
  const inputs = rows.filter((input) => input !== null);
  const problem = el("div", { class: "failure", role: "alert", hidden: true });
  const send = el(
    "button",
    { type: "submit", class: "button primary" },
    el("span", { class: "button-face" }, localized("Submit")),
    dots(),
  );
  const cancel = el(
    "button",
    { type: "button", class: "button quiet", onclick: () => dialog.close() },
    localized("Cancel"),
  );
  const form = el(
    "form",
    { class: "modal-form", novalidate: true, onsubmit },
    el(
      "header",
      { class: "modal-head" },
      el("h2", { id: `modal-${++serial}` }, title),
      el(
        "button",
        { type: "button", class: "icon-button", "aria-label": "Close", onclick: () => dialog.close() },
        icon("close"),
      ),
    ),
    el(
      "div",
      { class: "modal-fields" },
      rows.map((input) => input?.node ?? el("p", { class: "unsupported" }, "The playground cannot draw this part.")),
      problem,
    ),
    el("footer", { class: "modal-foot" }, cancel, send),
  );
  /** @type {HTMLDialogElement} */
  const dialog = el(
    "dialog",
    { class: "modal", "aria-labelledby": `modal-${serial}`, onclose: () => dialog.remove() },
    form,
  );

  /** @param {SubmitEvent} event */
  async function onsubmit(event) {
    event.preventDefault();
    const wrong = inputs.filter((input) => !input.check());
    if (wrong.length) return wrong[0].field.focus();
    problem.hidden = true;
    send.disabled = true;
    send.classList.add("busy");
    try {
      await submit(Object.fromEntries(inputs.map((input) => [input.id, input.field.value])));
      dialog.close();
    } catch (error) {
      problem.replaceChildren(icon("warning"), sentence(error));
      problem.hidden = false;
    }
    send.disabled = false;
    send.classList.remove("busy");
  }

  document.body.append(dialog);
  dialog.showModal();
  inputs[0]?.field.focus();
}

/**
 * Shows a window with anything in it.
 *
 * @param {string} title
 * @param {(close: () => void) => Node} content gets the function that closes the window
 */
export function openDialog(title, content) {
  /** @type {HTMLDialogElement} */
  const dialog = el(
    "dialog",
    { class: "modal wide", "aria-labelledby": `modal-${++serial}`, onclose: () => dialog.remove() },
    el(
      "header",
      { class: "modal-head" },
      el("h2", { id: `modal-${serial}` }, title),
      el(
        "button",
        { type: "button", class: "icon-button", "aria-label": "Close", onclick: () => dialog.close() },
        icon("close"),
      ),
    ),
  );
  const body = el(
    "div",
    { class: "modal-content" },
    content(() => dialog.close()),
  );
  dialog.append(body);
  document.body.append(dialog);
  dialog.showModal();
  focus(body.querySelector("[aria-pressed='true']") ?? body.querySelector("button"));
}

/**
 * One labelled text field, from an action row that holds a text input.
 *
 * @param {Component} row
 */
function textInput(row) {
  const component = row.components?.[0];
  if (component?.type !== 4) return null;
  const {
    custom_id: id,
    placeholder,
    value = "",
    required = true,
    min_length: min = 0,
    max_length: max = 4000,
  } = component;
  const name = `field-${++serial}`;
  const error = el("span", { class: "field-error", id: `${name}-error` });
  const attributes = {
    id: name,
    placeholder,
    maxlength: max,
    "aria-describedby": `${name}-error`,
    "aria-required": String(required),
  };
  const field =
    component.style === PARAGRAPH
      ? el("textarea", { ...attributes, rows: 4 })
      : el("input", { ...attributes, type: "text" });
  field.value = value;
  const node = el(
    "div",
    { class: "modal-field" },
    el("label", { for: name }, component.label, required && el("span", { class: "required", title: "required" }, " *")),
    field,
    error,
  );

  function check() {
    const length = [...field.value].length;
    error.textContent =
      required && length === 0
        ? localized("Please fill this in.")
        : length > 0 && length < min
          ? localized("Please write at least {0} characters.", min)
          : "";
    field.setAttribute("aria-invalid", String(error.textContent !== ""));
    return error.textContent === "";
  }
  return { id, field, node, check };
}
