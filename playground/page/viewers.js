// @ts-check
// Who sees the open channel: a switch for each person. The owner of the server sees every channel.

/** @import { ToolsStatus, UseTool } from "../types" */

import { el, focus } from "./dom.js";
import { channelById, channelName, DIRECT, state } from "./state.js";

/**
 * Makes the section of the drawer.
 *
 * @param {UseTool} use
 */
export function viewers(use) {
  const where = el("p", { class: "tools-note" });
  const switches = el("div", { class: "switches" });
  const node = el("section", {}, el("h3", {}, "Who sees this channel"), where, switches);

  /** @type {Pick<ToolsStatus, "hidden" | "owner">} */
  let known = { hidden: {}, owner: "" };

  function draw() {
    const channel = channelById(state.channel);
    const home = channelById(channel?.parent_id) ?? channel;
    if (!home || home.type === DIRECT) {
      where.textContent = home ? "Nobody but you sees your direct messages." : "";
      switches.replaceChildren();
      return;
    }
    where.textContent = `#${channelName(home)} and the threads under it. The owner of the server sees every channel.`;
    const hidden = known.hidden[home.id] ?? [];
    const focused = document.activeElement;
    const name = focused instanceof HTMLInputElement && switches.contains(focused) ? focused.name : "";
    switches.replaceChildren(
      ...state.people.map((person) =>
        el(
          "label",
          { class: "switch" },
          el("input", {
            type: "checkbox",
            role: "switch",
            name: `sees-${person.id}`,
            checked: !hidden.includes(person.id),
            disabled: person.id === known.owner,
            onchange: ({ target }) =>
              use(
                { kind: "view", channel_id: home.id, person_id: person.id, sees: target.checked },
                `${person.name} ${target.checked ? "sees" : "no longer sees"} #${channelName(home)}.`,
              ),
          }),
          el("span", {}, person.name),
        ),
      ),
    );
    if (name) focus(switches.querySelector(`[name="${name}"]`));
  }

  return {
    node,
    draw,
    /** @param {ToolsStatus} now */
    status(now) {
      known = now;
      draw();
    },
  };
}
