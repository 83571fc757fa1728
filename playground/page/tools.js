// The drawer for developers and testers: what goes over the wire, faults, and the levers of a table. It is no part of what
// Discord's client has, so it stays shut until somebody asks for it.

import { el, icon } from "./dom.js";
import { levers } from "./levers.js";
import { operate, observe } from "./socket.js";
import { traffic } from "./traffic.js";
import { troubles } from "./faults.js";

const drawer = document.getElementById("tools");
const opener = document.getElementById("open-tools");
const status = el("div", { class: "tools-status", role: "status" });

let close = null;
let remember = () => {};

/** Uses a tool, and says what came of it. */
async function use(body, said) {
  status.dataset.tone = "fine";
  try {
    await operate(body);
    status.textContent = said;
  } catch (error) {
    status.dataset.tone = "error";
    status.textContent = error.message;
  }
}

const tabs = [
  { key: "traffic", label: "Traffic", page: traffic() },
  { key: "faults", label: "Faults", page: troubles(use) },
  { key: "table", label: "Table", page: levers(use) },
];
for (const tab of tabs) {
  tab.button = el(
    "button",
    {
      type: "button",
      class: "tab",
      role: "tab",
      id: `tab-${tab.key}`,
      "aria-controls": `tools-${tab.key}`,
      onclick: () => turnTo(tab),
      onkeydown: (event) => onTabKey(event, tab),
    },
    tab.label,
  );
  tab.panel = el(
    "div",
    { class: "tools-page", role: "tabpanel", id: `tools-${tab.key}`, "aria-labelledby": `tab-${tab.key}` },
    tab.page.node,
  );
}

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

function turnTo(tab) {
  for (const other of tabs) {
    const on = other === tab;
    other.button.setAttribute("aria-selected", String(on));
    other.button.tabIndex = on ? 0 : -1;
    other.panel.hidden = !on;
  }
  remember(tab.key);
}

function onTabKey({ key }, tab) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (!step) return;
  const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
  turnTo(next);
  next.button.focus();
}

function open(tab) {
  drawer.hidden = false;
  opener.setAttribute("aria-expanded", "true");
  status.textContent = "";
  turnTo(tab);
  close = observe((type, data) => {
    for (const { page } of tabs) page[type]?.(data);
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

/** Opens the drawer at `key`, if it names one of its pages; `keep(key)` is told which is open. */
export function startTools(key, keep) {
  remember = keep;
  const tab = tabs.find((one) => one.key === key);
  if (tab) open(tab);
}

/** The open channel or the person changed. */
export function drawTools() {
  for (const { page } of tabs) page.moved?.();
}
