// @ts-check
// Faults on demand: a button for each fault, and those that are still pending.

/** @import { Id, Tools, ToolsStatus, UseTool } from "../types" */

import { el } from "./dom.js";
import { channelById, me, state } from "./state.js";

const GROUPS = [
  ["calls", "REST calls of the bot"],
  ["gateway", "The gateway"],
  ["interactions", "The next presses and commands"],
  ["channel", "The open channel"],
];

/**
 * Makes the page of the drawer.
 *
 * @param {UseTool} use
 */
export function faults(use) {
  const route = el("select", { class: "tools-input" });
  const times = number("1", { min: 1, max: 1000, step: 1 });
  const seconds = number("2", { min: 0, max: 600, step: "any" });
  const groups = el("div");
  const coming = el("ul", { class: "coming" });
  const node = el(
    "div",
    { class: "faults" },
    el(
      "div",
      { class: "tools-grid" },
      labelled("Which call", route, "wide"),
      labelled("How many", times),
      labelled("Seconds", seconds),
    ),
    el("section", {}, el("h3", {}, "Pending"), coming),
    groups,
  );

  /** @param {{ key: string, label: string }} button */
  function press({ key, label }) {
    const body = {
      kind: "fault",
      fault: key,
      route: route.value,
      times: Number(times.value) || 1,
      seconds: Number(seconds.value) || 0,
      channel_id: channelById(state.channel)?.id ?? "",
      person_id: me().id,
    };
    use(body, `Done: ${label}.`);
  }

  return {
    node,
    /** @param {Tools} picture */
    tools(picture) {
      route.replaceChildren(...picture.routes.map(({ route: value, label }) => el("option", { value }, label)));
      groups.replaceChildren(
        ...GROUPS.map(([group, heading]) =>
          el(
            "section",
            {},
            el("h3", {}, heading),
            el(
              "div",
              { class: "tools-buttons" },
              picture.faults
                .filter((one) => one.group === group)
                .map((one) =>
                  el(
                    "button",
                    { type: "button", class: "button secondary small", onclick: () => press(one) },
                    one.label,
                  ),
                ),
            ),
          ),
        ),
      );
    },
    /** @param {ToolsStatus} now */
    status(now) {
      const named = (/** @type {Id} */ id) => state.people.find((person) => person.id === id)?.name ?? "somebody";
      const lines = [
        ...now.pending.map(([path, left, what]) => `${what}: the next ${left} of ${path === "*" ? "any call" : path}`),
        now.doubled > 0 && `delivered twice: the next ${now.doubled}`,
        now.undecodable > 0 && `unreadable: the next ${now.undecodable}`,
        now.reversing > 0 && `delivered in the opposite order once they are there: the next ${now.reversing}`,
        now.late_ms !== null && `the next one comes ${now.late_ms / 1000} s late`,
        now.held > 0 && `held back now: ${now.held}`,
        now.deaf && "heartbeats are ignored",
        now.turns_away && "new connections are refused",
        ...now.closed_to_direct.map((id) => `${named(id)} takes no direct messages`),
      ].filter(Boolean);
      coming.replaceChildren(...(lines.length ? lines : ["nothing"]).map((line) => el("li", {}, line)));
    },
  };
}

/**
 * @param {string} value
 * @param {Record<string, string | number>} limits
 */
export function number(value, limits) {
  return el("input", { type: "number", class: "tools-input", value, ...limits });
}

/**
 * @param {string} text
 * @param {HTMLElement} control
 * @param {string} [extra]
 */
export function labelled(text, control, extra = "") {
  return el("label", { class: `tools-field ${extra}`.trim() }, el("span", {}, text), control);
}
