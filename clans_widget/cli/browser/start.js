// What JupyterLab adds to its pages when `clans-widget` runs it. The boards of a lesson run by
// themselves once it is opened. What runs is what the package came with, to the letter: any other
// cell waits for its reader, and so does any other notebook.
//
// This is the container that JupyterLab asks for its plugins.

import { describePlots, openOutputs, openTold } from "./answers.js";
import { run, runAfterRestart, still } from "./boards.js";
import { offerToRun } from "./buttons.js";
import { isUnlocked, offerInMenu, tellIfChanged, tellIfLocked } from "./changed_lesson.js";
import { dressAsLesson, Frame } from "./frame.js";
import { known } from "./lessons.js";
import { end, endsPage, forgetWhenClosed, isLeft, leaveOthers } from "./leaving.js";
import { keepAnswers } from "./progress.js";
import { goBackToPlace, keepPlace } from "./reloading.js";
import { save } from "./saving.js";
import { Server } from "./server.js";
import { leadOn, openWhatIsAsked } from "./ways.js";

const NAME = "clans-widget";

// From a change to its being saved, in milliseconds: cells change many things at once.
const PAUSE = 500;

// What of a lesson stands on the disk, and how it comes there; of what somebody has changed its reader
// decides.
function fileOf(app, { context }, lesson) {
  const { contents } = app.serviceManager;
  const isKept = () => lesson.isWhole(context.model) && context.contentsModel?.writable;
  return {
    cells: async () => (await contents.get(context.path)).content.cells,
    keep: async () => isKept() && (await save(context)),
  };
}

// As long as nobody has changed a word there is nothing that a reader could be asked to save.
function keepSaved(panel, file, server) {
  const { context } = panel;
  let waiting = 0;
  const keep = async () => {
    waiting = 0;
    await server.look(); // of one that is gone JupyterLab would say that it cannot save
    if (server.isThere && !isLeft(panel)) await file.keep();
  };
  const look = () => {
    if (context.model.dirty) waiting ||= setTimeout(keep, PAUSE);
  };
  context.model.stateChanged.connect(look);
  look();
}

// Another lesson in place of this one: on this page, or on one that is loaded anew.
async function goOn(app, panel, path, frame) {
  const isLast = frame.isQuiet && (await endsPage(app.shell, panel));
  if (isLeft(panel)) return;
  if (isLast && (await end(panel))) {
    const { PageConfig } = await moduleOf("@jupyterlab/coreutils");
    location.assign(PageConfig.getUrl({ mode: "single-document", treePath: path }));
  } else {
    await app.commands.execute("docmanager:open", { path });
  }
}

function show(app, panel, lesson, list, frame) {
  const openLesson = (path) => void goOn(app, panel, path, frame);
  dressAsLesson(panel, !isUnlocked(panel.context.model));
  frame.look();
  leadOn(panel, lesson, list, frame, openLesson);
  tellIfChanged(app, panel, lesson, frame);
  tellIfLocked(panel, lesson);
  openWhatIsAsked(panel, list, openLesson);
  openTold(panel, lesson);
  openOutputs(panel, lesson);
  describePlots(panel, lesson);
}

// A second view of a notebook shows the boards of the first.
const opened = new WeakSet();

// The lesson that a panel shows: by where it stood when it was opened.
const lessons = new WeakMap();

// Run the boards of a lesson in a kernel that has none of them.
function begin(app, panel) {
  const lesson = lessons.get(panel);
  return run(panel, still(panel.context.model, lesson), fileOf(app, panel, lesson));
}

async function open(app, panel, list, { frame, server }) {
  const { context, sessionContext } = panel;
  await context.ready;
  const lesson = list.lessonAt(context.path);
  const isFirst = !opened.has(context);
  opened.add(context);
  const boards = isFirst ? still(context.model, lesson) : [];
  if (isFirst) keepAnswers(panel);
  offerToRun(panel, list);
  await panel.revealed;
  if (lesson) {
    lessons.set(panel, lesson);
    show(app, panel, lesson, list, frame);
    void leaveOthers(app, panel, (other) => lessons.has(other), (other) => begin(app, other));
  }
  const boardsHaveCome = lesson && isFirst ? goBackToPlace(panel) : () => {};
  if (lesson && isFirst) keepPlace(panel);
  sessionContext.connectionStatusChanged.connect(() => void server.look());
  await sessionContext.ready;
  const file = fileOf(app, panel, lesson);
  await run(panel, boards, file);
  boardsHaveCome();
  if (!isFirst) return;
  runAfterRestart(panel, lesson, file);
  if (lesson) keepSaved(panel, file, server);
}

function isNotebook(panel) {
  return Boolean(panel.sessionContext && panel.content?.model?.cells);
}

// The frame of the page, once there is one.
let around = null;

function watch(app, list) {
  const isLesson = ({ sessionContext, context }) =>
    Boolean(sessionContext) && list.isLesson(context?.path);
  const frame = new Frame(app, isLesson);
  around = frame;
  const server = new Server(app, frame, (panel) => lessons.get(panel));
  const seen = new WeakSet();
  const look = () => {
    for (const panel of app.shell.widgets("main")) {
      if (isNotebook(panel) && !seen.has(panel)) {
        seen.add(panel);
        forgetWhenClosed(app.shell, panel);
        void open(app, panel, list, { frame, server });
      }
    }
  };
  app.shell.layoutModified.connect(look);
  look();
}

const plugin = {
  id: `${NAME}:start`,
  description: "Runs the boards of lessons.",
  autoStart: true,
  activate: async (app) => {
    // JupyterLab waits for this before it opens a notebook and looks for the boards in it.
    const list = await known();
    offerInMenu(app, (panel) => panel && lessons.get(panel));
    void app.restored.then(() => watch(app, list));
  },
};

// What JupyterLab says when its server does not answer: nothing where our bar does.
const connection = ({ IConnectionLost, ConnectionLost }) => ({
  id: `${NAME}:connection`,
  description: "Leaves it to lessons to say that the server is gone.",
  autoStart: true,
  provides: IConnectionLost,
  activate:
    () =>
    async (...told) => {
      if (!around?.isQuiet) await ConnectionLost(...told);
    },
});

// What JupyterLab shares with its plugins: here by the name of a module, and its version.
let shared = {};

async function moduleOf(name) {
  const [version] = Object.values(shared[name]);
  return (await version.get())();
}

(window._JUPYTERLAB ??= {})[NAME] = {
  init: (scope) => {
    shared = scope;
  },
  get: async () => {
    const plugins = [plugin, connection(await moduleOf("@jupyterlab/application"))];
    return () => ({ __esModule: true, default: plugins });
  },
};
