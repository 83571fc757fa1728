// @ts-check
// The traffic between the bot and Discord: every gateway event and REST call with its body, its answer and its time.

/** @import { Exchange, Tools } from "../types" */

import { el, icon } from "./dom.js";

const KEPT = 500;
const TO_BOT = "to_bot";

/**
 * What the filter searches, made when it is first needed.
 *
 * @type {WeakMap<Exchange, string>}
 */
const texts = new WeakMap();

/** Makes the page of the drawer. */
export function traffic() {
  const list = el("ol", {
    class: "exchanges",
    "aria-label": "Gateway events and REST calls, newest last",
    tabindex: "0",
  });
  const filter = el("input", {
    type: "search",
    class: "tools-input",
    placeholder: "Filter: a route, a status, any text",
    "aria-label": "Filter the traffic",
    oninput: sift,
  });
  const count = el("span", { class: "tools-note", role: "status" });
  const pause = el(
    "button",
    { type: "button", class: "button secondary small", "aria-pressed": "false", onclick: togglePause },
    "Pause",
  );
  const clear = el("button", { type: "button", class: "button secondary small", onclick: empty }, "Clear");
  const node = el("div", { class: "traffic" }, el("div", { class: "tools-bar" }, filter, pause, clear), count, list);

  /** @type {{ exchange: Exchange, node: HTMLElement }[]} */
  let rows = [];
  /** @type {Exchange[]} */
  let held = [];
  let paused = false;

  /** @param {Exchange} exchange */
  function add(exchange) {
    const stuck = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    const row = { exchange, node: exchangeRow(exchange) };
    row.node.hidden = !fits(exchange);
    rows.push(row);
    list.append(row.node);
    if (rows.length > KEPT) rows.shift()?.node.remove();
    if (stuck) list.scrollTop = list.scrollHeight;
  }

  /** @param {Exchange} exchange */
  function fits(exchange) {
    const wanted = filter.value.trim().toLowerCase();
    return !wanted || wanted.split(/\s+/).every((word) => textOf(exchange).includes(word));
  }

  function sift() {
    for (const row of rows) row.node.hidden = !fits(row.exchange);
    tally();
  }

  function tally() {
    const shown = rows.filter((row) => !row.node.hidden).length;
    const of = shown === rows.length ? `${shown} shown` : `${shown} of ${rows.length} shown`;
    count.textContent = paused && held.length ? `${of}, ${held.length} more since the pause` : of;
  }

  function togglePause() {
    paused = !paused;
    pause.setAttribute("aria-pressed", String(paused));
    pause.textContent = paused ? "Go on" : "Pause";
    if (!paused) held.splice(0).forEach(add);
    tally();
  }

  function empty() {
    rows = [];
    held = [];
    list.replaceChildren();
    tally();
  }

  return {
    node,
    /** @param {Tools} tools */
    tools({ exchanges }) {
      empty();
      exchanges.forEach(add);
      list.scrollTop = list.scrollHeight;
      tally();
    },
    /** @param {Exchange} one */
    exchange(one) {
      if (paused) {
        held.push(one);
        if (held.length > KEPT) held.shift();
      } else {
        add(one);
      }
      tally();
    },
  };
}

/** @param {Exchange} exchange */
function textOf(exchange) {
  const known = texts.get(exchange);
  if (known !== undefined) return known;
  const text = JSON.stringify([
    exchange.route,
    exchange.path,
    exchange.status,
    exchange.body,
    exchange.answer,
  ]).toLowerCase();
  texts.set(exchange, text);
  return text;
}

/** @param {Exchange} exchange */
function exchangeRow(exchange) {
  const { direction, route, path, status, at_ms: at } = exchange;
  const tone = status === null ? "" : status >= 400 ? "bad" : "good";
  const row = el(
    "details",
    { class: "exchange" },
    el(
      "summary",
      {},
      el(
        "span",
        { class: `way ${direction}`, title: direction === TO_BOT ? "to the bot" : "from the bot" },
        icon(direction === TO_BOT ? "down" : "up"),
        el("span", { class: "sr-only" }, direction === TO_BOT ? "to the bot" : "from the bot"),
      ),
      el("span", { class: "route" }, route),
      status !== null && el("span", { class: `status ${tone}` }, String(status)),
      el("span", { class: "at", title: "seconds since the playground started" }, (at / 1000).toFixed(3)),
    ),
  );
  // A board is long, so its text is made only when somebody opens it.
  row.addEventListener("toggle", () => {
    if (row.open && row.childElementCount === 1) {
      const parts = [
        { label: "Path", value: path || null },
        { label: "Body", value: exchange.body },
        { label: "Answer", value: exchange.answer },
      ].filter(({ value }) => value !== null);
      row.append(
        ...parts.map(({ label, value }) =>
          el("div", { class: "payload" }, el("h3", {}, label), el("pre", { tabindex: "0" }, pretty(value))),
        ),
      );
    }
  });
  return el("li", {}, row);
}

/** @param {unknown} value */
function pretty(value) {
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}
