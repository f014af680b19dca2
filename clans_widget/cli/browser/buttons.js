// "Run this cell to play" under the picture of a board is a button that does so.

import { barThat } from "./bar.js";
import { awaited, lacksSomething, runCell, runDownTo, stillIn } from "./boards.js";

// As the bar is painted, which the button covers: see `clans_widget.picture.written.still`.
const BUTTON = `
  .clans-still { position: relative; }
  .clans-still > img { width: auto; max-height: calc(100vh - 200px); }
  .clans-run {
    position: absolute; container-type: inline-size; padding: 0; border: 0; cursor: pointer;
    background: transparent;
  }
  .clans-run > span {
    position: absolute; inset: auto 0 0; box-sizing: border-box; height: calc(180cqw / 44);
    padding: 0 calc(90cqw / 44); font-size: calc(100cqw / 44); line-height: calc(180cqw / 44);
    text-align: start; color: #ffffff; background: #7a4d16;
  }
  .clans-run:hover > span { background: #94601f; }
  .clans-run:focus-visible { outline: 3px solid #7a4d16; outline-offset: 3px; }
  .clans-run:disabled { cursor: progress; }
  .clans-wait { margin: 0; padding: .3em .9em; color: #ffffff; background: #7a4d16; }
  .jp-OutputArea:not(:has(canvas, img, .jp-RenderedText)) { min-height: var(--clans-room, auto); }
`;

export function offerToRun(panel, known) {
  const style = document.createElement("style");
  style.textContent = BUTTON;
  panel.node.append(style);
  const look = () => {
    for (const cell of panel.content.widgets) {
      if (cell.model.type !== "code") continue;
      offerOn(panel, cell, known);
      tellOfWait(cell, known.lessonAt(panel.context.path));
      const bar = barOn(cell);
      if (bar && !lacksSomething(cell)) bar.remove();
    }
  };
  let isWaiting = false;
  const lookSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      if (!panel.isDisposed) look();
    });
  };
  awaited.addEventListener("change", lookSoon);
  panel.disposed.connect(() => awaited.removeEventListener("change", lookSoon));
  new MutationObserver(lookSoon).observe(panel.content.node, { childList: true, subtree: true });
  lookSoon();
}

function offerOn(panel, cell, known) {
  const { outputs } = cell.model;
  const shown = cell.outputArea?.widgets ?? [];
  for (let number = 0; number < Math.min(outputs.length, shown.length); number += 1) {
    const picture = shown[number].node.querySelector(".jp-OutputArea-output > img");
    const still = picture && stillIn(outputs.get(number));
    if (!still) continue;
    const said = known.wordsIn(/ lang="(\w+)"/.exec(still)?.[1]);
    const button = buttonOn(picture) ?? buttonFor(picture, () => runToPlay(panel, cell, said));
    button.disabled = awaited.has(cell.model);
    const text = button.disabled ? said.wait : `▶ ${said.run}`;
    const bar = button.firstElementChild;
    if (bar.textContent !== text) bar.textContent = text;
  }
}

// Where a board is about to come and no picture stands in its place, a sentence does.
function tellOfWait({ model, outputArea }, lesson) {
  const told = outputArea?.node.querySelector(":scope > .clans-wait");
  const isBare = awaited.has(model) && model.outputs.length === 0;
  if (!isBare || !lesson) {
    told?.remove();
  } else if (!told && outputArea) {
    const wait = document.createElement("p");
    wait.className = "clans-wait";
    wait.setAttribute("role", "status");
    wait.textContent = lesson.said.wait;
    outputArea.node.append(wait);
  }
}

function buttonOn(picture) {
  return picture.parentElement.querySelector(":scope > .clans-run");
}

// What a cell uses may be made above. That may write files, so nobody's cells run unasked.
async function runToPlay(panel, cell, said) {
  await runCell(panel, cell);
  if (!lacksSomething(cell) || barOn(cell)) return;
  const { bar, told, button } = barThat(() => void runDownTo(panel, cell), "clans-lacks");
  told.textContent = said.lacks;
  button.textContent = said.above;
  cell.outputArea.node.prepend(bar);
}

function barOn({ outputArea }) {
  return outputArea?.node.querySelector(":scope > .clans-lacks");
}

function buttonFor(picture, run) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "clans-run";
  // Else Enter would be JupyterLab's.
  button.dataset.lmSuppressShortcuts = "true";
  button.append(document.createElement("span"));
  button.addEventListener("click", () => void run());
  picture.parentElement.classList.add("clans-still");
  picture.after(button);
  new ResizeObserver(() => {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = picture;
    const box = { left: offsetLeft, top: offsetTop, width: offsetWidth, height: offsetHeight };
    for (const [side, length] of Object.entries(box)) button.style[side] = `${length}px`;
  }).observe(picture);
  return button;
}
