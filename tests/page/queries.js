// What a person at the page sees: functions for the scripts of the tests.

const LEFT_ALONE = ["Hint", "How it went", "Rules", "Record", "Rematch", "Share", "The game as a GIF", "Move by move", "Refresh", "?", "Leave", "Lucky word", "More", "All cards", "Previous round", "Back to my cards"];

// The ply at which the board was drawn, from the id of a control.
function drawnAt() {
  const control = board().querySelector("[data-control]");
  return parseInt(control.getAttribute("data-control").split(":")[2], 36);
}

function inSight(node) {
  return node.checkVisibility({ visibilityProperty: true }) && !node.closest("[aria-hidden='true']");
}

function nameOf(node) {
  return (node.getAttribute("aria-label") ?? node.innerText ?? "").trim();
}

/** The newest control of this name that can be used. */
function named(name) {
  return [...document.querySelectorAll("button, a[href], summary, [role='button']")]
    .filter((node) => inSight(node) && !node.disabled && node.getAttribute("aria-disabled") !== "true" && nameOf(node) === name).at(-1) ?? null;
}

/** The newest message of a table that everybody sees. */
function board() {
  return [...document.querySelectorAll(".message:not(.ephemeral)")].filter((node) => node.querySelector("[data-control]")).at(-1) ?? null;
}

/** The player's own panels: private, with a table to see and something to use on them. */
function panels() {
  return [...document.querySelectorAll(".message.ephemeral")].filter((node) => node.querySelector(".embed") && node.querySelector("[data-control]"));
}

/** The newest of them. */
function panel() {
  return panels().at(-1) ?? null;
}

/** The people with the mark of those who are to act, in the row at the top. */
function toAct() {
  return [...document.querySelectorAll(".person.to-act .person-name")].map((node) => node.textContent);
}

function isToAct(name) {
  return toAct().includes(name);
}

function isOver() {
  return [...board()?.querySelectorAll("button") ?? []].some((button) => /^(Rematch|Play again)/.test(nameOf(button)));
}

/** Nothing waits for the bot. */
function isSettled() {
  return !document.querySelector("[data-control][aria-busy='true']");
}

/** Something that brings the table forward, chosen by two numbers between 0 and 1. */
function move(first, second) {
  const all = [board(), panel()].filter(Boolean).flatMap((message) => [...message.querySelectorAll("[data-control]")])
    .filter((node) => !node.disabled && node.getAttribute("aria-disabled") !== "true" && !LEFT_ALONE.includes(nameOf(node)) && !/I am back$|^Play again/.test(nameOf(node)));
  const finishing = all.filter((node) => node.classList.contains("success"));
  const ways = first < 0.5 && finishing.length ? finishing : all;
  return ways[Math.floor(second * ways.length)] ?? null;
}
