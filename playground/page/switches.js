// @ts-check
// A section of the drawer with switches for the open channel.

/** @import { Channel } from "../types" */

import { el, refill } from "./dom.js";
import { answersOnly, channelById, channelName, DIRECT, state } from "./state.js";

/**
 * One switch.
 *
 * @typedef {{ name: string, label: string, checked: boolean, disabled?: boolean, turn: (on: boolean) => void }} Switch
 */

/**
 * Makes the section. A thread counts as its channel.
 *
 * @param {string} title
 * @param {string} direct What is said in a direct message, which has no such switches.
 * @param {(named: string) => string} note What is said of a channel with this name.
 * @param {(home: Channel, named: string) => Switch[]} switchesOf
 */
export function channelSwitches(title, direct, note, switchesOf) {
  const where = el("p", { class: "tools-note" });
  const switches = el("div", { class: "switches" });
  const node = el("section", {}, el("h3", {}, title), where, switches);

  function draw() {
    const channel = channelById(state.channel);
    const home = channelById(channel?.parent_id) ?? channel;
    if (!home || home.type === DIRECT || answersOnly(home)) {
      const elsewhere = home?.type === DIRECT ? direct : `${state.bot.name} is not a member here.`;
      where.textContent = home ? elsewhere : "";
      refill(switches);
      return;
    }
    const named = `#${channelName(home)}`;
    where.textContent = note(named);
    refill(
      switches,
      switchesOf(home, named).map(({ name, label, checked, disabled = false, turn }) =>
        el(
          "label",
          { class: "switch" },
          el("input", {
            type: "checkbox",
            role: "switch",
            name,
            "data-key": name,
            checked,
            disabled,
            onchange: ({ target }) => turn(target.checked),
          }),
          el("span", {}, label),
        ),
      ),
    );
  }

  return { node, draw };
}
