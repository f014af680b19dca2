// Gives the parts of a stage what ipywidgets and ipycanvas offer no way to give them from Python.

const CALM = "(prefers-reduced-motion: reduce)";

// ipycanvas keeps these from the page. A tap without them is a click, a swipe or the wheel scrolls.
const SCROLLING = ["wheel", "touchstart", "touchmove", "touchend", "touchcancel"];

function name(stage, model) {
  for (const board of stage.querySelectorAll("canvas")) {
    board.setAttribute("role", "img");
    board.setAttribute("aria-label", model.get("board"));
    // A board with the focus would keep every key, and the browser would scroll to it on a click.
    board.removeAttribute("tabindex");
  }
  for (const part of stage.querySelectorAll(".noUi-handle, .widget-readout")) {
    part.setAttribute("aria-label", model.get("slider"));
  }
  for (const readout of stage.querySelectorAll(".widget-readout[contenteditable]")) {
    readout.setAttribute("role", "textbox");
  }
  // Else JupyterLab takes arrows and letters from a closed list, to go to cells or add one.
  for (const list of stage.querySelectorAll("select")) {
    list.dataset.lmSuppressShortcuts = "true";
  }
  // The part stays while its content is replaced: only so is each change announced.
  for (const caption of stage.querySelectorAll(".stage-caption")) {
    caption.setAttribute("role", "status");
  }
}

function keepFromBoard(event) {
  if (event.target instanceof HTMLCanvasElement) {
    event.stopPropagation();
  }
}

// The parts of a stage come one by one, and some are made anew later.
function follow(stage, model) {
  const update = () => name(stage, model);
  const parts = new MutationObserver(update);
  parts.observe(stage, { childList: true, subtree: true });
  model.on("change:board change:slider", update);
  for (const kind of SCROLLING) {
    stage.addEventListener(kind, keepFromBoard, { capture: true, passive: true });
  }
  update();
  return () => {
    parts.disconnect();
    model.off("change:board change:slider", update);
    for (const kind of SCROLLING) {
      stage.removeEventListener(kind, keepFromBoard, { capture: true });
    }
  };
}

// Whoever has asked the system for less motion says so here.
function reportCalm(model) {
  const asked = window.matchMedia(CALM);
  const report = () => {
    model.set("calm", asked.matches);
    model.save_changes();
  };
  if (asked.matches) {
    report();
  }
  asked.addEventListener("change", report);
  return () => asked.removeEventListener("change", report);
}

// A page that is loaded anew makes the model anew, whatever the kernel remembers.
function initialize({ model }) {
  model.set("pages", model.get("pages") + 1);
  model.save_changes();
}

function render({ model, el }) {
  let leave = () => {};
  // It stands in no stage yet; its size changes when it does.
  const arrival = new ResizeObserver(() => {
    const stage = el.closest(".stage");
    if (stage) {
      arrival.disconnect();
      leave = follow(stage, model);
    }
  });
  arrival.observe(el);
  const quiet = reportCalm(model);
  return () => {
    arrival.disconnect();
    leave();
    quiet();
  };
}

export default { initialize, render };
