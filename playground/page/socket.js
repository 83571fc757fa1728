// @ts-check
// The two ways to talk to the playground: events come in over a websocket, acts go out as POST.

/** @import { Act } from "../types" */

const FIRST_RETRY_MS = 400;
const SLOWEST_RETRY_MS = 5000;

/** @type {WebSocket | null} */
let socket = null;
let identity = "";

/**
 * Opens the event stream as `who` (a name or id) and keeps it open, with growing pauses between tries.
 *
 * @param {string} who
 * @param {(type: string, data: any) => void} onEvent gets every event
 * @param {() => void} onDrop runs when the stream breaks
 */
export function connect(who, onEvent, onDrop) {
  identity = who;
  socket?.close();
  open(FIRST_RETRY_MS, onEvent, onDrop);
}

/**
 * @param {number} retryMs
 * @param {(type: string, data: any) => void} onEvent
 * @param {() => void} onDrop
 */
function open(retryMs, onEvent, onDrop) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const mine = new WebSocket(`${scheme}://${location.host}/page/events?as=${encodeURIComponent(identity)}`);
  socket = mine;
  let pause = retryMs;
  mine.addEventListener("message", ({ data }) => {
    // The socket of the previous person may still deliver.
    if (mine !== socket) return;
    pause = FIRST_RETRY_MS;
    const { t, d } = JSON.parse(data);
    onEvent(t, d);
  });
  mine.addEventListener("close", () => {
    if (mine !== socket) return;
    onDrop();
    setTimeout(() => {
      if (mine === socket) open(Math.min(pause * 2, SLOWEST_RETRY_MS), onEvent, onDrop);
    }, pause);
  });
}

/**
 * Does something as the person at this window. Gives the playground's JSON; throws an Error with a sentence for people.
 *
 * @param {Act} body
 * @returns {Promise<any>}
 */
export function act(body) {
  return post(`/page/act?as=${encodeURIComponent(identity)}`, body);
}

/**
 * Uses one of the tools for developers; throws as `act` does.
 *
 * @param {Act} body
 * @returns {Promise<any>}
 */
export function operate(body) {
  return post("/tools/act", body);
}

/**
 * Opens the stream for developers; gives a function that closes it. It opens itself again when it breaks.
 * @param {(type: string, data: any) => void} onEvent
 */
export function observe(onEvent) {
  let closed = false;
  /** @type {WebSocket} */
  let stream;
  const openAgain = () => {
    stream = new WebSocket(`${location.origin.replace("http", "ws")}/tools/events`);
    stream.addEventListener("message", ({ data }) => {
      const { t, d } = JSON.parse(data);
      if (!closed) onEvent(t, d);
    });
    stream.addEventListener("close", () => closed || setTimeout(() => closed || openAgain(), SLOWEST_RETRY_MS));
  };
  openAgain();
  return () => {
    closed = true;
    stream.close();
  };
}

/**
 * @param {string} path
 * @param {object} body
 */
async function post(path, body) {
  let response;
  try {
    response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    throw new Error("The playground does not answer. Is it still running?");
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.error ?? `The playground refused this (${response.status}).`);
  return answer;
}
