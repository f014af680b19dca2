// The slider of ipywidgets goes with End to where the end was when it was made: steps have come since.

import { isPlain } from "./theater/letters.js";

// End on a slider presses the button beside it that goes to the end. What it returns ends this.
export function leadToEnd(root, steps, last) {
  const press = (event) => {
    if (event.key !== "End" || !isPlain(event) || !event.target.matches("[role=slider]")) return;
    const button = event.target.closest(steps)?.querySelector(last);
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.click();
  };
  root.addEventListener("keydown", press, true);
  return () => root.removeEventListener("keydown", press, true);
}
