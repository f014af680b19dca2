// What JupyterLab adds to its pages when `clans-widget` runs it. The boards of a lesson that nobody
// has changed run by themselves once it is opened. What runs is what the package came with, to the
// letter: any other notebook waits for its reader.
//
// This is the container that JupyterLab asks for a plugin. It needs no module of JupyterLab's.

const NAME = "clans-widget";
const LESSONS = new URL("lessons.json", document.currentScript.src);

// How many cells a kernel has run: after a reload of the page it knows games that must go on.
const COUNT = "__import__('IPython').get_ipython().execution_count";

// From a change to its being saved, in milliseconds: cells change many things at once.
const PAUSE = 500;

let lessons;

async function shipped() {
  lessons ??= fetch(LESSONS).then((answer) => answer.json());
  return lessons;
}

function cellsOf(model) {
  return Array.from(model.cells, (cell) => [cell.type, cell.sharedModel.getSource()]);
}

function lessonIn(model, known) {
  const cells = JSON.stringify(cellsOf(model));
  return known.find((lesson) => JSON.stringify(lesson.cells) === cells);
}

async function isFresh(kernel) {
  const question = { code: "", silent: true, user_expressions: { count: COUNT } };
  const { content } = await kernel.requestExecute(question).done;
  return content.user_expressions?.count?.data?.["text/plain"] === "1";
}

// The cells run one after the other, also those that are out of sight.
async function run(panel, lesson) {
  for (const number of lesson.runs) {
    const cell = panel.content.widgets[number];
    await cell.constructor.execute(cell, panel.sessionContext, {});
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

// What readers are asked to predict is told after the cell that shows it: until that has been run.
function foldAnswers(panel, lesson) {
  for (const number of lesson.answers) {
    const { widgets } = panel.content;
    const told = widgets.slice(number + 1);
    const end = told.findIndex((cell) => cell.model.type === "code");
    const answer = widgets[number].model;
    const show = () => {
      const waits = answer.executionCount === null;
      for (const cell of told.slice(0, end < 0 ? undefined : end)) cell.setHidden(waits);
    };
    answer.stateChanged.connect(show);
    show();
  }
}

// Boards of a kernel that has gone would say that they are missing until they are run.
function clear(model, lesson) {
  for (const number of lesson.runs) model.cells.get(number).clearExecution();
}

async function open(app, panel, alive) {
  const { context, sessionContext } = panel;
  const [known] = await Promise.all([shipped(), context.ready]);
  const lesson = lessonIn(context.model, known);
  if (!lesson) return;
  if (!alive.includes(context.path)) clear(context.model, lesson);
  await panel.revealed;
  if (lesson.alone) standAlone(app, panel);
  foldAnswers(panel, lesson);
  await sessionContext.ready;
  const kernel = sessionContext.session?.kernel;
  if (kernel && (await isFresh(kernel))) await run(panel, lesson);
  keepSaved(context, known);
}

function isNotebook(panel) {
  return Boolean(panel.sessionContext && panel.content?.model?.cells);
}

function running(sessions) {
  return Array.from(sessions.running(), (session) => session.path);
}

// What had a kernel before this page could start one is told for the panels that are there already.
function watch(app, before) {
  const { sessions } = app.serviceManager;
  const seen = new WeakSet();
  const look = (alive) => {
    for (const panel of app.shell.widgets("main")) {
      if (isNotebook(panel) && !seen.has(panel)) {
        seen.add(panel);
        void open(app, panel, alive);
      }
    }
  };
  app.shell.layoutModified.connect(() => look(running(sessions)));
  look(before);
}

const plugin = {
  id: `${NAME}:start`,
  description: "Runs the boards of unchanged lessons.",
  autoStart: true,
  activate: (app) => {
    const { sessions } = app.serviceManager;
    const before = sessions.ready.then(() => running(sessions));
    void Promise.all([before, app.restored]).then(([alive]) => watch(app, alive));
  },
};

(window._JUPYTERLAB ??= {})[NAME] = {
  init: () => {},
  get: async () => () => ({ __esModule: true, default: plugin }),
};
