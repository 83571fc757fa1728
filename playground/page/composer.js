// @ts-check
// The message box. Plain text is posted; a slash opens the list of commands; a chosen command becomes a chip with a small
// field for each of its options.

/** @import { Act, CommandOption, Field, Id, OptionValue, Runnable } from "../types" */

import { accepts, offered, parseTyped, search, valueOf } from "./commands.js";
import { avatar, byId, dots, el, icon, sentence } from "./dom.js";
import { games, openGames } from "./games.js";
import { interact } from "./interactions.js";
import { act } from "./socket.js";
import { channelById, channelName, DIRECT, GROUP, mayUseCommands, me, messagesOf, state } from "./state.js";
import { suggestions } from "./suggestions.js";
import { localized } from "./words.js";

const COMPLETE_PAUSE_MS = 120;
const TALLEST_TEXT_PX = 200;

const form = /** @type {HTMLFormElement} */ (byId("composer"));
const list = suggestions();
const status = el("div", { class: "composer-status", role: "alert" });
const combobox = {
  role: "combobox",
  "aria-autocomplete": "list",
  "aria-expanded": "false",
  "aria-controls": "suggestions",
};
const text = el("textarea", {
  id: "composer-text",
  rows: 1,
  maxlength: 2000,
  ...combobox,
  oninput: onText,
  onkeydown: onTextKey,
});
const fieldBox = el("div", { class: "composer-fields", hidden: true });
const slash = el(
  "button",
  {
    type: "button",
    class: "icon-button",
    "aria-label": "Show the commands",
    title: "Commands",
    onclick: () => openPalette("/"),
  },
  icon("slash"),
);
const starter = el(
  "button",
  {
    type: "button",
    class: "starter",
    hidden: true,
    onclick: () => openGames(start),
  },
  icon("die"),
  el("span"),
);
const cancel = el(
  "button",
  {
    type: "button",
    class: "icon-button",
    "aria-label": "Leave this command",
    title: "Leave this command",
    hidden: true,
    onclick: leave,
  },
  icon("close"),
);
const send = el(
  "button",
  { type: "submit", class: "icon-button send", "aria-label": "Send", title: "Send" },
  icon("send"),
);

/**
 * The command that is being filled in, or null while plain text is typed.
 *
 * @type {Runnable | null}
 */
let chosen = null;
/** @type {Field[]} */
let fields = [];
let tail = el("input");
let completions = 0;
/**
 * What was typed in other channels.
 *
 * @type {Map<Id | null, string>}
 */
const drafts = new Map();
/**
 * The channel whose text is in the box.
 *
 * @type {Id | null}
 */
let channelOfText = null;

form.append(list.node, status, el("div", { class: "composer-box" }, slash, text, fieldBox, starter, cancel, send));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (chosen) runChosen();
  else say();
});
form.addEventListener("focusout", ({ relatedTarget }) => {
  if (!form.contains(/** @type {Node | null} */ (relatedTarget))) list.hide();
});

/** The open channel changed; a draft stays with its channel. */
export function nameChannel() {
  if (channelOfText !== state.channel) {
    drafts.set(channelOfText, text.value);
    leave();
    report("");
    text.value = drafts.get(state.channel) ?? "";
    channelOfText = state.channel;
    grow();
  }
  const channel = channelById(state.channel);
  const name = channel && `${channel.type === GROUP ? "" : channel.type === DIRECT ? "@" : "#"}${channelName(channel)}`;
  text.placeholder = name ? localized("Message {0}, or type /", name) : "There is no channel here yet";
  text.setAttribute("aria-label", name ? `${text.placeholder} for commands` : text.placeholder);
}

/**
 * Runs a command at once, or opens it here when it needs options.
 *
 * @param {Runnable} command
 * @param {Record<string, OptionValue>} [options]
 */
export async function start(command, options = {}) {
  if (command.options.some((option) => option.required && !(option.name in options))) choose(command);
  else await run(command, options);
}

/**
 * Opens the list of commands with `typed` already there.
 *
 * @param {string} typed
 */
export function openPalette(typed) {
  leave();
  text.value = typed;
  text.focus();
  onText();
}

/** Forgets what was typed and reported: another person is at this window now. */
export function clearComposer() {
  leave();
  drafts.clear();
  channelOfText = null;
  text.value = "";
  report("");
  grow();
}

/**
 * @param {string} message
 * @param {"error" | "busy"} [tone]
 */
function report(message, tone = "error") {
  status.replaceChildren(...(message ? [tone === "error" ? icon("warning") : dots(), message] : []));
  status.dataset.tone = tone;
}

function grow() {
  text.style.height = "auto";
  text.style.height = `${Math.min(text.scrollHeight, TALLEST_TEXT_PX)}px`;
}

// --- plain text and the list of commands ---

function onText() {
  grow();
  report("");
  if (!text.value.startsWith("/")) return list.hide();
  const whole = parseTyped(text.value);
  if (whole) return choose(whole.command, whole.typed);
  const found = search(text.value.slice(1));
  list.show(
    text,
    found.length ? localized("Commands") : localized("No command has this name"),
    found.map((command) => ({
      label: `/${command.name}`,
      detail: command.description,
      choose: () => choose(command),
    })),
    0,
  );
}

