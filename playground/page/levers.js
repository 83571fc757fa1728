// @ts-check
// The controls of a table: time, playing by itself, the bot's permissions in the open channel, and who sees that channel.

/** @import { Tools, ToolsStatus, UseTool } from "../types" */

import { el } from "./dom.js";
import { roles } from "./roles.js";
import { viewers } from "./viewers.js";
import { channelById, channelName, state } from "./state.js";
import { channelSwitches } from "./switches.js";
import { labelled, number } from "./faults.js";

/** @type {[label: string, seconds: number][]} */
const STEPS = [
  ["1 minute", 60],
  ["10 minutes", 600],
  ["1 hour", 3600],
  ["24 hours", 86_400],
];
/** @type {[label: string, seconds: number][]} */
const UNITS = [
  ["minutes", 60],
  ["hours", 3600],
  ["days", 86_400],
];
/** @type {[label: string, seconds: number][]} */
const SPEEDS = [
  ["as fast as possible", 0],
  ["quick", 0.15],
  ["to watch", 0.8],
  ["slow", 2],
];

/**
 * Makes the page of the drawer.
 *
 * @param {UseTool} use
 */
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
      onclick: () => use({ kind: "stop" }, "The table waits for people again."),
    },
    "Stop",
  );
  const people = roles(use);
  const permissions = channelSwitches(
    "The bot's permissions here",
    "Direct messages have no permissions to take away.",
    (named) => `In ${named} and the threads under it.`,
    (home, named) =>
      kinds.map(({ key, label }) => ({
        name: key,
        label,
        checked: !(known.missing[home.id] ?? []).includes(key),
        turn: (on) =>
          use(
            { kind: "permission", channel_id: home.id, permission: key, allowed: on },
            `${label}: ${on ? "allowed" : "not allowed"} in ${named}.`,
          ),
      })),
  );
  const seers = viewers(use);
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
      el("p", { class: "tools-note" }, "The people at the newest table of this channel press buttons at random."),
      el("div", { class: "tools-bar" }, labelled("Speed", speed), begin, stop),
      playing,
    ),
    permissions.node,
    seers.node,
    people.node,
  );

  /** @type {Pick<ToolsStatus, "missing" | "playing">} */
  let known = { missing: {}, playing: { tables: [], ended: null } };
  /** @type {Tools["switches"]} */
  let kinds = [];

  /**
   * @param {number} seconds
   * @param {string} label
   */
  function move(seconds, label) {
    use({ kind: "clock", seconds }, `The clock moved on by ${label}.`);
  }

  function play() {
    use({ kind: "play", channel_id: state.channel, seconds: Number(speed.value) }, "The table plays by itself.");
  }

  function drawPlaying() {
    const { tables, ended } = known.playing;
    playing.textContent = tables.length
      ? tables
          .map(({ presses, channel_id: id }) => {
            const channel = channelById(id);
            return `#${channel ? channelName(channel) : "?"}: ${presses} presses so far`;
          })
          .join("; ")
      : (ended ?? "Nothing plays by itself.");
    stop.disabled = tables.length === 0;
  }

  return {
    node,
    /** @param {Tools} picture */
    tools(picture) {
      kinds = picture.switches;
      permissions.draw();
      people.draw();
    },
    /** @param {ToolsStatus} now */
    status(now) {
      known = now;
      ahead.textContent =
        now.ahead_ms < 1000
          ? "The clock shows the real time."
          : `The clock is ${span(now.ahead_ms)} ahead, for Discord and for the bot.`;
      drawPlaying();
      permissions.draw();
      seers.status(now);
    },
    moved() {
      permissions.draw();
      seers.draw();
      people.draw();
    },
  };
}

/** @param {number} ms */
function span(ms) {
  const minutes = Math.round(ms / 60_000);
  /** @type {[many: number, unit: string][]} */
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
