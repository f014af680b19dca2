// A quiz without a mouse: Enter in a field has checked what is written there, and whoever presses a
// button that is of no more use goes on from the next one.

import { holdFocus, isUsable } from "../../web/holding.js";
import { onArrival } from "../../web/parts.js";

// The parts of a quiz: where answers are given, and what can be done about them.
const ANSWER = ".quiz-answer";
const BAR = ".quiz-bar";
const CHECK = ".quiz-check";

function isWritten(field) {
  return field.type === "text" && field.closest(ANSWER) !== null;
}

function leave(field) {
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

// What was said to another answer goes as soon as one writes, and the next press checks: it need not wait
// until the kernel has let the button be pressed again.
function beginAnew({ target }, stage) {
  const check = stage.querySelector(CHECK);
  if (!check || isUsable(check) || !isWritten(target)) return;
  check.disabled = false;
  leave(target);
}

// One message has what is written and ticked, and has it judged. Of two, a press can overtake the value of
// a field: one that has just come, or whose value before the kernel has not heard of yet.
// The field tells its value first: one that still waits in the page would come after, and take the verdict away.
function check(field, model) {
  leave(field);
  const boxes = field.closest(ANSWER).querySelectorAll("input[type=checkbox]");
  model.send({ check: field.value, ticks: [...boxes].map((box) => box.checked) });
}

function checkWritten({ key, target }, stage, model) {
  if (key !== "Enter" || !isWritten(target)) return;
  if (stage.querySelector(CHECK)?.checkVisibility()) check(target, model);
}

function checkPressed({ target }, stage, model) {
  const field = target.closest?.(CHECK) && [...stage.querySelectorAll("input")].find(isWritten);
  if (field) check(field, model);
}

function firstIn(bar) {
  return [...bar.querySelectorAll("button")].find(isUsable);
}

function render({ model, el }) {
  let letGo = () => {};
  const forget = onArrival(el, ".stage", (stage) => {
    stage.addEventListener("input", (event) => beginAnew(event, stage));
    stage.addEventListener("keydown", (event) => checkWritten(event, stage, model), { capture: true });
    stage.addEventListener("click", (event) => checkPressed(event, stage, model), { capture: true });
    letGo = holdFocus(stage, `${BAR} button`, BAR, firstIn);
  });
  return () => {
    forget();
    letGo();
  };
}

export default { render };
