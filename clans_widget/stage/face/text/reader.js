// Gives the parts of a stage what ipywidgets and ipycanvas offer no way to give them from Python.

import { followCalm, isCalm } from "../../../web/calm.js";
import { keepFolds } from "../../../web/folds.js";
import { holdFocus, isUsable } from "../../../web/holding.js";
import { announce, nameBoards, nameFolds, nameSliders } from "../../../web/names.js";
import { followParts, onArrival } from "../../../web/parts.js";
import { followRoom } from "../../../web/room.js";
import { followPixels } from "../../../web/pixels.js";
import { leaveScrolling } from "../../../web/scrolling.js";
import { keepInSight } from "../../../web/sight.js";
import { leadToEnd } from "../../../web/slider_end.js";
import { isFor, nameOf } from "../../../web/theater/letters.js";

const NAMES = "change:board change:slider";
// What scrolls in JupyterLab and Notebook 7 is smaller than the window.
const SCROLLS = ".jp-WindowedPanel-outer, .jp-Notebook";
const CELLS = ".jp-Cell";
const SELECTED = ".jp-mod-active";
const CONTROLS = ".stage-controls";
const FIXED = `.stage-above, ${CONTROLS}`;
const TOLD = ".stage-told details";
const STEPS = ".stage-steps";
const LAST = ".stage-last";
const ACTING = ".stage-acting";
const PLACES = `${STEPS}, ${ACTING}`;

function name(stage, model) {
  nameBoards(stage, model.get("board"));
  nameSliders(stage, model.get("slider"));
  nameFolds(stage, ".stage-fold");
  announce(stage, ".stage-caption");
  // Else JupyterLab takes arrows and letters from a closed list, to go to cells or add one.
  for (const list of stage.querySelectorAll("select")) {
    list.dataset.lmSuppressShortcuts = "true";
  }
}

// Whoever is at the list of what a move may begin with sees all of it on the board.
function followList(stage, model) {
  const at = (event) => event.target.closest?.(".stage-begins") !== null;
  const tell = (listed) => {
    if (model.get("listed") !== listed) {
      report(model, { listed });
    }
  };
  const here = (event) => tell(at(event));
  const gone = () => tell(false);
  stage.addEventListener("pointerover", here);
  stage.addEventListener("focusin", here);
  stage.addEventListener("pointerleave", gone);
  return () => {
    stage.removeEventListener("pointerover", here);
    stage.removeEventListener("focusin", here);
    stage.removeEventListener("pointerleave", gone);
  };
}

function report(model, news) {
  for (const [name, value] of Object.entries(news)) {
    model.set(name, value);
  }
  model.save_changes();
}

// The style makes the board as large as these let it be.
function fit(stage, model, { height, taken, low, narrow }) {
  stage.style.setProperty("--stage-height", `${height}px`);
  stage.style.setProperty("--stage-taken", `${taken}px`);
  if (model.get("low") !== low || model.get("narrow") !== narrow) {
    report(model, { low, narrow });
  }
}

// Python knows from this how many pixels are worth painting.
function tellPixels(model, across) {
  if (model.get("across") !== across) {
    report(model, { across });
  }
}

function shape(stage, model) {
  stage.style.setProperty("--stage-ratio", model.get("ratio"));
}

// Whoever presses the id of a rule reads what it says, and stays there with the keyboard.
function followRules(stage, model) {
  let asked = "";
  const ask = (event) => {
    const badge = event.target.closest?.("button.stage-rule");
    if (badge) {
      asked = badge.dataset.rule;
      model.send({ rule: asked });
    }
  };
  const stay = () => {
    if (asked && document.activeElement === document.body) {
      stage.querySelector(`button.stage-rule[data-rule="${CSS.escape(asked)}"]`)?.focus();
    }
  };
  stage.addEventListener("click", ask);
  const quit = followParts(stage, stay);
  return () => {
    stage.removeEventListener("click", ask);
    quit();
  };
}

// Whoever plays with keys goes on beside the button that was pressed, or else with the next move or
// step. A list or the slider comes first: a key that was meant for the button does no harm there.
function nextStop(stage, place) {
  for (const part of [place, ...stage.querySelectorAll(ACTING), ...stage.querySelectorAll(STEPS)]) {
    for (const stops of ["select, [role=slider]", "button"]) {
      const stop = [...part.querySelectorAll(stops)].find(isUsable);
      if (stop) return stop;
    }
  }
  return undefined;
}

function holdKeys(stage) {
  const held = `:is(${PLACES}) button:focus-visible`;
  return holdFocus(stage, held, PLACES, (place) => nextStop(stage, place));
}

// A key that the game has named is heard in its own stage, before the notebook hears of it.
function followKeys(stage, model) {
  const press = (event) => {
    const key = nameOf(event.key);
    if (!model.get("letters").includes(key) || !isFor(stage, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.repeat) model.send({ key });
  };
  window.addEventListener("keydown", press, true);
  return () => window.removeEventListener("keydown", press, true);
}

// The parts of a stage come one by one, and some are made anew later.
function follow(stage, model) {
  const update = () => name(stage, model);
  const reshape = () => shape(stage, model);
  let quitRoom = () => {};
  // What takes room may not be there yet.
  const measure = () => {
    if (stage.querySelector(CONTROLS)) {
      found();
      const scrolls = stage.closest(SCROLLS);
      quitRoom = followRoom(stage, FIXED, scrolls, (room) => fit(stage, model, room));
    }
  };
  const found = followParts(stage, () => queueMicrotask(measure));
  const ends = [
    followParts(stage, update),
    leaveScrolling(stage),
    leadToEnd(stage, STEPS, LAST),
    followList(stage, model),
    followRules(stage, model),
    followKeys(stage, model),
    holdKeys(stage),
    keepFolds(stage, TOLD),
    found,
    followPixels(stage, (across) => tellPixels(model, across)),
    () => quitRoom(),
  ];
  model.on(NAMES, update);
  model.on("change:ratio", reshape);
  reshape();
  return () => {
    ends.forEach((end) => end());
    model.off(NAMES, update);
    model.off("change:ratio", reshape);
  };
}

// A page that is loaded anew makes the model anew, whatever the kernel remembers.
function initialize({ model }) {
  report(model, { pages: model.get("pages") + 1 });
}

// A stage is new once: a page that is loaded anew shows it again, and stays where it was.
let isNew = true;

function keepNew(stage, model) {
  if (!isNew || model.get("pages") > 1) return () => {};
  isNew = false;
  const gently = !isCalm();
  return keepInSight(stage, { cells: CELLS, selected: SELECTED, scrolls: SCROLLS, gently });
}

function render({ model, el }) {
  let leave = () => {};
  // It stands in no stage yet.
  const forget = onArrival(el, ".stage", (stage) => {
    const ends = [follow(stage, model), keepNew(stage, model)];
    leave = () => ends.forEach((end) => end());
  });
  const quiet = followCalm((calm) => report(model, { calm }));
  return () => {
    forget();
    leave();
    quiet();
  };
}

export default { initialize, render };
