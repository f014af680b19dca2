// Catches keys before anybody else on the page hears of them.

import { isPlain, isTypedIn, nameOf } from "./letters.js";

// Space and Enter belong to the button that was reached with the keyboard, arrows to a choice.
function isOfControl({ key, target }) {
  if (!(target instanceof Element)) return false;
  if (key === " " || key === "Enter") return target.matches(":is(button, input, summary):focus-visible");
  return key.startsWith("Arrow") && target.matches("input");
}

// Catches every key; what is typed stays with its field, and Tab with the browser. `keys` knows
// by name what to do. What it returns ends this.
export function catchKeys(keys) {
  let held = "";
  const press = (event) => {
    const name = nameOf(event.key);
    if (isTypedIn(event.target) && name !== "Escape") return;
    event.stopImmediatePropagation();
    if (!isPlain(event) || !Object.hasOwn(keys, name) || isOfControl(event)) return;
    event.preventDefault();
    held = name;
    if (!event.repeat) keys[name](event);
  };
  // Some browsers press a button when the space bar comes up again.
  const lift = (event) => {
    if (nameOf(event.key) === held) event.preventDefault();
    held = "";
  };
  window.addEventListener("keydown", press, true);
  window.addEventListener("keyup", lift, true);
  return () => {
    window.removeEventListener("keydown", press, true);
    window.removeEventListener("keyup", lift, true);
  };
}
