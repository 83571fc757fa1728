// @ts-check
// The people: the row at the top, in which one changes person, and the hint about it for newcomers.

/** @import { Id, Person } from "../types" */

import { languages } from "./commands.js";
import { avatar, byId, el, icon, refill } from "./dom.js";
import { openDialog, openModal } from "./modal.js";
import { waitsForRelease } from "./pressing.js";
import { act } from "./socket.js";
import { me, state, toActHere } from "./state.js";
import { localized, localizedWith } from "./words.js";

const HINT_SEEN = "playground-hint-seen";

/**
 * The person that the row was scrolled to and the hint was written for.
 *
 * @type {Id | null}
 */
let shown = null;

const row = byId("people");
/**
 * The list of languages in the row, and what it shows. It would close if it were made anew each time.
 *
 * @type {{ of: string, node: HTMLElement | null }}
 */
let language = { of: "", node: null };
const hint = byId("hint");

/** @param {Person} person */
export function addressOf(person) {
  return `/?as=${encodeURIComponent(person.name)}`;
}

/**
 * Draws the row. `become(name)` switches this window to that person.
 *
 * @param {(name: string) => void} become
 */
export function drawPeople(become) {
  if (waitsForRelease(row, () => drawPeople(become))) return;
  const who = `${me().id} ${me().locale}`;
  const of = `${who} ${languages()}`;
  if (language.of !== of) language = { of, node: languageMenu("only-wide") };
  const next = state.people[(state.people.findIndex((person) => person.id === me().id) + 1) % state.people.length];
  const scrolled = row.querySelector(".people-list")?.scrollLeft ?? 0;
  refill(
    row,
    el("span", { class: "people-label", id: "people-label" }, localized("You are")),
    el(
      "div",
      { class: "people-list", role: "group", "aria-labelledby": "people-label" },
      state.people.map((person) => personButton(person, become)),
      el(
        "button",
        {
          type: "button",
          class: "icon-button",
          "data-key": "add",
          "aria-label": "Add a person",
          title: "Add a person",
          onclick: () => addPerson(become),
        },
        icon("plus"),
      ),
    ),
    el(
      "button",
      {
        type: "button",
        class: "icon-button only-narrow",
        "data-key": "people",
        "aria-label": "Show everybody's name",
        title: "Show everybody's name",
        onclick: () => openPeople(become),
      },
      icon("people"),
    ),
    language.node,
    (next.id !== me().id &&
      el(
        "a",
        {
          class: "other-window",
          "data-key": "window",
          href: addressOf(next),
          target: "_blank",
          title: localized("Another window as {0}", next.name),
          "aria-label": localized("Another window as {0}", next.name),
        },
        icon("external"),
        el("span", {}, localized("Another window as {0}", next.name)),
      )) ||
      "",
  );
  const list = row.querySelector(".people-list");
  if (list) list.scrollLeft = scrolled;
  if (shown !== who)
    row.querySelector("[aria-pressed='true']")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  hint.hidden = localStorage.getItem(HINT_SEEN) !== null;
  if (shown !== who) drawHint();
  shown = who;
}

/**
 * @param {Person} person
 * @param {(name: string) => void} become
 */
function personButton(person, become) {
  const isMe = person.id === me().id;
  const toAct = toActHere().includes(person);
  return el(
    "button",
    {
      type: "button",
      class: toAct ? "person to-act" : "person",
      "aria-pressed": String(isMe),
      "data-key": person.id,
      title: `${isMe ? "You are" : "Become"} ${person.name}${toAct ? (isMe ? ", and it is your turn" : ", whose turn it is") : ""}`,
      onclick: () => isMe || change(person, become),
    },
    avatar(person),
    el("span", { class: "person-name" }, person.name),
    toAct && el("span", { class: "sr-only" }, " is to play"),
    badge(person),
  );
}

/** @param {Person} person */
function badge(person) {
  const pings = state.pinged.get(person.id)?.size ?? 0;
  if (!pings) return null;
  return el(
    "span",
    { class: "badge" },
    String(pings),
    el("span", { class: "sr-only" }, pings === 1 ? " ping" : " pings"),
  );
}

/**
 * A window with everybody's whole name, for screens on which the row has room for initials only.
 *
 * @param {(name: string) => void} become
 */
function openPeople(become) {
  openDialog(`${localized("You are")}…`, (close) => {
    const toAct = toActHere();
    const rows = state.people.map((person) =>
      el(
        "button",
        {
          type: "button",
          class: "person-row",
          "aria-pressed": String(person.id === me().id),
          onclick: () => {
            close();
            if (person.id !== me().id) change(person, become);
          },
        },
        avatar(person),
        el("span", { class: "person-whole-name" }, person.name),
        toAct.includes(person) && el("span", { class: "person-note" }, "to play"),
        badge(person),
      ),
    );
    const add = el(
      "button",
      {
        type: "button",
        class: "person-row",
        onclick: () => {
          close();
          addPerson(become);
        },
      },
      icon("plus"),
      el("span", {}, "Add a person"),
    );
    return el("div", { class: "person-rows" }, rows, add, languageMenu(""));
  });
}

/**
 * The language of the person at this window, as Discord's own client has one. There is none to choose while the bot speaks only English.
 *
 * @param {string} where
 */
function languageMenu(where) {
  const all = languages();
  if (all.length < 2) return null;
  const label = `The language of ${me().name}`;
  const options = all.map((locale) =>
    el("option", { value: locale, selected: locale === (me().locale ?? "en-US") }, languageName(locale)),
  );
  const box = el(
    "select",
    { class: `language ${where}`, "data-key": "language", "aria-label": label, title: label },
    options,
  );
  box.addEventListener("change", () =>
    act({ kind: "speak", locale: box.value }).catch(() => (box.value = me().locale ?? "en-US")),
  );
  return box;
}

/**
 * What a language calls itself, without a country: each is there once.
 * @param {string} locale
 */
function languageName(locale) {
  const { language } = new Intl.Locale(locale);
  const name = new Intl.DisplayNames([locale], { type: "language" }).of(language) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/**
 * After the first change nobody needs the hint.
 *
 * @param {Person} person
 * @param {(name: string) => void} become
 */
function change(person, become) {
  localStorage.setItem(HINT_SEEN, "yes");
  become(person.name);
}

/** @param {(name: string) => void} become */
function addPerson(become) {
  openModal(
    {
      title: "Add a person",
      components: [
        {
          type: 1,
          components: [
            { type: 4, custom_id: "name", label: "Name", style: 1, min_length: 1, max_length: 32, placeholder: "Gwen" },
          ],
        },
      ],
    },
    async ({ name }) => {
      await act({ kind: "person", name: name.trim() });
      become(name.trim());
    },
  );
}

function drawHint() {
  const close = el("button", { type: "button", class: "icon-button", "aria-label": "Close this hint" }, icon("close"));
  close.addEventListener("click", () => {
    localStorage.setItem(HINT_SEEN, "yes");
    hint.hidden = true;
  });
  hint.replaceChildren(
    el("span", {}, localizedWith("You are {0}. The others are at the top.", el("strong", {}, me().name))),
    close,
  );
}
