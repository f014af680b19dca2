// What JupyterLab adds to its pages when `clans-widget` runs it. The boards of a lesson that nobody
// has changed run by themselves once it is opened. What runs is what the package came with, to the
// letter: any other notebook waits for its reader.
//
// This is the container that JupyterLab asks for a plugin. It needs no module of JupyterLab's.

const NAME = "clans-widget";
const LESSONS = new URL("lessons.json", document.currentScript.src);

// How Jupyter says which widget stands in an output, and calls what a kernel keeps for each.
const VIEW = "application/vnd.jupyter.widget-view+json";
const WIDGETS = "jupyter.widget";

// From a change to its being saved, in milliseconds: cells change many things at once.
const PAUSE = 500;

async function shipped() {
  const answer = await fetch(LESSONS);
  return answer.json();
}

function cellsOf(model) {
  return Array.from(model.cells, (cell) => [cell.type, cell.sharedModel.getSource()]);
}

function lessonIn(model, known) {
  const cells = JSON.stringify(cellsOf(model));
  return known.find((lesson) => JSON.stringify(lesson.cells) === cells);
}

function viewsIn(outputs) {
  return outputs.map((output) => output.data?.[VIEW]?.model_id).filter(Boolean);
}

function withoutView(output) {
  if (!output.data) return output;
  const { [VIEW]: _, ...data } = output.data;
  return { ...output, data };
}

// Until the kernel has said which boards it has, their pictures stand on the page: JupyterLab would
// say of the others that they are missing.
function still(model, lesson) {
  return lesson.runs.map((number) => {
    const cell = model.cells.get(number);
    const saved = { number, count: cell.executionCount, outputs: cell.outputs.toJSON() };
    if (viewsIn(saved.outputs).length > 0) {
      cell.clearExecution();
      cell.outputs.fromJSON(saved.outputs.map(withoutView));
    }
    return saved;
  });
}

// After a reload of the page games go on: boards that the kernel has come back, the others run, one
// after the other, also those that are out of sight.
async function run(panel, kernel, boards) {
  const { comms } = (await kernel.requestCommInfo({ target_name: WIDGETS })).content;
  for (const { number, count, outputs } of boards) {
    const cell = panel.content.widgets[number];
    const views = viewsIn(outputs);
    if (views.length > 0 && views.every((view) => view in comms)) {
      cell.model.outputs.fromJSON(outputs);
      cell.model.executionCount = count;
    } else {
      await cell.constructor.execute(cell, panel.sessionContext, {});
    }
  }
}

// As long as nobody has changed a word there is nothing that a reader could be asked to save.
function keepSaved(context, known) {
  let waiting = 0;
  const save = () => {
    waiting = 0;
    if (!context.isDisposed && context.model.dirty && lessonIn(context.model, known)) {
      void context.save();
    }
  };
  const look = () => {
    if (context.model.dirty && context.contentsModel?.writable) waiting ||= setTimeout(save, PAUSE);
  };
  context.model.stateChanged.connect(look);
  look();
}

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

const STYLE = `
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
function standAlone(app, panel) {
  const style = document.createElement("style");
  style.textContent = STYLE;
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

// What readers are asked to predict is told after the cell that shows it: once that has been run, it
// opens.
function openTold(panel, lesson) {
  for (const number of lesson.answers) {
    const { widgets } = panel.content;
    const after = widgets.slice(number + 1);
    const end = after.findIndex((cell) => cell.model.type === "code");
    const told = after.slice(0, end < 0 ? undefined : end);
    const answer = widgets[number].model;
    const open = () => {
      if (answer.executionCount === null) return;
      for (const { node } of told) for (const fold of node.querySelectorAll("details")) fold.open = true;
    };
    answer.stateChanged.connect(open);
    for (const { node } of told) {
      new MutationObserver(open).observe(node, { childList: true, subtree: true });
    }
    open();
  }
}

// Outputs that tell the answer to a quiz open when the quiz is over, as the prose does.
function openOutputs(panel, lesson) {
  panel.content.node.addEventListener("clans-over", ({ detail }) => {
    for (const [number, quiz] of Object.entries(lesson.tells)) {
      if (quiz === detail) panel.content.widgets[number].outputHidden = false;
    }
  });
}

// JupyterLab gives pictures no words. A plot has the words that came with the lesson.
function describePlots(panel, lesson) {
  for (const [number, words] of Object.entries(lesson.plots)) {
    const cell = panel.content.widgets[number];
    const describe = () => {
      for (const image of cell.node.querySelectorAll(".jp-RenderedImage img")) image.alt = words;
    };
    new MutationObserver(describe).observe(cell.node, { childList: true, subtree: true });
    describe();
  }
}

// A second view of a notebook shows the boards of the first.
const opened = new WeakSet();

async function open(app, panel, known) {
  const { context, sessionContext } = panel;
  await context.ready;
  const lesson = lessonIn(context.model, known);
  if (!lesson) return;
  const isFirst = !opened.has(context);
  opened.add(context);
  const boards = isFirst ? still(context.model, lesson) : [];
  await panel.revealed;
  if (lesson.alone) standAlone(app, panel);
  openTold(panel, lesson);
  openOutputs(panel, lesson);
  describePlots(panel, lesson);
  await sessionContext.ready;
  const kernel = sessionContext.session?.kernel;
  if (kernel) await run(panel, kernel, boards);
  if (isFirst) keepSaved(context, known);
}

function isNotebook(panel) {
  return Boolean(panel.sessionContext && panel.content?.model?.cells);
}

function watch(app, known) {
  const seen = new WeakSet();
  const look = () => {
    for (const panel of app.shell.widgets("main")) {
      if (isNotebook(panel) && !seen.has(panel)) {
        seen.add(panel);
        void open(app, panel, known);
      }
    }
  };
  app.shell.layoutModified.connect(look);
  look();
}

const plugin = {
  id: `${NAME}:start`,
  description: "Runs the boards of unchanged lessons.",
  autoStart: true,
  activate: async (app) => {
    // JupyterLab waits for this before it opens a notebook and looks for the boards in it.
    const known = await shipped();
    void app.restored.then(() => watch(app, known));
  },
};

(window._JUPYTERLAB ??= {})[NAME] = {
  init: () => {},
  get: async () => () => ({ __esModule: true, default: plugin }),
};
