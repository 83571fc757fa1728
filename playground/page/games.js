// @ts-check
// The games that can be started, as cards: in the welcome of a channel, and in a window of their own.

/** @import { Game, GameCard, Runnable } from "../types" */

import { runnable } from "./commands.js";
import { el } from "./dom.js";
import { openDialog } from "./modal.js";
import { state } from "./state.js";

/**
 * The games that can be started now. Where the playground does not describe them, any command with a `start` subcommand is
 * one, and its description is the pitch.
 *
 * @returns {Game[]}
 */
export function games() {
  const commands = runnable();
  if (!state.games) return commands.filter(({ name }) => name.endsWith(" start")).map(undescribed);
  return state.games.flatMap((card) => {
    const command = commands.find(({ name }) => name === card.command);
    return command
      ? [{ title: card.title, pitch: plain(card.pitch), facts: facts(card), picture: card.picture, command }]
      : [];
  });
}

/**
 * @param {Runnable} command
 * @returns {Game}
 */
function undescribed(command) {
  const title = command.name.replace(/ start$/, "");
  return { title, pitch: plain(command.description), facts: "", picture: null, command };
}

/** @param {string} pitch */
function plain(pitch) {
  return pitch.replace(/\.$/, "");
}

/** @param {GameCard} card */
function facts({ players: [least, most], minutes: [quick, slow] }) {
  const together = most === 2 ? "2 players" : `${Math.max(least, 2)} to ${most} players`;
  const people = most === 1 ? "alone" : least === 1 ? `${together}, also alone` : together;
  const time = `${quick === slow ? quick : `${quick} to ${slow}`} minutes`;
  // A line breaks between the two facts, not inside one.
  return `${people} · ${time.replaceAll(" ", "\u00a0")}`;
}

/**
 * A card for each game; `start` runs its command.
 *
 * @param {(command: Runnable) => void} start
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
 * @param {(command: Runnable) => void} start
 */
function card({ title, pitch, facts: said, picture, command }, start) {
  return el(
    "button",
    { type: "button", class: "game-button", "data-key": command.name, onclick: () => start(command) },
    picture && el("img", { class: "game-picture", src: picture, alt: "" }),
    el("span", { class: "game-title" }, `Start ${title}`),
    el("span", { class: "game-pitch" }, pitch),
    said && el("span", { class: "game-facts" }, said),
  );
}

/**
 * Opens the window with the cards.
 *
 * @param {(command: Runnable) => void} start
 */
export function openGames(start) {
  openDialog("Start a game", (close) =>
    gameList((command) => {
      close();
      start(command);
    }),
  );
}
