// @ts-check
// The games that can be started, as cards: in the welcome of a channel, and in a window of their own.

/** @import { Game, GameCard, OptionValue, Runnable } from "../types" */

import { runnable } from "./commands.js";
import { el } from "./dom.js";
import { openDialog } from "./modal.js";
import { operate } from "./socket.js";
import { messagesOf, state } from "./state.js";
import { localized } from "./words.js";

/** @typedef {(command: Runnable, options?: Record<string, OptionValue>) => unknown} Start */

/** Seconds between two presses of a game that is watched, and how often its table is looked for. */
const WATCHED_PACE = 1.2;
const LOOKS = 40;

/** Milliseconds in which a second click belongs to the first. */
const DOUBLE_CLICK = 600;

/**
 * The games that can be started now; the description of the command is the pitch. Where the playground does not describe them, any
 * command with a `start` subcommand is one.
 *
 * @returns {Game[]}
 */
export function games() {
  const commands = runnable();
  if (!state.games) return commands.filter(({ name }) => name.endsWith(" start")).map(undescribed);
  return state.games.flatMap((card) => {
    const named = (/** @type {string} */ wanted) => commands.find(({ name }) => name === wanted);
    const command = named(card.command);
    const house = card.at_once && named(card.at_once.command);
    const atOnce = card.at_once && house ? { command: house, options: card.at_once.options } : null;
    const { title, picture } = card;
    return command ? [{ title, pitch: plain(command.description), facts: facts(card), picture, command, atOnce }] : [];
  });
}

/**
 * @param {Runnable} command
 * @returns {Game}
 */
function undescribed(command) {
  const title = command.name.replace(/ start$/, "");
  return { title, pitch: plain(command.description), facts: "", picture: null, command, atOnce: null };
}

/** @param {string} pitch */
function plain(pitch) {
  return pitch.replace(/\.$/, "");
}

/** @param {GameCard} card */
function facts({ players: [least, most], minutes: [quick, slow], at_once: atOnce }) {
  const together = least === 2 && most === 2 ? localized("2 players") : localized("{0} to {1} players", least, most);
  const people = most === 1 ? localized("alone") : together;
  const all = atOnce ? people + localized(", or the house") : people;
  const time = quick === slow ? localized("{0} minutes", quick) : localized("{0} to {1} minutes", quick, slow);
  // A line breaks between the two facts, not inside one.
  return `${all} · ${time.replaceAll(" ", "\u00a0")}`;
}

/**
 * A card for each game; `start` runs its command, or one that begins it at once.
 *
 * @param {Start} start
 */
export function gameList(start) {
  return el(
    "div",
    { class: "game-list" },
    games().map((game) => card(game, start)),
  );
}

/**
 * @param {Game} game
 * @param {Start} start
 */
function card({ title, pitch, facts: said, picture, command, atOnce }, start) {
  let begun = 0;
  /**
   * A double click begins one game.
   *
   * @param {() => unknown} act
   */
  const once = (act) => () => {
    const before = begun;
    begun = Date.now();
    return begun - before > DOUBLE_CLICK ? act() : undefined;
  };
  const begin = () => atOnce && start(atOnce.command, atOnce.options);
  /**
   * @param {string} style
   * @param {string} label
   * @param {string} key
   * @param {() => unknown} onclick
   */
  const small = (style, label, key, onclick) =>
    el(
      "button",
      {
        type: "button",
        class: `button small ${style}`,
        "data-key": key,
        "aria-label": `${label}: ${title}`,
        onclick: once(onclick),
      },
      label,
    );
  return el(
    "div",
    { class: "game-card" },
    picture && el("img", { class: "game-picture", src: picture, alt: "" }),
    el("h3", { class: "game-title" }, title),
    el("p", { class: "game-pitch" }, pitch),
    said && el("p", { class: "game-facts" }, said),
    el(
      "div",
      { class: "game-more" },
      atOnce && small("primary", localized("Play now against the house"), `now-${command.name}`, begin),
      small(atOnce ? "secondary" : "primary", localized("Open a table"), command.name, () => start(command)),
      atOnce &&
        small("secondary", localized("Watch a game"), `watch-${command.name}`, async () => {
          const before = messagesOf(state.channel).at(-1)?.id;
          await begin();
          await watch(before);
        }),
    ),
  );
}

/**
 * Lets the table of this channel that came after a message play by itself, as soon as somebody is to act there.
 *
 * @param {string} [after]
 */
async function watch(after) {
  const channel = state.channel;
  for (let look = 0; look < LOOKS; look++) {
    try {
      return await operate({ kind: "play", channel_id: channel, after, seconds: WATCHED_PACE });
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}

/**
 * Opens the window with the cards.
 *
 * @param {Start} start
 */
export function openGames(start) {
  openDialog(localized("Start a game"), (close) =>
    gameList((command, options) => {
      close();
      return start(command, options);
    }),
  );
}
