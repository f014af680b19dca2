// How many pixels of the screen the canvases of a stage are wide.

import { boardsOf } from "./names.js";
import { followParts } from "./parts.js";

// What differs by less makes no board look sharper.
const STEP = 50;

// On a page a board is a drawing without pixels.
function canvasesOf(stage) {
  return boardsOf(stage).filter((board) => board.matches("canvas"));
}

// Boards that are compared under another one are smaller.
function widest(stage) {
  const widths = canvasesOf(stage).map((canvas) => canvas.getBoundingClientRect().width);
  return Math.ceil((Math.max(0, ...widths) * window.devicePixelRatio) / STEP) * STEP;
}

// Tells it now and whenever it changes, as long as one is to be seen. What it returns ends this.
export function followPixels(stage, tell) {
  const followed = new WeakSet();
  const report = () => {
    const across = widest(stage);
    if (across) tell(across);
  };
  const sizes = new ResizeObserver(report);
  const quit = followParts(stage, () => {
    for (const canvas of canvasesOf(stage)) {
      if (!followed.has(canvas)) sizes.observe(canvas);
      followed.add(canvas);
    }
  });
  // On another screen pixels may be denser, and the board as wide as before.
  window.addEventListener("resize", report);
  return () => {
    quit();
    sizes.disconnect();
    window.removeEventListener("resize", report);
  };
}
