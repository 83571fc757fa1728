// @ts-check
// Discord's Markdown as DOM nodes. Blocks first (code, quotes, headings, lists), then what runs inside a line.
// https://support.discord.com/hc/en-us/articles/210298617 and https://discord.com/developers/docs/reference#message-formatting

/** @import { Id, MarkdownContext } from "../types" */

import { customEmoji, el, icon } from "./dom.js";
import { channelById, channelName, face, me, now, state } from "./state.js";
import { language } from "./words.js";

// A text of nothing but emoji, at most thirty, is drawn larger, as in Discord's client.
const ONLY_EMOJI = /^\s*(?:<a?:\w+:\d+>\s*){1,30}$/;

/**
 * A way of writing something: a sticky pattern, and how a match is drawn.
 *
 * @typedef {object} Rule
 * @property {RegExp} pattern
 * @property {(match: RegExpExecArray, context: MarkdownContext) => Node | string} draw
 * @property {boolean} [anywhere] not at the start of a line alone
 * @property {boolean} [outsideQuotes] never inside a quote
 * @property {boolean} [mentions] drawn in texts only, not in titles
 */

/** @type {Rule[]} */
const BLOCKS = [
  {
    anywhere: true,
    pattern: /```(?:[\w+\-.#]+\n)?\n*([^\n][^]*?)\n*```\n?/y,
    draw: ([, code]) => el("pre", { class: "code", tabindex: "0" }, el("code", {}, code)),
  },
  { outsideQuotes: true, pattern: />>> ([^]*)/y, draw: ([, body], context) => quote(body, context) },
  {
    outsideQuotes: true,
    pattern: /(?:> .*(?:\n|$))+/y,
    draw: ([body], context) => quote(body.replace(/^> /gm, "").replace(/\n$/, ""), context),
  },
  {
    pattern: /(#{1,3}) +(.+)(?:\n|$)/y,
    draw: ([, marks, body], context) =>
      el(
        /** @type {"h3" | "h4" | "h5"} */ (`h${marks.length + 2}`),
        { class: `md-h${marks.length}` },
        inline(body, context),
      ),
  },
  {
    pattern: /-# +(.+)(?:\n|$)/y,
    draw: ([, body], context) => el("div", { class: "md-subtext" }, inline(body, context)),
  },
  { pattern: /(?: *(?:[-*]|\d+\.) +.+(?:\n|$))+/y, draw: ([body], context) => list(body, context) },
];

/** @type {Rule[]} */
const INLINE = [
  { pattern: /\\([^0-9A-Za-z\s])/y, draw: ([, literal]) => literal },
  { pattern: /(`+)([^]*?[^`])\1(?!`)/y, draw: ([, , code]) => el("code", { class: "code-inline" }, code) },
  { pattern: /\|\|([^]+?)\|\|/y, draw: ([, body], context) => spoiler(body, context) },
  {
    pattern: /\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/y,
    draw: ([, body], context) => el("strong", {}, inline(body, context)),
  },
  { pattern: /__((?:\\[^]|[^\\])+?)__(?!_)/y, draw: ([, body], context) => el("u", {}, inline(body, context)) },
  { pattern: /~~([^]+?)~~(?!~)/y, draw: ([, body], context) => el("s", {}, inline(body, context)) },
  {
    pattern: /\*(?=\S)((?:\*\*|\\[^]|[^\\*])+?)\*(?!\*)/y,
    draw: ([, body], context) => el("em", {}, inline(body, context)),
  },
  { pattern: /\b_((?:__|\\[^]|[^\\_])+?)_\b/y, draw: ([, body], context) => el("em", {}, inline(body, context)) },
  {
    pattern: /https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)\/(\d+)/y,
    draw: ([url, channel, id]) => messageLink(url, channel, id),
  },
  {
    pattern: /\[((?:\\.|[^\]\\\n])+)\]\((https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)\/(\d+))\)/y,
    draw: ([, label, url, channel, id], context) => messageLink(url, channel, id, inline(label, context)),
  },
  {
    pattern: /\[((?:\\.|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s>)]+)>?(?: "[^"]*")?\)/y,
    draw: ([, label, url], context) => link(url, inline(label, context)),
  },
  { pattern: /<(https?:\/\/[^\s>]+)>/y, draw: ([, url]) => link(url, url) },
  { pattern: /https?:\/\/[^\s<]*[^\s<.,:;"')\]*_|~]/y, draw: ([url]) => link(url, url) },
  {
    pattern: /<(a?):(\w+):(\d+)>/y,
    draw: ([, moves, name, id], context) => customEmoji(id, name, context.jumbo ? "jumbo" : "", moves === "a"),
  },
  { mentions: true, pattern: /<@!?(\d+)>/y, draw: ([, id], context) => mention(id, context) },
  { mentions: true, pattern: /<@&(\d+)>/y, draw: ([, id]) => el("span", { class: "mention" }, `@${roleName(id)}`) },
  { mentions: true, pattern: /<#(\d+)>/y, draw: ([, id]) => channelMention(id) },
  {
    mentions: true,
    pattern: /<\/([\w -]+):\d+>/y,
    draw: ([, name]) => el("button", { type: "button", class: "mention", "data-command": name }, `/${name}`),
  },
  { pattern: /@(?:everyone|here)\b/y, draw: ([text]) => el("span", { class: "mention" }, text) },
  {
    pattern: /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y,
    draw: ([, seconds, style]) => timestamp(Number(seconds), style ?? "f"),
  },
];

// Plain text up to the next character that could begin a rule.
const TEXT = /[^](?:(?!https?:)[0-9A-Za-z\s\u00c0-\uffff])*/y;

/**
 * Renders a message's text.
 *
 * @param {string} text
 * @param {MarkdownContext} [context]
 */
export function markdown(text, context = {}) {
  return el("div", { class: "md" }, blocks(text, { ...context, jumbo: ONLY_EMOJI.test(text) }));
}

/**
 * Renders an embed's title or the name of a field, which have no blocks, and in which Discord shows mentions as they are written.
 *
 * @param {string} text
 */
export function markdownLine(text) {
  return el("span", { class: "md" }, inline(text, { mentionless: true }));
}

/**
 * @param {string} text
 * @param {MarkdownContext} context
 * @returns {(Node | string)[]}
 */
function blocks(text, context) {
  /** @type {(Node | string)[]} */
  const nodes = [];
  let plain = "";
  let at = 0;
  const flush = () => {
    if (plain) nodes.push(...inline(plain, context));
    plain = "";
  };
  while (at < text.length) {
    const found = blockAt(text, at, context);
    if (found) {
      // The block begins on a new line anyway.
      plain = plain.replace(/\n$/, "");
      flush();
      nodes.push(found.node);
      at += found.length;
      continue;
    }
    const newline = text.indexOf("\n", at) + 1 || text.length;
    const fence = text.indexOf("```", at + 1);
    const end = fence > at && fence < newline ? fence : newline;
    plain += text.slice(at, end);
    at = end;
  }
  flush();
  return nodes;
}

/**
 * @param {string} text
 * @param {number} at
 * @param {MarkdownContext} context
 */
function blockAt(text, at, context) {
  const startsLine = at === 0 || text[at - 1] === "\n";
  for (const { pattern, draw, anywhere, outsideQuotes } of BLOCKS) {
    if (!(startsLine || anywhere) || (outsideQuotes && context.quoted)) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { node: draw(match, context), length: match[0].length };
  }
  return null;
}

/**
 * @param {string} text
 * @param {MarkdownContext} context
 * @returns {(Node | string)[]}
 */
function inline(text, context) {
  /** @type {(Node | string)[]} */
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const found = inlineAt(text, at, context);
    if (found && typeof found.node !== "string") {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(found.node);
    } else {
      plain += found?.node ?? textAt(text, at);
    }
    at += found?.length ?? textAt(text, at).length;
  }
  if (plain) nodes.push(plain);
  return nodes;
}

