// Gives the parts of a page roles and names, for those who hear it.

export function nameBoards(root, text) {
  for (const board of root.querySelectorAll("canvas")) {
    board.setAttribute("role", "img");
    board.setAttribute("aria-label", text);
    // A board with the focus would keep every key, and the browser would scroll to it on a click.
    board.removeAttribute("tabindex");
  }
}

export function nameSliders(root, text) {
  for (const part of root.querySelectorAll(".noUi-handle, .widget-readout")) {
    part.setAttribute("aria-label", text);
  }
  for (const readout of root.querySelectorAll(".widget-readout[contenteditable]")) {
    readout.setAttribute("role", "textbox");
  }
}

// The part stays while its content is replaced: only so is each change announced.
export function announce(root, selector) {
  for (const caption of root.querySelectorAll(selector)) {
    caption.setAttribute("role", "status");
  }
}
