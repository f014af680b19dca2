// What stands around the cells of a lesson: less than JupyterLab has.

function* within(widget) {
  yield widget;
  for (const part of widget.children()) yield* within(part);
}

// What frames the notebook: menus, side bars, the status bar.
function frame(shell) {
  const around = ["top", "menu", "bottom"].flatMap((area) => [...shell.widgets(area)]);
  const bars = [...within(shell)].filter((part) => part.hasClass("jp-SideBar"));
  return [...new Set(around.map((part) => part.parent)), ...bars].filter(Boolean);
}

const ALONE = `
  .clans-alone .jp-CodeCell .jp-Cell-inputWrapper,
  .clans-alone .jp-cell-toolbar,
  .clans-alone .jp-collapseHeadingButton { display: none; }
  .clans-alone .jp-InputPrompt,
  .clans-alone .jp-OutputPrompt,
  .clans-alone .jp-OutputArea-promptOverlay { display: none; }
  .clans-alone .jp-Cell .jp-Collapser { visibility: hidden; }
  .clans-alone .jp-Cell, .clans-alone .jp-RenderedMarkdown {
    border-color: transparent !important; box-shadow: none !important; outline: none !important;
  }
`;

// One question, and nothing else: the frame comes with the first lesson.
export function standAlone(app, panel) {
  const style = document.createElement("style");
  style.textContent = ALONE;
  panel.node.append(style);
  panel.addClass("clans-alone");
  const parts = [...frame(app.shell), panel.toolbar].filter((part) => !part.isHidden);
  const show = () => {
    const alone = app.shell.currentWidget === panel;
    for (const part of parts) part.setHidden(alone);
  };
  app.shell.currentChanged.connect(show);
  show();
}

// A click below the last cell would add an empty one, and one above a cell move or delete it.
const LOCKED = ".clans-locked :is(.jp-Notebook-footer, .jp-cell-toolbar) { display: none; }";

export function dressAsLesson(panel, isLocked) {
  const style = document.createElement("style");
  style.textContent = LOCKED;
  panel.node.append(style);
  panel.addClass("clans-lesson");
  panel.toggleClass("clans-locked", isLocked);
}

// Above all cells; a cell that is not made yet would put its own parts before it.
export function putAbove(panel, element) {
  const [first] = panel.content.widgets;
  void first?.ready.then(() => first.node.prepend(element));
}
