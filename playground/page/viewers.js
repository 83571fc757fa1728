// @ts-check
// Who sees the open channel: a switch for each person. The owner of the server sees every channel.

/** @import { ToolsStatus, UseTool } from "../types" */

import { state } from "./state.js";
import { channelSwitches } from "./switches.js";

/**
 * Makes the section of the drawer.
 *
 * @param {UseTool} use
 */
export function viewers(use) {
  /** @type {Pick<ToolsStatus, "hidden" | "owner">} */
  let known = { hidden: {}, owner: "" };

  const { node, draw } = channelSwitches(
    "Who sees this channel",
    "Nobody but you sees your direct messages.",
    (named) => `${named} and the threads under it. The owner of the server sees every channel.`,
    (home, named) =>
      state.people.map((person) => ({
        name: `sees-${person.id}`,
        label: person.name,
        checked: !(known.hidden[home.id] ?? []).includes(person.id),
        disabled: person.id === known.owner,
        turn: (on) =>
          use(
            { kind: "view", channel_id: home.id, person_id: person.id, sees: on },
            `${person.name} ${on ? "sees" : "no longer sees"} ${named}.`,
          ),
      })),
  );

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