/** @param {KeyboardEvent} event */
function onTextKey(event) {
  if (list.keydown(event)) return event.preventDefault();
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    form.requestSubmit();
  }
}

async function say() {
  const content = text.value.trim();
  if (!content) return;
  if (content.startsWith("/")) {
    const whole = parseTyped(`${content} `);
    if (!whole) return report(localized("There is no such command. Type / to see them all."));
    choose(whole.command, whole.typed);
    return runChosen();
  }
  const [channel, writer] = [state.channel, me().id];
  text.value = "";
  grow();
  try {
    await act({ kind: "say", channel_id: channel, content });
  } catch (error) {
    report(sentence(error));
    if (writer !== me().id) return;
    if (channel !== state.channel) drafts.set(channel, drafts.get(channel) || content);
    else text.value ||= content;
    grow();
  }
}

// --- a chosen command and its options ---

/**
 * @param {Runnable} command
 * @param {[name: string, value: string][]} [typed]
 */
function choose(command, typed = []) {
  chosen = command;
  fields = [];
  tail = el("input", {
    class: "field-tail",
    type: "text",
    ...combobox,
    "aria-label": `/${command.name}: add an option, or press Enter to send`,
    oninput: onTail,
    onfocus: onTail,
    onkeydown: onTailKey,
  });
  fieldBox.replaceChildren(el("span", { class: "command-chip" }, `/${command.name}`), tail);
  showFields(true);
  report("");
  for (const option of command.options.filter((one) => one.required)) addField(option);
  for (const [name, value] of typed) {
    const option = command.options.find((one) => one.name === name);
    if (option) (fields.find((field) => field.option === option) ?? addField(option)).input.value = value;
  }
  fields.forEach(fit);
  focusNext();
}

function leave() {
  chosen = null;
  fields = [];
  list.hide();
  showFields(false);
  text.value = "";
  grow();
}

/** Once messages have pushed the cards of the welcome out of view, a button offers them. */
export function drawStarter() {
  const another = localized("Start another game");
  starter.title = another;
  starter.setAttribute("aria-label", another);
  starter.lastElementChild?.replaceChildren(another);
  starter.hidden = chosen !== null || !messagesOf(state.channel).length || !games().length || !mayUseCommands();
}

/** @param {boolean} on */
function showFields(on) {
  fieldBox.hidden = cancel.hidden = !on;
  text.hidden = slash.hidden = on;
  drawStarter();
}

/** Where one types: the message, or the command that is being filled in. */
export function focusComposer() {
  if (chosen) focusNext();
  else text.focus();
}

/** Focuses the first empty required field, otherwise the end, where Enter sends. */
function focusNext() {
  (fields.find((field) => field.option.required && !field.input.value)?.input ?? tail).focus();
}

/** @param {CommandOption} option */
function addField(option) {
  const input = el("input", {
    type: "text",
    ...combobox,
    "aria-label": `${option.name}: ${option.description}`,
    "aria-required": String(Boolean(option.required)),
  });
  const node = el("label", { class: "field" }, el("span", { class: "field-name" }, option.name), input);
  /** @type {Field} */
  const field = { option, input, node, picked: null };
  input.addEventListener("input", () => onField(field));
  input.addEventListener("focus", () => onField(field));
  input.addEventListener("keydown", (event) => onFieldKey(event, field));
  fields.push(field);
  tail.before(field.node);
  tail.placeholder = "";
  fit(field);
  return field;
}

/** @param {Field} field */
function removeField(field) {
  const at = fields.indexOf(field);
  fields.splice(at, 1);
  field.node.remove();
  (fields[at - 1]?.input ?? tail).focus();
}

/**
 * Makes the field as wide as its text.
 *
 * @param {Field} field
 */
function fit({ input }) {
  input.style.width = `${Math.max(3, input.value.length + 1)}ch`;
}

/** @param {Field} field */
function onField(field) {
  const { option, input } = field;
  fit(field);
  report("");
  field.node.classList.remove("wrong");
  const heading = `${option.name}: ${option.description} (${accepts(option)})`;
  const take = (/** @type {string} */ label, /** @type {OptionValue} */ value) => {
    input.value = label;
    field.picked = { label, value };
    fit(field);
    focusNext();
  };
  const closed = offered(option);
  if (option.autocomplete) return completeSoon(field, heading, take);
  const wanted = input.value.trim().toLowerCase();
  const fitting = (closed ?? []).filter(({ label }) => label.toLowerCase().includes(wanted));
  const done = fitting.length === 1 && fitting[0].label.toLowerCase() === wanted;
  if (!closed || done) return list.show(input, heading, [], -1);
  list.show(
    input,
    heading,
    fitting.map(({ label, value, person }) => ({
      label,
      picture: person && avatar(person),
      choose: () => take(label, value),
    })),
    wanted ? 0 : -1,
  );
}

