// Gives a list of sentences, one for each thing that is wrong with what is on the screen.

const ROLES = ["alert", "article", "button", "combobox", "dialog", "group", "link", "list", "listbox", "listitem", "log", "menu", "menuitem", "navigation", "option", "region", "status", "switch", "tab", "tablist", "tabpanel", "img", "none", "presentation"];
const NEEDS = { combobox: ["aria-expanded", "aria-controls"], option: ["aria-selected"], tab: ["aria-selected"] };
const INSIDE = { option: "[role='listbox']", tab: "[role='tablist']" };
const USABLE = "button, a[href], input, select, textarea, summary, [role='button'], [role='combobox'], [role='tab'], [role='switch'], [tabindex='0']";
const SMALLEST_PX = 24;

const wrong = [];
const where = (node) => {
  const text = (node.innerText ?? "").trim().slice(0, 30);
  return `<${node.localName}${node.className && typeof node.className === "string" ? `.${node.className.trim().replace(/\s+/g, ".")}` : ""}>${text ? ` "${text}"` : ""}`;
};
const seen = (node) => node.checkVisibility({ visibilityProperty: true });
const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);

function accessibleName(node) {
  const by = node.getAttribute("aria-labelledby");
  if (by) return by.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? "").join(" ").trim();
  const own = node.getAttribute("aria-label") ?? "";
  const labels = [...node.labels ?? []].map((label) => label.textContent).join(" ");
  const pictures = [...node.querySelectorAll?.("img[alt]") ?? []].map((image) => image.alt).join(" ");
  return (own || labels || (["INPUT", "SELECT", "TEXTAREA"].includes(node.tagName) ? "" : node.textContent) || pictures || node.getAttribute("title") || "").trim();
}

// The page as a whole.
if (!document.documentElement.lang) wrong.push("the page has no language");
if (!document.title.trim()) wrong.push("the page has no title");
if (all("h1").length !== 1) wrong.push("the page has not just one first heading");
if (all("main").length !== 1) wrong.push("the page has not just one main part");
if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push(`the page is wider than its window: ${document.documentElement.scrollWidth} px`);
for (const box of all(".log, .channel-list, .tools-page, dialog")) {
  if (box.scrollWidth > box.clientWidth + 1) wrong.push(`${where(box)} is wider than its frame: ${box.scrollWidth} px in ${box.clientWidth}`);
}

// Names, roles and what they refer to.
for (const node of all(`${USABLE}, [role='listbox'], [role='tablist'], [role='log'], nav, aside, dialog`)) {
  if (node.matches(".exchange summary, pre") || node.closest("[aria-hidden='true']")) continue;
  if (!accessibleName(node)) wrong.push(`${where(node)} has no name`);
}
for (const image of all("img")) if (!image.hasAttribute("alt")) wrong.push(`${where(image)} has no alt`);
const ids = new Set();
for (const { id } of document.querySelectorAll("[id]")) {
  if (ids.has(id)) wrong.push(`the id ${id} is given twice`);
  ids.add(id);
}
for (const name of ["aria-labelledby", "aria-describedby", "aria-controls", "aria-activedescendant"]) {
  for (const node of all(`[${name}]`)) {
    for (const id of node.getAttribute(name).split(/\s+/)) if (!document.getElementById(id)) wrong.push(`${where(node)}: ${name} names ${id}, which is not there`);
  }
}
for (const node of all("[role]")) {
  const role = node.getAttribute("role");
  if (!ROLES.includes(role)) wrong.push(`${where(node)}: there is no role ${role} here`);
  for (const name of NEEDS[role] ?? []) if (!node.hasAttribute(name)) wrong.push(`${where(node)} lacks ${name}`);
  if (INSIDE[role] && !node.closest(INSIDE[role])) wrong.push(`${where(node)}, a ${role}, is outside ${INSIDE[role]}`);
}
for (const node of all(USABLE)) {
  if (node.closest("[aria-hidden='true']")) wrong.push(`${where(node)} can be reached and is hidden from those who hear the page`);
  const around = node.parentElement?.closest("button, a[href], summary, [role='button']");
  if (around && !node.matches("[tabindex='0']:not(button, a, input)")) wrong.push(`${where(node)} is inside ${where(around)}`);
  if (node.tabIndex > 0) wrong.push(`${where(node)} jumps the queue of the keyboard`);
}
let level = 0;
for (const heading of all("h1, h2, h3, h4, h5, h6")) {
  const own = Number(heading.localName[1]);
  if (level && own > level + 1 && !heading.closest(".message")) wrong.push(`${where(heading)}: a heading of level ${own} after one of ${level}`);
  if (!heading.closest(".message")) level = own;
}

// Targets: those inside running text may be smaller.
for (const node of all("button, [role='combobox']:not(textarea, input), select, input, summary, .menu-option")) {
  const { width, height } = node.getBoundingClientRect();
  const inText = getComputedStyle(node).display === "inline" || node.matches(".text-button, .mention");
  if (!inText && (width < SMALLEST_PX || height < SMALLEST_PX)) wrong.push(`${where(node)} is small: ${Math.round(width)} x ${Math.round(height)} px`);
}

// Contrast of every text with its background.
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const known = new Map();
function rgba(color) {
  if (!known.has(color)) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    known.set(color, [r, g, b, a / 255]);
  }
  return known.get(color);
}
const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a)];
function behind(node) {
  const layers = [];
  for (let at = node; at; at = at.parentElement) {
    const color = rgba(getComputedStyle(at).backgroundColor);
    layers.push(color);
    if (color[3] === 1) break;
  }
  return layers.reverse().reduce((below, layer) => over(layer, below), rgba(getComputedStyle(document.documentElement).colorScheme === "dark" ? "#000" : "#fff"));
}
const light = (color) => {
  const [r, g, b] = color.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const faint = new Set();
while (walker.nextNode()) {
  const node = walker.currentNode.parentElement;
  if (!walker.currentNode.data.trim() || !seen(node) || node.closest(".sr-only, noscript, script, style, .skip:not(:focus), option")) continue;
  if (node.closest(":disabled, [aria-disabled='true'], .spoiler:not(.shown), .unicode-emoji")) continue;
  const style = getComputedStyle(node);
  let opacity = 1;
  for (let at = node; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
  const back = behind(node);
  const [r, g, b, a] = rgba(style.color);
  const front = over([r, g, b, a * opacity], back);
  const [one, two] = [light(front), light(back)].sort((x, y) => y - x);
  const ratio = (one + 0.05) / (two + 0.05);
  const size = Number.parseFloat(style.fontSize);
  const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
  if (ratio < needed) faint.add(`${where(node)}: contrast ${ratio.toFixed(2)}, needs ${needed}`);
}
wrong.push(...faint);
return wrong;
