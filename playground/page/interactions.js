// @ts-check
// Interactions: which controls were pressed, which still wait for the bot, which failed.

/** @import { Act, Id, OpenedModal, Outcome } from "../types" */

import { sentence } from "./dom.js";
import { act } from "./socket.js";

/** @type {Map<Id, (result: Outcome) => void>} */
const waiting = new Map();
/**
 * Outcomes that overtook the answer to the POST that caused them.
 *
 * @type {Map<Id, Outcome>}
 */
const early = new Map();
const EARLY_KEPT = 50;
/** How often everything was abandoned. */
let abandoned = 0;

/**
 * Message id -> custom id of the control being pressed there.
 *
 * @type {Map<Id, string>}
 */
export const pressed = new Map();
/**
 * Message id -> sentence shown in red under it.
 *
 * @type {Map<Id, string>}
 */
export const failures = new Map();

/** @type {(messageId: Id) => void} */
let redraw = () => {};
/** @type {(modal: OpenedModal) => void} */
let open = () => {};

/**
 * `callback(messageId)` runs whenever a message's controls become busy, free or failed.
 * @param {(messageId: Id) => void} callback
 */
export function onControls(callback) {
  redraw = callback;
}

/**
 * `callback(modal)` opens a form that answers an interaction of this window; the same person's other windows ignore it.
 * @param {(modal: OpenedModal) => void} callback
 */
export function onModal(callback) {
  open = callback;
}

/**
 * Does something that the bot answers, and waits for that. A form is opened.
 *
 * @param {Act} body
 * @param {() => void} [sent] runs when it is on its way
 * @returns {Promise<Outcome>}
 */
export async function interact(body, sent = () => {}) {
  const before = abandoned;
  const { interaction_id: id } = await act(body);
  sent();
  if (before !== abandoned) return { kind: "lost" };
  const known = early.get(id);
  early.delete(id);
  /** @type {Outcome} */
  const result = known ?? (await new Promise((resolve) => waiting.set(id, resolve)));
  if (result.kind === "modal") open(result.modal);
  return result;
}

/**
 * Reports what became of an interaction, as the event stream says.
 *
 * @param {Id} interactionId
 * @param {Outcome} result
 */
export function settle(interactionId, result) {
  const resolve = waiting.get(interactionId);
  if (resolve) {
    waiting.delete(interactionId);
    resolve(result);
    return;
  }
  // The first outcome counts: a form is followed by "done".
  if (!early.has(interactionId)) early.set(interactionId, result);
  const [oldest] = early.keys();
  if (early.size > EARLY_KEPT) early.delete(oldest);
}

/** The stream broke or the person changed: the outcome of these will never arrive. */
export function abandon() {
  abandoned += 1;
  for (const resolve of waiting.values()) resolve({ kind: "lost" });
  waiting.clear();
  early.clear();
  pressed.clear();
  failures.clear();
}

/**
 * Presses a button or sends a menu's choice: `body` is the act, without the message's id.
 *
 * @param {Id} messageId
 * @param {Act & { custom_id: string }} body
 */
export async function press(messageId, body) {
  if (pressed.has(messageId)) return;
  pressed.set(messageId, body.custom_id);
  failures.delete(messageId);
  redraw(messageId);
  try {
    const result = await interact({ ...body, message_id: messageId });
    if (result.kind === "failed") failures.set(messageId, result.text);
  } catch (error) {
    failures.set(messageId, sentence(error));
  }
  pressed.delete(messageId);
  redraw(messageId);
}
