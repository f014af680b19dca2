// Gives the parts of a page roles and names, for those who hear it.

// The parts of a stage, and not those of another one that stands in it and names its own.
function own(root, selector) {
  const parts = Array.from(root.querySelectorAll(selector));
  return parts.filter((part) => part.closest(".stage") === root);
}

export function boardsOf(stage) {
  return own(stage, ".stage-board");
}

export function nameBoards(root, text) {
  for (const board of boardsOf(root)) {
    board.setAttribute("role", "img");
    const future = board.closest(".stage-future")?.querySelector(".stage-future-name");
    board.setAttribute("aria-label", future?.textContent ?? text);
    // A board with the focus would keep every key, and the browser would scroll to it on a click.
    board.removeAttribute("tabindex");
  }
}

export function nameSliders(root, text) {
  for (const part of own(root, ".noUi-handle, .widget-readout")) {
    part.setAttribute("aria-label", text);
  }
  for (const readout of own(root, ".widget-readout[contenteditable]")) {
    readout.setAttribute("role", "textbox");
  }
}

// The part stays while its content is replaced: only so is each change announced.
export function announce(root, selector) {
  for (const caption of own(root, selector)) {
    caption.setAttribute("role", "status");
  }
}

// A button that unfolds something says whether it has.
export function nameFolds(root, selector) {
  for (const fold of root.querySelectorAll(selector)) {
    fold.setAttribute("aria-expanded", String(fold.classList.contains("mod-active")));
  }
}
