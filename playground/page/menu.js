// @ts-check
// A string select as Discord draws it: a box that opens a list. Focus stays on the box; the list follows with
// aria-activedescendant, so arrows, typing, Enter and Escape all work without the mouse.

/** @import { Component, SelectOption } from "../types" */

import { dots, el, icon, partialEmoji } from "./dom.js";
import { localized } from "./words.js";

const TYPING_PAUSE_MS = 700;
const ROOM_FOR_LIST_PX = 340;
let serial = 0;

/**
 * Draws a select (type 3).
 *
 * @param {Component} component
 * @param {(values: string[]) => void} send runs when the person has chosen: at once for a single choice, when the list
 *   closes for several
 */
export function menu(component, send) {
  const {
    options = [],
    min_values: min = 1,
    max_values: max = 1,
    placeholder = localized("Make a selection"),
  } = component;
  const several = max > 1;
  const listId = `menu-${++serial}`;
  let chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
  let sent = new Set(chosen);
  let active = -1;
  let typed = "";
  let typedAt = 0;

  const value = el("span", { class: "menu-value" });
  const box = el(
    "button",
    {
      type: "button",
      class: "menu-box",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": listId,
      "data-control": component.custom_id,
      disabled: component.disabled,
    },
    value,
    dots(),
    icon("chevron"),
  );
  const rows = options.map((option, at) =>
    el(
      "div",
      { class: "menu-option", role: "option", id: `${listId}-${at}` },
      option.emoji && el("span", { class: "option-emoji" }, partialEmoji(option.emoji)),
      el(
        "span",
        { class: "option-text" },
        el("span", {}, option.label),
        option.description && el("small", {}, option.description),
      ),
      el("span", { class: "option-mark", "aria-hidden": "true" }, icon("check")),
    ),
  );
  const count = el("span");
  const done = el(
    "button",
    { type: "button", class: "button primary small", onclick: () => close(true) },
    localized("Done"),
  );
  const list = el(
    "div",
    {
      class: "menu-list",
      role: "listbox",
      id: listId,
      "aria-label": placeholder,
      "aria-multiselectable": several ? "true" : null,
      hidden: true,
    },
    rows,
  );
  const foot = several && el("div", { class: "menu-foot" }, count, done);
  const pop = el("div", { class: several ? "menu-pop several" : "menu-pop", hidden: true }, list, foot);
  const root = el("div", { class: "menu" }, box, pop);

  function paint() {
    const picked = options.filter((option) => chosen.has(option.value));
    value.replaceChildren(
      ...(picked.length ? picked.map(chip) : [el("span", { class: "menu-placeholder" }, placeholder)]),
    );
    box.setAttribute(
      "aria-label",
      picked.length ? `${placeholder}: ${picked.map((option) => option.label).join(", ")}` : placeholder,
    );
    rows.forEach((row, at) => {
      const on = chosen.has(options[at].value);
      row.setAttribute("aria-selected", String(on));
      row.setAttribute("aria-disabled", String(several && !on && chosen.size >= max));
      row.classList.toggle("active", at === active);
    });
    if (active >= 0) box.setAttribute("aria-activedescendant", rows[active].id);
    else box.removeAttribute("aria-activedescendant");
    count.textContent =
      min === max
        ? localized("Choose {0} ({1} so far)", max, chosen.size)
        : localized("Choose {0} to {1} ({2} so far)", min, max, chosen.size);
    done.disabled = chosen.size < min;
  }

  function open() {
    if (!pop.hidden || box.getAttribute("aria-disabled") === "true") return;
    const frame = (root.closest(".log") ?? document.body).getBoundingClientRect();
    const place = box.getBoundingClientRect();
    const [below, above] = [frame.bottom - place.bottom, place.top - frame.top];
    const up = below < ROOM_FOR_LIST_PX && above > below;
    pop.classList.toggle("up", up);
    pop.style.setProperty("--room", `${Math.max(120, Math.min(ROOM_FOR_LIST_PX, up ? above : below) - 16)}px`);
    pop.hidden = list.hidden = false;
    box.setAttribute("aria-expanded", "true");
    active = Math.max(
      0,
      options.findIndex((option) => chosen.has(option.value)),
    );
    paint();
    rows[active].scrollIntoView({ block: "nearest" });
    document.addEventListener("pointerdown", outside, true);
  }

  /**
   * Closes the list; `commit` sends a finished choice of several, otherwise the old choice comes back.
   *
   * @param {boolean} commit
   */
  function close(commit) {
    if (pop.hidden) return;
    pop.hidden = list.hidden = true;
    box.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside, true);
    active = -1;
    const changed = chosen.size !== sent.size || [...chosen].some((one) => !sent.has(one));
    if (commit && changed && chosen.size >= min) submit();
    else chosen = new Set(sent);
    paint();
  }

  function submit() {
    sent = new Set(chosen);
    send(options.filter((option) => chosen.has(option.value)).map((option) => option.value));
  }

  /** @param {number} at */
  function take(at) {
    const { value: one } = options[at];
    if (several) {
      if (chosen.has(one)) chosen.delete(one);
      else if (chosen.size < max) chosen.add(one);
      active = at;
      paint();
      return;
    }
    chosen = new Set(min === 0 && chosen.has(one) ? [] : [one]);
    submit();
    close(false);
  }

  /** @param {PointerEvent} event */
  function outside(event) {
    if (!root.isConnected) document.removeEventListener("pointerdown", outside, true);
    else if (!root.contains(/** @type {Node} */ (event.target))) close(true);
  }

  /** @param {number} at */
  function go(at) {
    active = Math.max(0, Math.min(options.length - 1, at));
    paint();
    rows[active].scrollIntoView({ block: "nearest" });
  }

  /** @param {string} letter */
  function seek(letter) {
    typed = Date.now() - typedAt > TYPING_PAUSE_MS ? letter : typed + letter;
    typedAt = Date.now();
    const found = options.findIndex((option) => option.label.toLowerCase().startsWith(typed.toLowerCase()));
    if (found >= 0) go(found);
  }

  /** @param {KeyboardEvent} event */
  function keydown(event) {
    const { key } = event;
    if (pop.hidden) {
      if (!["ArrowDown", "ArrowUp", "Enter", " "].includes(key)) return;
      open();
    } else if (key === "ArrowDown") go(active + 1);
    else if (key === "ArrowUp") go(active - 1);
    else if (key === "Home") go(0);
    else if (key === "End") go(options.length - 1);
    else if (key === "Enter" || key === " ") take(active);
    else if (key === "Escape") close(false);
    else if (key === "Tab") return void close(true);
    else if (key.length === 1 && !event.ctrlKey && !event.metaKey) seek(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  box.addEventListener("click", () => (pop.hidden ? open() : close(true)));
  box.addEventListener("keydown", keydown);
  rows.forEach((row, at) => {
    // Keeps the focus on the box.
    row.addEventListener("pointerdown", (event) => event.preventDefault());
    row.addEventListener("pointermove", () => at !== active && go(at));
    row.addEventListener("click", () => take(at));
  });
  paint();
  return root;
}

/** @param {SelectOption} option */
function chip(option) {
  return el("span", { class: "menu-chip" }, option.emoji && partialEmoji(option.emoji), option.label);
}
