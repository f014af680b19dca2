// What JupyterLab adds to its pages when `clans-widget` runs it. The boards of a lesson run by
// themselves once it is opened. What runs is what the package came with, to the letter: any other
// cell waits for its reader, and so does any other notebook.
//
// This is the container that JupyterLab asks for a plugin. It needs no module of JupyterLab's.

import { describePlots, openOutputs, openTold } from "./answers.js";
import { keepAnswers, run, runAfterRestart, still } from "./boards.js";
import { offerToRun } from "./buttons.js";
import { isUnlocked, offerInMenu, tellIfChanged } from "./changed_lesson.js";
import { dressAsLesson, Frame } from "./frame.js";
import { known } from "./lessons.js";
import { isLeft, leaveOthers } from "./leaving.js";
import { save } from "./saving.js";
import { leadOn, openWhatIsAsked } from "./ways.js";

const NAME = "clans-widget";

// From a change to its being saved, in milliseconds: cells change many things at once.
const PAUSE = 500;

// As long as nobody has changed a word there is nothing that a reader could be asked to save.
function keepSaved(panel, lesson) {
  const { context } = panel;
  let waiting = 0;
  const keep = () => {
    waiting = 0;
    if (!isLeft(panel) && lesson.isWhole(context.model)) void save(context);
  };
  const look = () => {
    if (context.model.dirty && context.contentsModel?.writable) waiting ||= setTimeout(keep, PAUSE);
  };
  context.model.stateChanged.connect(look);
  look();
}

function show(app, panel, lesson, list, frame) {
  const openLesson = (path) => void app.commands.execute("docmanager:open", { path });
  dressAsLesson(panel, !isUnlocked(panel.context.model));
  frame.look();
  tellIfChanged(app, panel, lesson);
  leadOn(panel, lesson, list, frame, openLesson);
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
function begin(panel) {
  return run(panel, still(panel.context.model, lessons.get(panel)));
}

async function open(app, panel, list, frame) {
  const { context, sessionContext } = panel;
  await context.ready;
  const lesson = list.lessonAt(context.path);
  const isFirst = !opened.has(context);
  opened.add(context);
  const boards = isFirst ? still(context.model, lesson) : [];
  offerToRun(panel, list);
  await panel.revealed;
  if (lesson) {
    lessons.set(panel, lesson);
    show(app, panel, lesson, list, frame);
    void leaveOthers(app, panel, (other) => lessons.has(other), begin);
  }
  await sessionContext.ready;
  await run(panel, boards);
  if (!isFirst) return;
  runAfterRestart(panel, lesson);
  if (lesson) {
    keepSaved(panel, lesson);
    keepAnswers(panel);
  }
}

function isNotebook(panel) {
  return Boolean(panel.sessionContext && panel.content?.model?.cells);
}

function watch(app, list) {
  const isLesson = ({ sessionContext, context }) => sessionContext && list.isLesson(context?.path);
  const frame = new Frame(app, isLesson);
  const seen = new WeakSet();
  const look = () => {
    for (const panel of app.shell.widgets("main")) {
      if (isNotebook(panel) && !seen.has(panel)) {
        seen.add(panel);
        void open(app, panel, list, frame);
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

(window._JUPYTERLAB ??= {})[NAME] = {
  init: () => {},
  get: async () => () => ({ __esModule: true, default: plugin }),
};
