// The levers of a table: time, play by itself, and what the bot is allowed in the open channel.

import { el } from "./dom.js";
import { channelById, channelName, DIRECT, state } from "./state.js";
import { labelled, number } from "./faults.js";

const STEPS = [
  ["1 minute", 60],
  ["10 minutes", 600],
  ["1 hour", 3600],
  ["24 hours", 86_400],
];
const UNITS = [
  ["minutes", 60],
  ["hours", 3600],
  ["days", 86_400],
];
const SPEEDS = [
  ["as fast as it goes", 0],
  ["quick", 0.15],
  ["to watch", 0.8],
  ["slow", 2],
];

/** Makes the page of the drawer; `use(body, said)` uses a tool. */
export function levers(use) {
  const ahead = el("p", { class: "tools-note" });
  const amount = number("3", { min: 0, max: 9999, step: "any" });
  const unit = el(
    "select",
    { class: "tools-input", "aria-label": "Unit" },
    UNITS.map(([label, seconds]) => el("option", { value: seconds }, label)),
  );
  const speed = el(
    "select",
    { class: "tools-input" },
    SPEEDS.map(([label, seconds]) => el("option", { value: seconds, selected: seconds === 0.8 }, label)),
  );
  const playing = el("p", { class: "tools-note", role: "status" });
  const begin = el(
    "button",
    { type: "button", class: "button primary small", onclick: () => play() },
    "Play by itself",
  );
  const stop = el(
    "button",
    {
      type: "button",
      class: "button secondary small",
      onclick: () => use({ kind: "stop" }, "It waits for people again."),
    },
    "Stop",
  );
  const switches = el("div", { class: "switches" });
  const where = el("p", { class: "tools-note" });
  const node = el(
    "div",
    { class: "levers" },
    el(
      "section",
      {},
      el("h3", {}, "Time"),
      ahead,
      el(
        "div",
        { class: "tools-buttons" },
        STEPS.map(([label, seconds]) =>
          el(
            "button",
            { type: "button", class: "button secondary small", onclick: () => move(seconds, label) },
            `+ ${label}`,
          ),
        ),
      ),
      el(
        "form",
        {
          class: "tools-bar",
          onsubmit: (event) => {
            event.preventDefault();
            move(Number(amount.value) * Number(unit.value), `${amount.value} ${unit.selectedOptions[0].label}`);
          },
        },
        labelled("Or", amount),
        unit,
        el("button", { type: "submit", class: "button secondary small" }, "Move on"),
      ),
    ),
    el(
      "section",
      {},
      el("h3", {}, "Play by itself"),
      el(
        "p",
        { class: "tools-note" },
        "The people at the newest table of this channel press at random whatever they may press.",
      ),
      el("div", { class: "tools-bar" }, labelled("Speed", speed), begin, stop),
      playing,
    ),
    el("section", {}, el("h3", {}, "What the bot may do here"), where, switches),
  );

  let known = { missing: {}, playing: { tables: [], ended: null } };
  let kinds = [];

  function move(seconds, label) {
    use({ kind: "clock", seconds }, `The clock moved on by ${label}.`);
  }

  function play() {
    use({ kind: "play", channel_id: state.channel, seconds: Number(speed.value) }, "The table plays by itself.");
  }

  function drawSwitches() {
    const channel = channelById(state.channel);
    const home = channelById(channel?.parent_id) ?? channel;
    where.textContent = !channel
      ? ""
      : channel.type === DIRECT
        ? "Direct messages have no permissions to take away."
        : `In #${channelName(home)} and the threads under it.${state.commands.some(({ name }) => name === "doctor") ? " /doctor says what the bot makes of it." : ""}`;
    if (!home || channel.type === DIRECT) return switches.replaceChildren();
    const missing = known.missing[home.id] ?? [];
    const focused = switches.contains(document.activeElement) ? document.activeElement.name : null;
    switches.replaceChildren(
      ...kinds.map(({ key, label }) =>
        el(
          "label",
          { class: "switch" },
          el("input", {
            type: "checkbox",
            role: "switch",
            name: key,
            checked: !missing.includes(key),
            onchange: ({ target }) =>
              use(
                { kind: "permission", channel_id: home.id, permission: key, allowed: target.checked },
                `${label}: ${target.checked ? "allowed" : "not allowed"} in #${channelName(home)}.`,
              ),
          }),
          el("span", {}, label),
        ),
      ),
    );
    if (focused) switches.querySelector(`[name="${focused}"]`)?.focus();
  }

  function drawPlaying() {
    const { tables, ended } = known.playing;
    playing.textContent = tables.length
      ? tables
          .map(
            ({ presses, channel_id: id }) =>
              `#${channelName(channelById(id) ?? { name: "?" })}: ${presses} presses so far`,
          )
          .join("; ")
      : (ended ?? "Nothing plays by itself.");
    stop.disabled = tables.length === 0;
  }

  return {
    node,
    tools(picture) {
      kinds = picture.switches;
      drawSwitches();
    },
    status(now) {
      known = now;
      ahead.textContent =
        now.ahead_ms < 1000
          ? "The clock shows the real time."
          : `The clock is ${span(now.ahead_ms)} ahead, for Discord and for the bot.`;
      drawPlaying();
      drawSwitches();
    },
    moved: drawSwitches,
  };
}

function span(ms) {
  const minutes = Math.round(ms / 60_000);
  const parts = [
    [Math.floor(minutes / 1440), "d"],
    [Math.floor(minutes / 60) % 24, "h"],
    [minutes % 60, "min"],
  ];
  return (
    parts
      .filter(([many]) => many > 0)
      .map(([many, name]) => `${many} ${name}`)
      .join(" ") || "less than a minute"
  );
}
