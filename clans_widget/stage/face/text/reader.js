// Gives the parts of a stage what ipywidgets and ipycanvas offer no way to give them from Python.

import { followCalm } from "../../../web/calm.js";
import { announce, nameBoards, nameSliders } from "../../../web/names.js";
import { followParts, onArrival } from "../../../web/parts.js";
import { leaveScrolling } from "../../../web/scrolling.js";

const NAMES = "change:board change:slider";

function name(stage, model) {
  nameBoards(stage, model.get("board"));
  nameSliders(stage, model.get("slider"));
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
      model.set("listed", listed);
      model.save_changes();
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

// The parts of a stage come one by one, and some are made anew later.
function follow(stage, model) {
  const update = () => name(stage, model);
  const ends = [followParts(stage, update), leaveScrolling(stage), followList(stage, model)];
  model.on(NAMES, update);
  return () => {
    ends.forEach((end) => end());
    model.off(NAMES, update);
  };
}

function report(model, calm) {
  model.set("calm", calm);
  model.save_changes();
}

// A page that is loaded anew makes the model anew, whatever the kernel remembers.
function initialize({ model }) {
  model.set("pages", model.get("pages") + 1);
  model.save_changes();
}

function render({ model, el }) {
  let leave = () => {};
  // It stands in no stage yet.
  const forget = onArrival(el, ".stage", (stage) => {
    leave = follow(stage, model);
  });
  const quiet = followCalm((calm) => report(model, calm));
  return () => {
    forget();
    leave();
    quiet();
  };
}

export default { initialize, render };
