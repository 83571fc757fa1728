// @ts-check
// The beginning of a channel: what the playground is, and a button for each game.

import { openPalette, start } from "./composer.js";
import { el, icon } from "./dom.js";
import { gameList, games } from "./games.js";
import { channelById, channelName, DIRECT, state } from "./state.js";

/**
 * The welcome: in full for an empty channel, short for one in use.
 *
 * @param {boolean} empty
 */
export function welcome(empty) {
  const channel = channelById(state.channel);
  if (!channel) return el("div", { class: "welcome" });
  return el(
    "section",
    { class: empty ? "welcome empty" : "welcome", "aria-label": "Welcome" },
    el("div", { class: "welcome-icon" }, icon(channel.type === DIRECT ? "message" : "hash")),
    el("h2", {}, channel.type === DIRECT ? channelName(channel) : `Welcome to #${channel.name}!`),
    el(
      "p",
      {},
      `This is a practice channel on your own computer. ${state.bot.name || "The bot"} really runs here, but nothing leaves this machine and no Discord account is needed.`,
    ),
    empty && el("p", {}, "Start a game, then switch person at the top to take the other seats."),
    games().length > 0 && gameList(start),
    empty &&
      el(
        "p",
        { class: "welcome-more" },
        "Everything else is a command: ",
        el(
          "button",
          { type: "button", class: "text-button", "data-key": "commands", onclick: () => openPalette("/") },
          "see them all",
        ),
        " or type ",
        el("kbd", {}, "/"),
        " below.",
      ),
  );
}
