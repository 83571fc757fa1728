// @ts-check
// The roles of people: a small form that gives one, and a button for each that takes it away.

/** @import { UseTool } from "../types" */

import { el, refill } from "./dom.js";
import { labelled } from "./faults.js";
import { state } from "./state.js";

/**
 * Makes the section of the drawer.
 *
 * @param {UseTool} use
 */
export function roles(use) {
  const person = el("select", { class: "tools-input" });
  const name = el("input", {
    type: "text",
    class: "tools-input",
    maxlength: 100,
    placeholder: "Referee",
    list: "role-names",
    required: true,
  });
  const known = el("datalist", { id: "role-names" });
  const held = el("ul", { class: "role-list" });
  const form = el(
    "form",
    {
      class: "tools-bar",
      onsubmit: (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const role = name.value.trim();
        const who = state.people.find(({ id }) => id === person.value);
        if (!role || !who) return;
        use({ kind: "role", person_id: who.id, name: role, has: true }, `${who.name} has the role ${role}.`);
        name.value = "";
      },
    },
    labelled("Person", person),
    labelled("Role", name),
    el("button", { type: "submit", class: "button secondary small" }, "Give"),
    known,
  );
  const node = el("section", {}, el("h3", {}, "Roles"), form, held);

  function draw() {
    const chosen = person.value;
    person.replaceChildren(...state.people.map(({ id, name: own }) => el("option", { value: id }, own)));
    if (state.people.some(({ id }) => id === chosen)) person.value = chosen;
    known.replaceChildren(...state.roles.map(({ name: role }) => el("option", { value: role })));
    const rows = state.people.flatMap((who) =>
      state.roles
        .filter((role) => who.roles.includes(role.id))
        .map((role) =>
          el(
            "li",
            {},
            `${who.name}: ${role.name}`,
            el(
              "button",
              {
                type: "button",
                class: "button secondary small",
                "data-key": `${who.id} ${role.id}`,
                "aria-label": `Take the role ${role.name} away from ${who.name}`,
                onclick: () =>
                  use(
                    { kind: "role", person_id: who.id, name: role.name, has: false },
                    `${who.name} no longer has the role ${role.name}.`,
                  ),
              },
              "Take away",
            ),
          ),
        ),
    );
    refill(held, rows);
  }

  return { node, draw };
}
