// @ts-check
// Building blocks of the page: elements, icons, avatars, emoji. Text always becomes a text node, so nothing that a message
// says can turn into markup.

/** @import { Child, Emoji, Face } from "../types" */

import { waitsForRelease } from "./pressing.js";

const SVG = "http://www.w3.org/2000/svg";

// Stroked paths on a 24 x 24 grid.
/** @type {Record<string, string[]>} */
const ICONS = {
  check: ["M5 12.5l4.5 4.5L19 7"],
  chevron: ["M6 9.5l6 6 6-6"],
  close: ["M6 6l12 12", "M18 6L6 18"],
  die: ["M4 4h16v16H4z", "M8.5 8.5v.01", "M15.5 8.5v.01", "M12 12v.01", "M8.5 15.5v.01", "M15.5 15.5v.01"],
  down: ["M12 5v14", "M6 13l6 6 6-6"],
  download: ["M12 4v11", "M7 11l5 5 5-5", "M5 20h14"],
  external: ["M13 5h6v6", "M19 5l-9 9", "M10 6H6v12h12v-4"],
  eye: [
    "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z",
    "M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 1 0 0-5.6z",
  ],
  file: ["M7 3h7l5 5v13H7z", "M14 3v5h5", "M10 13h6", "M10 17h6"],
  hash: ["M9.5 4L7.5 20", "M16.5 4l-2 16", "M4.5 9h16", "M3.5 15h16"],
  menu: ["M4 7h16", "M4 12h16", "M4 17h16"],
  message: ["M4 5h16v11H10l-4 4v-4H4z"],
  moon: ["M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z"],
  more: ["M5 12v.01", "M12 12v.01", "M19 12v.01"],
  people: [
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 1 0 0 7z",
    "M2.5 20a6.5 6.5 0 0 1 13 0",
    "M16 4.5a3.5 3.5 0 0 1 0 6.5",
    "M18 14.5a6.5 6.5 0 0 1 3.5 5.5",
  ],
  plus: ["M12 5v14", "M5 12h14"],
  send: ["M4 4.5l17 7.5-17 7.5 2.5-7.5z", "M6.5 12H13"],
  slash: ["M15.5 6l-7 12", "M4 4h16v16H4z"],
  sun: [
    "M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8z",
    "M12 2v2",
    "M12 20v2",
    "M2 12h2",
    "M20 12h2",
    "M5 5l1.4 1.4",
    "M17.6 17.6L19 19",
    "M5 19l1.4-1.4",
    "M17.6 6.4L19 5",
  ],
  thread: ["M5 4v9a3 3 0 0 0 3 3h11", "M15 12l4 4-4 4"],
  wrench: [
    "M14.5 6.5a4.5 4.5 0 0 1 5.6-1.6l-2.8 2.8 1 2 2.1.9 2.6-2.7a4.5 4.5 0 0 1-6.3 5L8.5 21 4 16.5l8.4-8a4.5 4.5 0 0 1 2.1-2z",
  ],
  up: ["M12 19V5", "M6 11l6-6 6 6"],
  warning: ["M12 4l9 16H3z", "M12 10v4.5", "M12 17.2v.3"],
};

/**
 * The element of the page with this id, which `index.html` has.
 *
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const node = document.getElementById(id);
  if (!node) throw new Error(`The page has no #${id}.`);
  return node;
}

/**
 * Makes an element. Attributes that are functions become listeners (`onclick`); null, undefined and false are left out.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number | boolean | null | undefined | ((event: any) => unknown)>} [attributes]
 * @param {Child[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== null && value !== undefined && value !== false) node.setAttribute(name, String(value));
  }
  node.append(...nodes(children));
  return node;
}

/**
 * What is there of a list of children.
 *
 * @param {Child[]} children
 * @returns {(Node | string)[]}
 */
function nodes(children) {
  return children.flatMap((child) => {
    if (child === null || child === undefined || child === false) return [];
    return Array.isArray(child) ? nodes(child) : [child];
  });
}

/**
 * Replaces what a part of the page holds; the focus stays on the control with the same `data-key`.
 *
 * @param {Element} node
 * @param {Child[]} children those that are there already stay in the page
 */
