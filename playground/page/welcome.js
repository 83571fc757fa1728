// @ts-check
// The beginning of a channel: what the playground is, and a button for each game.

import { openPalette, start } from "./composer.js";
import { el, icon } from "./dom.js";
import { gameList, games } from "./games.js";
import { act } from "./socket.js";
import { answersOnly, channelById, channelName, DIRECT, GROUP, mayUseCommands, me, state } from "./state.js";
import { localized, localizedWith } from "./words.js";

/**
 * The welcome: in full for an empty channel, short for one in use.
 *
 * @param {boolean} empty
 */
export function welcome(empty) {
  const channel = channelById(state.channel);
  if (!channel) return el("div", { class: "welcome" });
  const isElsewhere = answersOnly(channel);
  const mayStart = mayUseCommands();
  return el(
    "section",
    { class: empty ? "welcome empty" : "welcome", "aria-label": "Welcome" },
    el(
      "div",
      { class: "welcome-icon" },
      icon(channel.type === DIRECT ? "message" : channel.type === GROUP ? "people" : "hash"),
    ),
    el(
      "h2",
      {},
      [DIRECT, GROUP].includes(channel.type) ? channelName(channel) : localized("Welcome to #{0}!", channel.name ?? ""),
    ),
    el(
      "p",
      {},
      localized(
        "This is a practice channel on your own computer. {0} really runs here, but nothing leaves this machine and no Discord account is needed.",
        state.bot.name || "The bot",
      ),
    ),
    isElsewhere && installed(),
    empty &&
      mayStart &&
      el(
        "p",
        {},
        channel.type === DIRECT
          ? localized("Here you are alone with the bot: play against the house, or alone.")
          : localized(
              "Play now against the house, or open a table and switch person at the top to take the other seats.",
            ),
      ),
    games().length > 0 && mayStart && gameList(start),
    empty &&
      mayStart &&
      el(
        "p",
        { class: "welcome-more" },
        localizedWith(
          "Everything else is a command: {0} or type {1} below.",
          el(
            "button",
            { type: "button", class: "text-button", "data-key": "commands", onclick: () => openPalette("/") },
            localized("see them all"),
          ),
          el("kbd", {}, "/"),
        ),
      ),
  );
}

/** Where the bot is no member: who can use its commands, and a button that changes it. */
function installed() {
  const bot = state.bot.name || "The bot";
  const hasApp = Boolean(me().has_app);
  const words = hasApp
    ? localized(
        "{0} is not a member here, so it can only reply. You have installed it for yourself, so you can use its commands; everybody here can press its buttons.",
        bot,
      )
    : localized(
        "{0} is not a member here, so it can only reply. You have not installed it, so you have no commands of it here, but you can press its buttons.",
        bot,
      );
  return el(
    "p",
    {},
    words,
    " ",
    el(
      "button",
      {
        type: "button",
        class: "text-button",
        "data-key": "install",
        onclick: () => act({ kind: "install", has_app: !hasApp }),
      },
      hasApp ? localized("Remove {0} from your apps", bot) : localized("Install {0} for yourself", bot),
    ),
  );
}
