// Interactions on their way: what was pressed, what is still waiting for the bot, what failed.

import { act } from "./socket.js";

const waiting = new Map();
// Outcomes that overtook the answer to the POST that caused them.
const early = new Map();
const EARLY_KEPT = 50;

/** Message id -> custom id of the control being pressed there. */
export const pressed = new Map();
/** Message id -> sentence shown in red under it. */
export const failures = new Map();

let redraw = () => {};
let open = () => {};

/** `callback(messageId)` runs whenever a message's controls become busy, free or failed. */
export function onControls(callback) {
  redraw = callback;
}

/** `callback(modal)` opens a form that answers an interaction of this window. Other windows of the same person leave it alone. */
export function onModal(callback) {
  open = callback;
}

/** Waits for the bot's answer to an interaction: `{kind: "done" | "modal" | "failed" | "lost", ...}`. A form is opened. */
export async function outcome(interactionId) {
  const known = early.get(interactionId);
  early.delete(interactionId);
  const result = known ?? (await new Promise((resolve) => waiting.set(interactionId, resolve)));
  if (result.kind === "modal") open(result.modal);
  return result;
}

/** Reports what became of an interaction, as told by the event stream. */
export function settle(interactionId, result) {
  const resolve = waiting.get(interactionId);
  if (resolve) {
    waiting.delete(interactionId);
    resolve(result);
    return;
  }
  // The first word counts: after a form comes that the interaction is done.
  if (!early.has(interactionId)) early.set(interactionId, result);
  if (early.size > EARLY_KEPT) early.delete(early.keys().next().value);
}

/** The stream broke or the person changed: nobody will hear how these end. */
export function abandon() {
  for (const resolve of waiting.values()) resolve({ kind: "lost" });
  waiting.clear();
  early.clear();
  pressed.clear();
  failures.clear();
}

/** Presses a button or sends a menu's choice: `body` is the act, without the message's id. */
export async function press(messageId, body) {
  if (pressed.has(messageId)) return;
  pressed.set(messageId, body.custom_id);
  failures.delete(messageId);
  redraw(messageId);
  try {
    const { interaction_id: id } = await act({ ...body, message_id: messageId });
    const result = await outcome(id);
    if (result.kind === "failed") failures.set(messageId, result.text);
  } catch (error) {
    failures.set(messageId, error.message);
  }
  pressed.delete(messageId);
  redraw(messageId);
}