/**
 * @param {string} text
 * @param {number} at
 * @param {MarkdownContext} context
 */
function inlineAt(text, at, context) {
  for (const { pattern, draw, mentions } of INLINE) {
    if (mentions && context.mentionless) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { node: draw(match, context), length: match[0].length };
  }
  return null;
}

/**
 * @param {string} text
 * @param {number} at
 */
function textAt(text, at) {
  TEXT.lastIndex = at;
  return TEXT.exec(text)?.[0] ?? "";
}

/**
 * @param {string} body
 * @param {MarkdownContext} context
 */
function quote(body, context) {
  return el("blockquote", {}, blocks(body, { ...context, quoted: true }));
}

/**
 * Lists by indentation, two spaces a level; another kind of bullet begins another list.
 *
 * @param {string} body
 * @param {MarkdownContext} context
 */
function list(body, context) {
  const whole = el("div");
  // Only the last line break is removed: an item may consist of blanks.
  const rows = body
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => {
      const [, indent, mark, rest] = /^( *)([-*]|\d+\.) +(.+)$/.exec(line) ?? ["", "", "-", line];
      return { depth: Math.floor(indent.length / 2), number: Number.parseInt(mark, 10), rest };
    });
  /** @type {HTMLElement[]} */
  const open = [];
  for (const { depth, number, rest } of rows) {
    const level = Math.min(depth, open.length);
    open.length = Math.min(open.length, level + 1);
    const kind = Number.isNaN(number) ? "ul" : "ol";
    if (open[level]?.localName !== kind) {
      open[level] = el(kind, kind === "ol" ? { start: number } : {});
      (open[level - 1]?.lastElementChild ?? whole).append(open[level]);
    }
    open[level].append(el("li", {}, inline(rest, context)));
  }
  return whole;
}

