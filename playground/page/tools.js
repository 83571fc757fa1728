// @ts-check
// The drawer for developers and testers: traffic, faults, and the controls of a table. It is no part of what
// Discord's client has, so it is closed until somebody opens it.

/** @import { Act, Tab, ToolsPage } from "../types" */

import { byId, el, icon, sentence } from "./dom.js";
import { faults } from "./faults.js";
import { levers } from "./levers.js";
import { operate, observe } from "./socket.js";
import { traffic } from "./traffic.js";

const drawer = byId("tools");
const opener = byId("open-tools");
const status = el("div", { class: "tools-status", role: "status" });

/** @type {(() => void) | null} */
let close = null;
/** @type {(key: string | null) => void} */
let remember = () => {};

/**
 * Uses a tool, and says what came of it.
 *
 * @param {Act} body
 * @param {string} said
 */
async function use(body, said) {
  status.dataset.tone = "fine";
  try {
    await operate(body);
    status.textContent = said;
  } catch (error) {
    status.dataset.tone = "error";
    status.textContent = sentence(error);
  }
}

/**
 * @param {string} key
 * @param {string} label
 * @param {ToolsPage} page
 * @returns {Tab}
 */
function makeTab(key, label, page) {
  /** @type {HTMLButtonElement} */
  const button = el(
    "button",
    {
      type: "button",
      class: "tab",
      role: "tab",
      id: `tab-${key}`,
      "aria-controls": `tools-${key}`,
      onclick: () => turnTo(tab),
      onkeydown: (/** @type {KeyboardEvent} */ event) => onTabKey(event, tab),
    },
    label,
  );
  const panel = el(
    "div",
    { class: "tools-page", role: "tabpanel", id: `tools-${key}`, "aria-labelledby": `tab-${key}` },
    page.node,
  );
  /** @type {Tab} */
  const tab = { key, page, button, panel };
  return tab;
}

const tabs = [
  makeTab("traffic", "Traffic", traffic()),
  makeTab("faults", "Faults", faults(use)),
  makeTab("table", "Table", levers(use)),
];

opener.append(icon("wrench"));
opener.addEventListener("click", () => (close ? shut() : open(tabs[0])));
drawer.append(
  el(
    "header",
    { class: "tools-head" },
    el(
      "div",
      { class: "tabs", role: "tablist", "aria-label": "Tools for developers" },
      tabs.map((tab) => tab.button),
    ),
    el(
      "button",
      { type: "button", class: "icon-button", "aria-label": "Close the tools", onclick: shut },
      icon("close"),
    ),
  ),
  status,
  ...tabs.map((tab) => tab.panel),
);
drawer.addEventListener("keydown", (event) => {
  if (event.key === "Escape") shut();
});

/** @param {Tab} tab */
function turnTo(tab) {
  for (const other of tabs) {
    const on = other === tab;
    other.button.setAttribute("aria-selected", String(on));
    other.button.tabIndex = on ? 0 : -1;
    other.panel.hidden = !on;
  }
  remember(tab.key);
}

/**
 * @param {KeyboardEvent} event
 * @param {Tab} tab
 */
function onTabKey({ key }, tab) {
  const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  if (!step) return;
  const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
  turnTo(next);
  next.button.focus();
}

/** @param {Tab} tab */
function open(tab) {
  drawer.hidden = false;
  opener.setAttribute("aria-expanded", "true");
  status.textContent = "";
  turnTo(tab);
  close = observe((type, data) => {
    for (const { page } of tabs) page[/** @type {"tools" | "status" | "exchange"} */ (type)]?.(data);
  });
}

function shut() {
  close?.();
  close = null;
  drawer.hidden = true;
  opener.setAttribute("aria-expanded", "false");
  remember(null);
  opener.focus();
}

/**
 * Opens the drawer at `key`, if it names one of its pages.
 *
 * @param {string | null} key
 * @param {(key: string | null) => void} keep gets the page that is open
 */
export function startTools(key, keep) {
  remember = keep;
  const tab = tabs.find((one) => one.key === key);
  if (tab) open(tab);
}

/** The open channel or the person changed. */
export function drawTools() {
  for (const { page } of tabs) page.moved?.();
}
