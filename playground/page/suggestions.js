// @ts-check
// The list above the message box: commands, options, choices, people. The focus stays in the field that is typed in;
// the list follows with aria-activedescendant.

/** @import { Suggestion } from "../types" */

import { el } from "./dom.js";

/** Makes the list. */
export function suggestions() {
  const list = el("div", { class: "suggestion-list", role: "listbox", id: "suggestions", "aria-label": "Suggestions" });
  const title = el("div", { class: "suggestion-title" });
  const node = el("div", { class: "suggestions", hidden: true }, title, list);
  /** @type {Suggestion[]} */
  let items = [];
  /** @type {HTMLElement[]} */
  let rows = [];
  let active = -1;
  /** @type {HTMLElement | null} */
  let field = null;

  /**
   * Shows a list, perhaps an empty one, under a heading.
   *
   * @param {HTMLElement} input the field that is being typed in
   * @param {string} heading
   * @param {Suggestion[]} shown
   * @param {number} first the row that is highlighted at once, -1 for none
   */
  function show(input, heading, shown, first) {
    hide();
    field = input;
    items = shown;
    title.textContent = heading;
    rows = items.map((item, at) =>
      el(
        "div",
        {
          class: "suggestion",
          role: "option",
          id: `suggestion-${at}`,
          "aria-selected": "false",
          // Keeps the focus in the field.
          onpointerdown: (event) => event.preventDefault(),
          onclick: () => item.choose(),
        },
        item.picture,
        el("span", { class: "suggestion-label" }, item.label),
        item.detail && el("span", { class: "suggestion-detail" }, item.detail),
        item.note && el("span", { class: "suggestion-note" }, item.note),
      ),
    );
    list.replaceChildren(...rows);
    node.hidden = false;
    list.hidden = shown.length === 0;
    input.setAttribute("aria-expanded", String(!list.hidden));
    list.scrollTop = 0;
    mark(shown.length ? first : -1);
  }

  function hide() {
    node.hidden = true;
    items = [];
    active = -1;
    field?.setAttribute("aria-expanded", "false");
    field?.removeAttribute("aria-activedescendant");
  }

  /** @param {number} at */
  function mark(at) {
    rows[active]?.setAttribute("aria-selected", "false");
    active = at;
    if (active < 0) return;
    rows[active].setAttribute("aria-selected", "true");
    rows[active].scrollIntoView({ block: "nearest" });
    field?.setAttribute("aria-activedescendant", rows[active].id);
  }

  /**
   * Handles a key pressed in the field; true when the list took it.
   * @param {KeyboardEvent} event
   */
  function keydown({ key, shiftKey, isComposing }) {
    if (node.hidden || isComposing) return false;
    if (key === "Escape") hide();
    else if (!items.length) return false;
    else if (key === "ArrowDown") mark((active + 1) % items.length);
    else if (key === "ArrowUp") mark((active <= 0 ? items.length : active) - 1);
    else if ((key === "Enter" || key === "Tab") && !shiftKey && active >= 0) items[active].choose();
    else return false;
    return true;
  }

  return { node, show, hide, keydown };
}
