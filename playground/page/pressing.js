// @ts-check
// Presses: a control that leaves the page between the press and the release gets no click, even if it is back by then. So what is pressed
// on is drawn again afterwards.

/** The longest time in which a touch that has ended becomes a click. */
const CLICK_MS = 300;

/**
 * What somebody presses on, with a pointer or the space bar, until that is a click.
 *
 * @type {Node | null}
 */
let pressedOn = null;
let letsGo = 0;
/**
 * How the parts of the page are drawn that wait for the end of the press.
 *
 * @type {Map<Element, () => void>}
 */
const waiting = new Map();

/** @param {Event} event */
function hold({ target }) {
  clearTimeout(letsGo);
  // A list that opens keeps the release to itself.
  pressedOn = target instanceof Node && !(target instanceof HTMLSelectElement) ? target : null;
}

function letGoSoon() {
  clearTimeout(letsGo);
  letsGo = setTimeout(letGo, CLICK_MS);
}

function letGo() {
  clearTimeout(letsGo);
  pressedOn = null;
  // After the click.
  setTimeout(() => {
    const draws = [...waiting.values()];
    waiting.clear();
    for (const draw of draws) draw();
  });
}

document.addEventListener("pointerdown", hold, true);
document.addEventListener("keydown", (event) => event.key === " " && hold(event));
for (const event of ["pointerup", "keyup"]) document.addEventListener(event, letGoSoon, true);
// Before the control that is clicked hears of it: what it draws does not wait.
for (const event of ["click", "pointercancel", "contextmenu"]) document.addEventListener(event, letGo, true);

// A release may be lost, beside the page or on a scrollbar.
document.addEventListener("pointermove", ({ buttons }) => pressedOn && !buttons && letGo(), true);
window.addEventListener("blur", letGo);

/**
 * Whether somebody presses on a part of the page; then `draw` runs afterwards.
 *
 * @param {Element} part
 * @param {() => void} draw
 */
export function waitsForRelease(part, draw) {
  const waits = pressedOn !== null && part.contains(pressedOn);
  if (waits) waiting.set(part, draw);
  else waiting.delete(part);
  return waits;
}
