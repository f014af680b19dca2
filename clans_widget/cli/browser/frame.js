// What stands around the cells of a lesson: nothing, until somebody wants to see Jupyter.

import { cellsOf } from "./lessons.js";

function* within(widget) {
  yield widget;
  for (const part of widget.children()) yield* within(part);
}

// What frames the notebook: menus, side bars, the status bar.
function partsAround(shell) {
  const around = ["top", "menu", "bottom"].flatMap((area) => [...shell.widgets(area)]);
  const bars = [...within(shell)].filter((part) => part.hasClass("jp-SideBar"));
  return [...new Set(around.map((part) => part.parent)), ...bars].filter(Boolean);
}

// Code that a lesson is about stays in sight, and then there are buttons to run it. Empty cells are
// nothing.
function showsCode(panel) {
  const code = cellsOf(panel.context.model).filter((cell) => cell.type === "code");
  const shown = code.filter((cell) => !cell.getMetadata("jupyter")?.source_hidden);
  return shown.some((cell) => cell.sharedModel.getSource().trim());
}

// As `clans_widget.lessons.copies` names it.
const BY_ITSELF = "by-itself";

// Cells of which nobody who only reads is to see the code: of boards that run by themselves, and what
// else was folded when it came into sight.
const folded = new WeakSet();

function isFolded(cell) {
  const tags = cell.getMetadata("tags") ?? [];
  return Boolean(cell.getMetadata("jupyter")?.source_hidden) || tags.includes(BY_ITSELF);
}

function foldAgain(panel) {
  for (const cell of panel.content.widgets) {
    if (cell.model.type !== "code") continue;
    if (isFolded(cell.model)) folded.add(cell.model);
    if (folded.has(cell.model)) cell.inputHidden = true;
  }
}

const QUIET = `
  .clans-quiet .jp-CodeCell .jp-Cell-inputWrapper:has(.jp-InputPlaceholder),
  .clans-quiet .jp-cell-toolbar,
  .clans-quiet .jp-collapseHeadingButton { display: none; }
  .clans-quiet .jp-InputPrompt,
  .clans-quiet .jp-OutputPrompt,
  .clans-quiet .jp-OutputArea-promptOverlay { display: none; }
  .clans-quiet .jp-Cell .jp-Collapser { visibility: hidden; }
  /* Below the picture of a quiz, what its notebook keeps of the answers; below a quiz it is never seen. */
  .clans-quiet .jp-OutputArea-child:has(> [data-mime-type="image/svg+xml"])
    + .jp-OutputArea-child:has(> [data-mime-type="text/plain"]) { display: none; }
  .clans-quiet .jp-Cell, .clans-quiet .jp-RenderedMarkdown {
    border-color: transparent !important; box-shadow: none !important; outline: none !important;
  }
`;

// JupyterLab leaves out the keys that are pressed in what says so.
const SILENT = "data-lm-suppress-shortcuts";

// A lesson that is read, not written.
const READ = ".clans-quiet.clans-locked";

// Single letters are commands of JupyterLab's: "0 0" restarts the kernel, "b" adds a cell; Enter shows
// how a text is written. Who reads a lesson has never heard of them.
function silenceCommands({ target, key, ctrlKey, altKey, metaKey, shiftKey }) {
  const isPlain = !ctrlKey && !altKey && !metaKey;
  const isCommand = isPlain && (key?.length === 1 || (key === "Enter" && !shiftKey));
  if (!isCommand || !target.closest?.(READ) || target.hasAttribute(SILENT)) return;
  target.setAttribute(SILENT, "");
  setTimeout(() => target.removeAttribute(SILENT));
}

// Two clicks choose a word; in JupyterLab they would also show how the text is written.
function keepRendered(event) {
  if (event.target.closest?.(`${READ} .jp-MarkdownCell`)) event.stopPropagation();
}

// The frame of the page: JupyterLab's is out of sight where a lesson is shown alone. Whoever has tabs
// has asked for JupyterLab.
export class Frame extends EventTarget {
  #app;
  #isLesson;
  #hidden = [];
  isShown = false;

  constructor(app, isLesson) {
    super();
    this.#app = app;
    this.#isLesson = isLesson;
    const style = document.createElement("style");
    style.textContent = QUIET;
    document.head.append(style);
    app.shell.currentChanged.connect(() => this.look());
    app.shell.layoutModified.connect(() => this.#closePanels());
    // Before JupyterLab, which looks at the document.
    window.addEventListener("keydown", silenceCommands, { capture: true });
    window.addEventListener("dblclick", keepRendered, { capture: true });
    this.look();
  }

  get canHide() {
    return this.#app.shell.mode === "single-document";
  }

  // Whether what is open now is a lesson that nothing frames.
  get isQuiet() {
    const panel = this.#app.shell.currentWidget;
    return this.canHide && !this.isShown && Boolean(panel) && this.#isLesson(panel);
  }

  toggle() {
    this.isShown = !this.isShown;
    this.look();
    this.dispatchEvent(new Event("change"));
  }

  // Shows what is to be seen around what is open now.
  look() {
    const { shell } = this.#app;
    const panel = shell.currentWidget;
    // For a moment there is none, when one lesson gives way to another.
    if (!panel) return;
    for (const part of this.#hidden.splice(0)) if (!part.isDisposed) part.show();
    panel.toggleClass("clans-quiet", this.isQuiet);
    if (!this.isQuiet) return;
    foldAgain(panel);
    this.#closePanels();
    const own = showsCode(panel) ? [] : [panel.toolbar];
    this.#hidden = [...partsAround(shell), ...own].filter((part) => !part.isHidden);
    for (const part of this.#hidden) part.hide();
  }

  // What would close a panel at the side is out of sight with its bar; keys open panels, too.
  #closePanels() {
    const { shell } = this.#app;
    if (!this.isQuiet) return;
    if (!shell.leftCollapsed) shell.collapseLeft();
    if (!shell.rightCollapsed) shell.collapseRight();
  }
}

// A click below the last cell would add an empty one, and one above a cell move or delete it. What
// leads to the next lesson, at the end, is a button. JupyterLab leaves a whole page empty below the
// last cell, so that code can be written at the top of the window; here it would look like an end.
const LESSON = `
  .clans-lesson .jp-mod-scrollPastEnd > .jp-WindowedPanel-outer::after { display: none; }
  .clans-locked :is(.jp-Notebook-footer, .jp-cell-toolbar) { display: none; }
  .clans-lesson .jp-Cell:has(.clans-ways) .jp-cell-toolbar { display: none; }
  .clans-lesson .jp-RenderedMarkdown > hr + p > a {
    display: inline-block; padding: .6em 1.4em; border-radius: .3em; background: #1b7340;
    font-size: 1.15em; font-weight: 600; color: #ffffff; text-decoration: none;
  }
`;

export function dressAsLesson(panel, isLocked) {
  const style = document.createElement("style");
  style.textContent = LESSON;
  panel.node.append(style);
  panel.addClass("clans-lesson");
  panel.toggleClass("clans-locked", isLocked);
}

// Above all cells; a cell that is not made yet would put its own parts before it.
export function putAbove(panel, element) {
  const [first] = panel.content.widgets;
  void first?.ready.then(() => first.node.prepend(element));
}

// What moves when a reader scrolls.
export function scrolledIn(panel) {
  return panel.content.node.querySelector(".jp-WindowedPanel-outer");
}
