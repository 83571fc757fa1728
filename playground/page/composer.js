// The box at the bottom. Plain text is said; a slash opens the list of commands; a chosen command becomes a chip with
// one small field for each of its options.

import { accepts, offered, parseTyped, search, valueOf } from "./commands.js";
import { avatar, el, icon } from "./dom.js";
import { outcome } from "./interactions.js";
import { act } from "./socket.js";
import { channelById, channelName, DIRECT, state } from "./state.js";
import { suggestions } from "./suggestions.js";

const COMPLETE_PAUSE_MS = 120;
const TALLEST_TEXT_PX = 200;

const form = document.getElementById("composer");
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

// The command being filled in, with its fields, or null while plain text is typed.
let chosen = null;
let fields = [];
let tail = null;
let completions = 0;
// What was typed in other channels, and the channel whose text is in the box.
const drafts = new Map();
let channelOfText = null;

form.append(list.node, status, el("div", { class: "composer-box" }, slash, text, fieldBox, cancel, send));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (chosen) runChosen();
  else say();
});
form.addEventListener("focusout", ({ relatedTarget }) => {
  if (!form.contains(relatedTarget)) list.hide();
});

/** The open channel changed; what was typed stays with the channel it was typed in. */
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
  text.placeholder = channel
    ? `Message ${channel.type === DIRECT ? "@" : "#"}${channelName(channel)}, or type / for commands`
    : "There is no channel here yet";
  text.setAttribute("aria-label", text.placeholder);
}

/** Runs a command at once, or opens it here when it must be told more. */
export function start(command) {
  if (command.options.some((option) => option.required)) choose(command);
  else run(command, {});
}

/** Opens the list of commands with `typed` already there. */
export function openPalette(typed) {
  leave();
  text.value = typed;
  text.focus();
  onText();
}

/** Forgets what was typed and reported: another person sits here now. */
export function clearComposer() {
  leave();
  drafts.clear();
  channelOfText = null;
  text.value = "";
  report("");
  grow();
}

function report(sentence, tone = "error") {
  status.replaceChildren(
    ...(sentence
      ? [
          tone === "error"
            ? icon("warning")
            : el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
          sentence,
        ]
      : []),
  );
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
    found.length ? "Commands" : "No command has this name",
    found.map((command) => ({
      label: `/${command.name}`,
      detail: command.description,
      choose: () => choose(command),
    })),
    0,
  );
}

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
  if (content.startsWith("/")) return report("There is no such command. Type / to see them all.");
  const channel = state.channel;
  try {
    await act({ kind: "say", channel_id: channel, content });
    drafts.delete(channel);
    if (channel !== state.channel) return;
    text.value = "";
    grow();
  } catch (error) {
    report(error.message);
  }
}

// --- a chosen command and its options ---

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

function showFields(on) {
  fieldBox.hidden = cancel.hidden = !on;
  text.hidden = slash.hidden = on;
}

/** To the first empty required field, otherwise to the end, where Enter sends. */
function focusNext() {
  (fields.find((field) => field.option.required && !field.input.value)?.input ?? tail).focus();
}

function addField(option) {
  const input = el("input", {
    type: "text",
    ...combobox,
    "aria-label": `${option.name}: ${option.description}`,
    "aria-required": String(Boolean(option.required)),
  });
  const field = { option, input, picked: null };
  field.node = el("label", { class: "field" }, el("span", { class: "field-name" }, option.name), input);
  input.addEventListener("input", () => onField(field));
  input.addEventListener("focus", () => onField(field));
  input.addEventListener("keydown", (event) => onFieldKey(event, field));
  fields.push(field);
  tail.before(field.node);
  tail.placeholder = "";
  fit(field);
  return field;
}

function removeField(field) {
  const at = fields.indexOf(field);
  fields.splice(at, 1);
  field.node.remove();
  (fields[at - 1]?.input ?? tail).focus();
}

/** The field is as wide as its text. */
function fit({ input }) {
  input.style.width = `${Math.max(3, input.value.length + 1)}ch`;
}

function onField(field) {
  const { option, input } = field;
  fit(field);
  report("");
  field.node.classList.remove("wrong");
  const heading = `${option.name}: ${option.description} (${accepts(option)})`;
  const take = (label, value) => {
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

/** Asks the bot for choices once the typing pauses; an answer that was overtaken is dropped. */
function completeSoon(field, heading, take) {
  const ticket = ++completions;
  setTimeout(async () => {
    if (ticket !== completions || !chosen) return;
    const { option, input } = field;
    try {
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
      if (ticket === completions) report(error.message);
    }
  }, COMPLETE_PAUSE_MS);
}

/** The values already good, for autocomplete; `except` is the field being completed. */
function filled(except) {
  const values = {};
  for (const field of fields) {
    if (field === except) continue;
    try {
      values[field.option.name] = fieldValue(field);
    } catch {
      // Half-typed values are simply not part of the question yet.
    }
  }
  return values;
}

function fieldValue({ option, input, picked }) {
  return picked && picked.label === input.value ? picked.value : valueOf(option, input.value);
}

function onFieldKey(event, field) {
  if (list.keydown(event)) return event.preventDefault();
  if (event.key === "Escape") return (leave(), text.focus());
  if (event.key !== "Backspace" || field.input.value) return;
  event.preventDefault();
  if (!field.option.required) removeField(field);
  else stepBack(field.input);
}

/** Backspace at the left end of a field: to the field before, or back to the list of commands. */
function stepBack(input) {
  const at = fields.findIndex((field) => field.input === input);
  const before = fields[(at < 0 ? fields.length : at) - 1];
  if (before) before.input.focus();
  else openPalette(`/${chosen.name}`);
}

// --- the end of the line: more options, or Enter ---

function onTail() {
  const left = chosen.options.filter((option) => !fields.some((field) => field.option === option));
  tail.placeholder = fields.length || tail.value ? "" : left.length ? "Enter sends, or add an option" : "Enter sends";
  const typed = tail.value.trim().replace(/:$/, "").toLowerCase();
  const exact = left.find((option) => option.name === typed);
  if (exact && tail.value.endsWith(":")) return addOption(exact);
  const fitting = left.filter((option) => option.name.includes(typed));
  if (!fitting.length) return list.hide();
  list.show(
    tail,
    "Options",
    fitting.map((option) => ({
      label: option.name,
      detail: option.description,
      note: accepts(option),
      choose: () => addOption(option),
    })),
    typed ? 0 : -1,
  );
}

function addOption(option) {
  tail.value = "";
  addField(option).input.focus();
}

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
  if (tail.value.trim()) return report(`/${chosen.name} has no option “${tail.value.trim()}”.`);
  const options = {};
  for (const field of fields) {
    if (!field.input.value.trim() && !field.option.required) continue;
    try {
      options[field.option.name] = fieldValue(field);
    } catch (error) {
      field.node.classList.add("wrong");
      field.input.focus();
      return report(error.message);
    }
  }
  run(chosen, options);
}

async function run(command, options) {
  list.hide();
  report(`Sending /${command.name}`, "busy");
  try {
    const { interaction_id: id } = await act({ kind: "slash", channel_id: state.channel, name: command.name, options });
    const refocus = form.contains(document.activeElement);
    if (chosen === command) leave();
    if (refocus) text.focus();
    const result = await outcome(id);
    report(result.kind === "failed" ? `/${command.name}: ${result.text}` : "");
  } catch (error) {
    report(error.message);
  }
}
