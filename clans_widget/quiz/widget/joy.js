// A burst of joy over the board when an answer is right: gone by itself, and nobody waits for it.

import { isCalm } from "../../web/calm.js";
import { onArrival } from "../../web/parts.js";

const PIECES = 44;
const SHAPES = ["star", "lozenge", "disc"];
const COLORS = ["#c8321f", "#2b6cc6", "#3fae86", "#f5c92e", "#33333d"];
const SECONDS = 1.3;

function within(least, most) {
  return least + Math.random() * (most - least);
}

function piece(number, width, height) {
  const made = document.createElement("i");
  made.className = `quiz-joy-${SHAPES[number % SHAPES.length]}`;
  const side = number % 2 ? 1 : -1;
  const values = {
    "--x": `${side * within(0.05, 0.48) * width}px`,
    "--up": `${-within(0.25, 0.75) * height}px`,
    "--down": `${within(0.1, 0.35) * height}px`,
    "--turn": `${side * within(200, 720)}deg`,
    "--wait": `${within(0, 0.15)}s`,
    "--color": COLORS[number % COLORS.length],
  };
  Object.entries(values).forEach(([name, value]) => made.style.setProperty(name, value));
  return made;
}

// It lies over the board alone, and takes no click.
function celebrate(stage, isGreat) {
  const board = stage.querySelector(".stage-board");
  if (!board) {
    return;
  }
  stage.querySelectorAll(".quiz-joy").forEach((old) => old.remove());
  const [place, around] = [board.getBoundingClientRect(), stage.getBoundingClientRect()];
  const burst = document.createElement("div");
  burst.className = "quiz-joy";
  burst.setAttribute("aria-hidden", "true");
  burst.style.cssText = `left: ${place.left - around.left}px; top: ${place.top - around.top}px;
    width: ${place.width}px; height: ${place.height}px`;
  const badge = document.createElement("b");
  burst.append(badge);
  const count = isCalm() ? 0 : PIECES * (isGreat ? 2 : 1);
  for (let number = 0; number < count; number++) {
    burst.append(piece(number, place.width, place.height));
  }
  stage.append(burst);
  setTimeout(() => burst.remove(), 1000 * SECONDS);
}

function render({ model, el }) {
  let last = model.get("joys");
  let stage = null;
  const forget = onArrival(el, ".stage", (found) => {
    stage = found;
  });
  const rejoice = () => {
    const joys = model.get("joys");
    if (stage && joys > last) {
      celebrate(stage, model.get("great"));
    }
    last = joys;
  };
  model.on("change:joys", rejoice);
  return () => {
    forget();
    model.off("change:joys", rejoice);
  };
}

export default { render };