export function refill(node, ...children) {
  if (waitsForRelease(node, () => refill(node, ...children))) return;
  const focused = document.activeElement;
  const key = focused instanceof HTMLElement && node.contains(focused) ? focused.dataset.key : undefined;
  const next = nodes(children);
  for (const old of [...node.childNodes]) if (!next.includes(old)) old.remove();
  let at = node.firstChild;
  for (const child of next) {
    if (child === at) at = at.nextSibling;
    else if (at) at.before(child);
    else node.append(child);
  }
  if (key && document.activeElement !== focused) focus(node.querySelector(`[data-key="${CSS.escape(key)}"]`));
}

/**
 * Gives the focus to a node that may be absent.
 *
 * @param {Element | null | undefined} node
 */
export function focus(node) {
  if (node instanceof HTMLElement) node.focus();
}

/**
 * The sentence of an error, for people.
 *
 * @param {unknown} error
 */
export function sentence(error) {
  return error instanceof Error ? error.message : String(error);
}

/** Three dots that move while the bot is awaited. */
export function dots() {
  return el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
}

/** @param {string} name */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  for (const d of ICONS[name]) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    svg.append(path);
  }
  return svg;
}

/** The bot's picture: a die showing five. */
function dieFace() {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "3 3 18 18");
  svg.setAttribute("class", "die");
  for (const [cx, cy] of [
    [7.5, 7.5],
    [16.5, 7.5],
    [12, 12],
    [7.5, 16.5],
    [16.5, 16.5],
  ]) {
    const pip = document.createElementNS(SVG, "circle");
    pip.setAttribute("cx", String(cx));
    pip.setAttribute("cy", String(cy));
    pip.setAttribute("r", "1.9");
    svg.append(pip);
  }
  return svg;
}

/** @param {string} name */
export function initials(name) {
  // Taken apart in this way, an emoji stays whole.
  const words = name
    .trim()
    .split(/\s+/)
    .map((word) => [...word]);
  const first = words.length > 1 ? [words[0][0], words[words.length - 1][0]] : words[0].slice(0, 2);
  return first.join("").toUpperCase();
}

/**
 * Black or white, whichever is easier to read on `#rrggbb`.
 * @param {string} color
 */
function inkOn(color) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? "#000000" : "#ffffff";
}

/**
 * A round picture of somebody; decoration, because the name is always beside it.
 * @param {Face} who
 */
export function avatar(who) {
  const node = el("span", { class: "avatar", "aria-hidden": "true" }, who.isBot ? dieFace() : initials(who.name));
  node.style.setProperty("--person", who.color);
  node.style.setProperty("--ink", inkOn(who.color));
  return node;
}

/**
 * A custom emoji, served by the playground; its name takes its place when the picture is gone.
 *
 * @param {string} id
 * @param {string} name
 * @param {string} [extra]
 * @param {boolean} [moves]
 */
export function customEmoji(id, name, extra = "", moves = false) {
  const image = el("img", {
    class: `emoji ${extra}`.trim(),
    src: `/emojis/${id}.png`,
    alt: `:${name}:`,
    title: `:${name}:`,
    draggable: "false",
  });
  image.addEventListener("error", () => image.replaceWith(`:${name}:`), { once: true });
  if (moves && matchMedia("(prefers-reduced-motion: reduce)").matches) {
    image.addEventListener("load", () => stop(image), { once: true });
  }
  return image;
}

/**
 * Shows the first picture of a GIF instead of all.
 * @param {HTMLImageElement} image
 */
function stop(image) {
  const still = document.createElement("canvas");
  still.width = image.naturalWidth;
  still.height = image.naturalHeight;
  still.getContext("2d")?.drawImage(image, 0, 0);
  image.src = still.toDataURL();
}

/**
 * A component's `emoji` object: custom when it has an id, otherwise Unicode.
 * @param {Emoji} emoji
 */
export function partialEmoji(emoji) {
  return emoji.id ? customEmoji(emoji.id, emoji.name) : el("span", { class: "unicode-emoji" }, emoji.name);
}

/**
 * Whether an address may become a link: a bot could also write a script.
 *
 * @param {string | undefined} url
 * @returns {url is string}
 */
export function isWebAddress(url) {
  return /^https?:\/\//i.test(url ?? "");
}

/**
 * The path on this server of a file that the playground stores, or null: the page fetches nothing from elsewhere.
 * @param {string} url
 */
export function storedPath(url) {
  if (!URL.canParse(url, location.href)) return null;
  const { pathname, search } = new URL(url, location.href);
  return /^\/(attachments|emojis)\//.test(pathname) ? pathname + search : null;
}
