// @ts-check
// Slash commands for the composer: a flat list, what each option accepts, and typed text as values. Nothing is drawn here.
// https://discord.com/developers/docs/interactions/application-commands#application-command-object-application-command-option-type

/** @import { Command, CommandOption, Offer, OptionValue, Runnable } from "../types" */

import { answersOnly, DIRECT, state } from "./state.js";
import { localized, translated } from "./words.js";

const SUBCOMMAND = 1;
const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const MENTIONABLE = 9;
const NUMBER = 10;

/** The languages in which there is something to read, English first. */
export function languages() {
  const texts = state.commands.flatMap(({ name_localizations: names, description_localizations: descriptions }) => [
    ...Object.keys(names ?? {}),
    ...Object.keys(descriptions ?? {}),
  ]);
  return ["en-US", ...new Set(texts.filter((locale) => locale !== "en-US").sort())];
}

/**
 * Everything that can be run: `{name: "game start", description, options}` with required options first.
 *
 * @returns {Runnable[]}
 */
export function runnable() {
  return state.commands
    .filter((command) => (command.type ?? 1) === 1)
    .flatMap((command) => leaves(command, command.name));
}

/**
 * @param {Command | CommandOption} node
 * @param {string} name
 * @returns {Runnable[]}
 */
function leaves(node, name) {
  const options = node.options ?? [];
  const below = options.filter((option) => option.type === SUBCOMMAND);
  if (below.length) return below.flatMap((option) => leaves(option, `${name} ${option.name}`));
  return [
    {
      name,
      description: translated(node.description, node.description_localizations),
      options: options
        .map((option) => ({ ...option, description: translated(option.description, option.description_localizations) }))
        .sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false)),
    },
  ];
}

/**
 * The runnable commands that fit what was typed after the slash, best first.
 * @param {string} typed
 */
export function search(typed) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = words.join(" ");
  return runnable()
    .filter(({ name }) => words.every((word) => name.includes(word)))
    .sort((a, b) => Number(b.name.startsWith(wanted)) - Number(a.name.startsWith(wanted)));
}

/**
 * The command a text like `/game start line:4` begins with, and the options typed behind it.
 *
 * @param {string} text
 * @returns {{ command: Runnable, typed: [name: string, value: string][] } | null}
 */
export function parseTyped(text) {
  const command = runnable().find(({ name }) => text.toLowerCase().startsWith(`/${name} `));
  if (!command) return null;
  const typed = [...text.slice(command.name.length + 2).matchAll(/([\w-]+):(.*?)(?=\s+[\w-]+:|$)/g)].map(
    ([, name, value]) => /** @type {[string, string]} */ ([name, value.trim()]),
  );
  return { command, typed };
}

/**
 * What an option accepts, in a few words.
 * @param {CommandOption} option
 */
export function accepts(option) {
  const { type, min_value: min, max_value: max, min_length: shortest, max_length: longest } = option;
  if (option.choices?.length) return localized("one of the choices");
  switch (type) {
    case INTEGER:
      return localized("whole number") + range(min, max);
    case NUMBER:
      return localized("number") + range(min, max);
    case STRING:
      return localized("text") + lengths(shortest, longest);
    case BOOLEAN:
      return localized("true or false");
    case CHANNEL:
      return localized("a channel");
    case USER:
    case MENTIONABLE:
      return localized("a person");
    default:
      return localized("something the playground cannot send");
  }
}

/**
 * @param {number | undefined} min
 * @param {number | undefined} max
 */
function range(min, max) {
  if (min !== undefined && max !== undefined) return localized(", {0} to {1}", min, max);
  if (min !== undefined) return localized(", at least {0}", min);
  if (max !== undefined) return localized(", at most {0}", max);
  return "";
}

/**
 * @param {number | undefined} shortest
 * @param {number | undefined} longest
 */
function lengths(shortest, longest) {
  if (shortest !== undefined && longest !== undefined) return localized(", {0} to {1} characters", shortest, longest);
  if (shortest !== undefined) return localized(", at least {0} characters", shortest);
  if (longest !== undefined) return localized(", at most {0} characters", longest);
  return "";
}

/**
 * The closed list of values an option may take as `{label, value}`, or null when anything may be typed.
 *
 * @param {CommandOption} option
 * @returns {Offer[] | null}
 */
export function offered(option) {
  if (option.choices?.length)
    return option.choices.map(({ name, name_localizations: names, value }) => ({
      label: translated(name, names),
      value,
    }));
  if (option.type === BOOLEAN)
    return [
      { label: "true", value: true },
      { label: "false", value: false },
    ];
  if (option.type === USER || option.type === MENTIONABLE)
    return state.people.map((person) => ({ label: person.name, value: person.id, person }));
  if (option.type === CHANNEL)
    return state.channels
      .filter((channel) => channel.type !== DIRECT && !answersOnly(channel))
      .map((channel) => ({ label: channel.name, value: channel.id }));
  return null;
}

/**
 * Turns typed text into an option's value. Throws an Error with a sentence for people.
 *
 * @param {CommandOption} option
 * @param {string} typed
 * @returns {OptionValue}
 */
export function valueOf(option, typed) {
  const text = typed.trim();
  const refuse = (/** @type {string} */ why) => {
    throw new Error(`“${option.name}”: ${why}`);
  };
  if (!text) refuse(localized("please fill this in."));
  const list = offered(option);
  if (list) {
    const found =
      list.find(({ label }) => label.toLowerCase() === text.toLowerCase().replace(/^[@#]/, "")) ??
      list.find(({ value }) => String(value) === text);
    return found
      ? found.value
      : refuse(
          localized(
            "please choose: {0}.",
            list.length <= 4 ? list.map(({ label }) => label).join(" / ") : localized("one from the list"),
          ),
        );
  }
  if (option.type === STRING) {
    const length = [...text].length;
    if (length < (option.min_length ?? 0) || length > (option.max_length ?? 6000))
      refuse(localized("please enter: {0}.", accepts(option)));
    return text;
  }
  if (option.type !== INTEGER && option.type !== NUMBER) refuse(`${accepts(option)}.`);
  const number = Number(text);
  const fits =
    (option.type === INTEGER ? Number.isSafeInteger(number) : Number.isFinite(number)) &&
    number >= (option.min_value ?? -Infinity) &&
    number <= (option.max_value ?? Infinity);
  return fits ? number : refuse(localized("please enter: {0}.", accepts(option)));
}
