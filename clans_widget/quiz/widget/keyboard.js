// A quiz without a mouse: Enter in a field has checked what is written there, and whoever presses a
// button that is of no more use goes on from the next one.

import { onArrival } from "../../web/parts.js";

// The parts of a quiz: where answers are given, and what can be done about them.
const ANSWER = ".quiz-answer";
const BAR = ".quiz-bar";
const CHECK = ".quiz-check";

function isUsable(button) {
  return !button.disabled && button.checkVisibility();
}

// As if the field was left, and then the button pressed: in this order both are heard of.
function checkWritten({ key, target }, stage) {
  if (key !== "Enter" || target.type !== "text" || !target.closest(ANSWER)) return;
  const check = stage.querySelector(CHECK);
  if (!check || !isUsable(check)) return;
  target.dispatchEvent(new Event("change", { bubbles: true }));
  check.click();
}

// Browsers let go of a button that cannot be pressed any more, and tell nobody: what is around it gets
// the focus, or the whole page.
function keepFocus(stage) {
  let last = null;
  let given = null;
  const hold = ({ target }) => {
    last = target?.closest(`${BAR} button`) ?? null;
    if (last !== given) given = null;
  };
  // What is to be pressed next comes in several messages: as long as nobody has pressed anything it
  // is the first that can be.
  const look = () => {
    if (!last || !document.activeElement?.contains(last)) return;
    const next = [...last.closest(BAR).querySelectorAll("button")].find(isUsable);
    if (!next || next === last || (isUsable(last) && last !== given)) return;
    given = next;
    next.focus({ preventScroll: true });
  };
  const take = () => {
    given = null;
  };
  hold({ target: document.activeElement });
  const changes = new MutationObserver(look);
  const attributeFilter = ["disabled", "style"];
  changes.observe(stage, { attributes: true, attributeFilter, subtree: true });
  // What is around a button has the focus where the button could not keep it.
  stage.addEventListener("focusin", (event) => {
    const isLeftOver = event.target !== last && event.target.contains(last);
    if (isLeftOver) look();
    else hold(event);
  });
  for (const pressed of ["pointerdown", "keydown"]) stage.addEventListener(pressed, take, true);
  stage.addEventListener("pointerdown", hold);
  return () => changes.disconnect();
}

function render({ el }) {
  let letGo = () => {};
  const forget = onArrival(el, ".stage", (stage) => {
    stage.addEventListener("keydown", (event) => checkWritten(event, stage), { capture: true });
    letGo = keepFocus(stage);
  });
  return () => {
    forget();
    letGo();
  };
}

export default { render };