/**
 * Asks the bot for choices once the typing pauses; an outdated answer is dropped.
 *
 * @param {Field} field
 * @param {string} heading
 * @param {(label: string, value: OptionValue) => void} take
 */
function completeSoon(field, heading, take) {
  const ticket = ++completions;
  setTimeout(async () => {
    if (ticket !== completions || !chosen) return;
    const { option, input } = field;
    try {
      /** @type {{ choices: { name: string, value: OptionValue }[] }} */
      const { choices } = await act({
        kind: "complete",
        channel_id: state.channel,
        name: chosen.name,
        option: option.name,
        text: input.value,
        options: filled(field),
      });
      if (ticket !== completions || document.activeElement !== input) return;
      const same = choices.length === 1 && choices[0].name === input.value;
      list.show(
        input,
        heading,
        same ? [] : choices.map(({ name, value }) => ({ label: name, choose: () => take(name, value) })),
        input.value ? 0 : -1,
      );
    } catch (error) {
      if (ticket === completions) report(sentence(error));
    }
  }, COMPLETE_PAUSE_MS);
}

/**
 * The values that are valid so far, for autocomplete; `except` is the field being completed.
 *
 * @param {Field} except
 */
function filled(except) {
  /** @type {Record<string, OptionValue>} */
  const values = {};
  for (const field of fields) {
    if (field === except) continue;
    try {
      values[field.option.name] = fieldValue(field);
    } catch {
      // Half-typed values are left out.
    }
  }
  return values;
}

/** @param {Field} field */
function fieldValue({ option, input, picked }) {
  return picked && picked.label === input.value ? picked.value : valueOf(option, input.value);
}

/**
 * @param {KeyboardEvent} event
 * @param {Field} field
 */
function onFieldKey(event, field) {
  if (list.keydown(event)) return event.preventDefault();
  if (event.key === "Escape") return (leave(), text.focus());
  if (event.key !== "Backspace" || field.input.value) return;
  event.preventDefault();
  if (!field.option.required) removeField(field);
  else stepBack(field.input);
}

/**
 * Backspace in an empty field: goes to the field before, or back to the list of commands.
 *
 * @param {HTMLInputElement} input
 */
function stepBack(input) {
  const at = fields.findIndex((field) => field.input === input);
  const before = fields[(at < 0 ? fields.length : at) - 1];
  if (before) before.input.focus();
  else openPalette(`/${chosen?.name ?? ""}`);
}

// --- the end of the line: more options, or Enter ---

function onTail() {
  if (!chosen) return;
  const left = chosen.options.filter((option) => !fields.some((field) => field.option === option));
  tail.placeholder =
    fields.length || tail.value
      ? ""
      : left.length
        ? localized("Enter sends, or add an option")
        : localized("Enter sends");
  const typed = tail.value.trim().replace(/:$/, "").toLowerCase();
  const exact = left.find((option) => option.name === typed);
  if (exact && tail.value.endsWith(":")) return addOption(exact);
  const fitting = left.filter((option) => option.name.includes(typed));
  if (!fitting.length) return list.hide();
  list.show(
    tail,
    localized("Options"),
    fitting.map((option) => ({
      label: option.name,
      detail: option.description,
      note: accepts(option),
      choose: () => addOption(option),
    })),
    typed ? 0 : -1,
  );
}

/** @param {CommandOption} option */
function addOption(option) {
  tail.value = "";
  addField(option).input.focus();
}

/** @param {KeyboardEvent} event */
function onTailKey(event) {
  if (list.keydown(event)) return event.preventDefault();
  if (event.key === "Escape") return (leave(), text.focus());
  if (event.key === "Backspace" && !tail.value) {
    event.preventDefault();
    stepBack(tail);
  }
}

// --- sending ---

function runChosen() {
  if (!chosen) return;
  if (tail.value.trim()) return report(localized("/{0} has no option “{1}”.", chosen.name, tail.value.trim()));
  /** @type {Record<string, OptionValue>} */
  const options = {};
  for (const field of fields) {
    if (!field.input.value.trim() && !field.option.required) continue;
    try {
      options[field.option.name] = fieldValue(field);
    } catch (error) {
      field.node.classList.add("wrong");
      field.input.focus();
      return report(sentence(error));
    }
  }
  run(chosen, options);
}

/**
 * @param {Runnable} command
 * @param {Record<string, OptionValue>} options
 */
async function run(command, options) {
  list.hide();
  await submit(`/${command.name}`, { kind: "slash", channel_id: state.channel, name: command.name, options }, () => {
    const refocus = form.contains(document.activeElement);
    if (chosen === command) leave();
    if (refocus) text.focus();
  });
}

/**
 * Sends a command, and reports what becomes of it.
 *
 * @param {string} label
 * @param {Act} body
 * @param {() => void} [sent] runs when it is on its way
 */
export async function submit(label, body, sent = () => {}) {
  report(localized("Sending {0}", label), "busy");
  try {
    const result = await interact(body, sent);
    report(result.kind === "failed" ? `${label}: ${result.text}` : "");
  } catch (error) {
    report(sentence(error));
  }
}
