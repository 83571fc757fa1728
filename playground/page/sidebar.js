// @ts-check
// The sidebar: the server, its channels and threads, and the person at this window; on a narrow screen it is a drawer.

/** @import { Channel, Id } from "../types" */

import { avatar, byId, el, icon, initials, refill } from "./dom.js";
import { channelName, DIRECT, GROUP, isElsewhere, me, state } from "./state.js";
import { localized } from "./words.js";

const THEME = "playground-theme";
const THREADS = [10, 11, 12];

const sidebar = byId("sidebar");
const opener = byId("open-sidebar");
const closer = byId("close-sidebar");
const scrim = byId("scrim");

opener.append(icon("menu"));
closer.append(icon("close"));
opener.addEventListener("click", () => drawer(true));
for (const one of [closer, scrim]) one.addEventListener("click", () => drawer(false));
sidebar.addEventListener("keydown", (event) => {
  if (event.key === "Escape") drawer(false);
});

const wanted = localStorage.getItem(THEME);
if (wanted) document.documentElement.dataset.theme = wanted;

/**
 * Opens or closes the drawer; the focus goes along.
 *
 * @param {boolean} open
 * @param {HTMLElement} next what has the focus then
 */
function drawer(open, next = open ? closer : opener) {
  const was = sidebar.classList.contains("open");
  sidebar.classList.toggle("open", open);
  scrim.classList.toggle("open", open);
  opener.setAttribute("aria-expanded", String(open));
  if (was !== open) next.focus();
}

/**
 * Draws the whole side. `open(channelId)` switches the channel.
 *
 * @param {(channelId: Id) => void} open
 */
export function drawSidebar(open) {
  byId("guild-name").textContent = state.guild.name;
  byId("guild-icon").textContent = initials(state.guild.name);
  const isMessage = (/** @type {Channel} */ channel) => [DIRECT, GROUP].includes(channel.type);
  const rooms = state.channels.filter(
    (channel) => !isMessage(channel) && !isElsewhere(channel) && !THREADS.includes(channel.type),
  );
  refill(
    byId("channel-list"),
    ...section(
      localized("Text channels"),
      rooms.flatMap((room) => [room, ...state.channels.filter((channel) => channel.parent_id === room.id)]),
      open,
    ),
    ...section(localized("Direct messages"), state.channels.filter(isMessage), open),
    ...section(
      localized("{0}, a server without {1}", state.elsewhere?.name ?? "", state.bot.name),
      state.channels.filter(isElsewhere),
      open,
    ),
  );
  refill(
    byId("user-panel"),
    avatar(me()),
    el("div", { class: "user-name" }, el("strong", {}, me().name), el("small", {}, localized("playing here"))),
    themeButton(),
  );
}

/**
 * @param {string} title
 * @param {Channel[]} channels
 * @param {(channelId: Id) => void} open
 */
function section(title, channels, open) {
  if (!channels.length) return [];
  return [
    el("h3", { class: "channel-group" }, title),
    el(
      "ul",
      {},
      channels.map((channel) => el("li", {}, channelButton(channel, open))),
    ),
  ];
}

/**
 * @param {Channel} channel
 * @param {(channelId: Id) => void} open
 */
function channelButton(channel, open) {
  const unread = state.unread.get(channel.id);
  const [count, mentions] = [unread?.messages.size ?? 0, unread?.mentions.size ?? 0];
  const isThread = THREADS.includes(channel.type);
  const symbol = channel.type === DIRECT ? "message" : channel.type === GROUP ? "people" : isThread ? "thread" : "hash";
  return el(
    "button",
    {
      type: "button",
      "data-key": channel.id,
      class: ["channel", isThread && "in-thread", count > 0 && "unread"].filter(Boolean).join(" "),
      "aria-current": channel.id === state.channel ? "page" : null,
      onclick: () => {
        drawer(false, byId("log"));
        open(channel.id);
      },
    },
    icon(symbol),
    el("span", { class: "channel-name" }, channelName(channel)),
    count > 0 && el("span", { class: "sr-only" }, `, ${count} new`),
    mentions > 0 && el("span", { class: "badge", "aria-label": `${mentions} for you` }, String(mentions)),
  );
}

function isLight() {
  const theme = document.documentElement.dataset.theme;
  return theme ? theme === "light" : matchMedia("(prefers-color-scheme: light)").matches;
}

function themeButton() {
  const button = el("button", { type: "button", class: "icon-button", "data-key": "theme" });
  const paint = () => {
    const label = isLight() ? "Use the dark theme" : "Use the light theme";
    button.setAttribute("aria-label", label);
    button.title = label;
    button.replaceChildren(icon(isLight() ? "moon" : "sun"));
  };
  button.addEventListener("click", () => {
    const theme = isLight() ? "dark" : "light";
    document.documentElement.dataset.theme = theme;
    localStorage.setItem(THEME, theme);
    paint();
  });
  paint();
  return button;
}