/**
 * @param {string} body
 * @param {MarkdownContext} context
 */
function spoiler(body, context) {
  const node = el(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler, hidden. Press to show." },
    el("span", {}, inline(body, context)),
  );
  const show = () => {
    node.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) node.removeAttribute(name);
  };
  node.addEventListener("click", show);
  node.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") show();
  });
  return node;
}

/**
 * @param {string} url
 * @param {string | (Node | string)[]} label
 */
function link(url, label) {
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, label);
}

/**
 * @param {Id} id
 * @param {MarkdownContext} context
 */
function mention(id, context) {
  const user = context.mentions?.find((known) => known.id === id) ?? { id };
  return el("span", { class: id === me().id ? "mention me" : "mention" }, `@${face(user).name}`);
}

/** @param {Id} id */
function roleName(id) {
  return state.roles.find((role) => role.id === id)?.name ?? "role";
}

/** @param {Id} id */
function channelMention(id) {
  const channel = channelById(id);
  if (!channel) return el("span", { class: "mention" }, "#unknown");
  return el("button", { type: "button", class: "mention", "data-channel": id }, `#${channel.name}`);
}

/**
 * A link to a message, shown as in Discord: the channel and a speech bubble.
 *
 * @param {string} url
 * @param {Id} channelId
 * @param {Id} messageId
 * @param {(string | Node)[]} [label]
 */
function messageLink(url, channelId, messageId, label) {
  const channel = channelById(channelId);
  if (!channel) return link(url, label ?? url);
  return el(
    "button",
    {
      type: "button",
      class: "mention",
      "data-channel": channelId,
      "data-message": messageId,
      "aria-label": label ? null : `Go to the message in ${channelName(channel)}`,
    },
    label ?? [`#${channelName(channel)} › `, icon("message")],
  );
}

// --- times ---

/** @type {Record<string, Intl.DateTimeFormatOptions>} */
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
/** @type {[unit: Intl.RelativeTimeFormatUnit, seconds: number][]} */
const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/**
 * @param {number} seconds
 * @param {string} style
 */
function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  // 1e13 seconds matches the pattern but is more than a date can hold.
  if (Number.isNaN(date.getTime())) return el("span", {}, "Invalid date");
  const full = date.toLocaleString(language(), STYLES.F);
  const node = el("time", { class: "timestamp", datetime: date.toISOString(), title: full });
  if (style === "R") {
    node.dataset.relative = String(seconds);
    node.textContent = relative(seconds);
  } else {
    node.textContent = date.toLocaleString(language(), STYLES[style]);
  }
  return node;
}

/** @param {number} seconds */
function relative(seconds) {
  const distance = seconds - now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? UNITS[UNITS.length - 1];
  const format = new Intl.RelativeTimeFormat([...language(), "en"], { numeric: "auto" });
  return format.format(Math.round(distance / size), unit);
}

/** Updates texts such as "in 2 minutes". */
export function refreshTimes() {
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("time[data-relative]"))) {
    const text = relative(Number(node.dataset.relative));
    if (node.textContent !== text) node.textContent = text;
  }
}
