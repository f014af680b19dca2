// A lesson that was left keeps a browser's memory and a kernel, and nobody sees it any more.

import { save } from "./saving.js";
import { closeBoards, keepSteps } from "./steps.js";

// Those that are about to be closed: none of their boards is run any more, or else that would start
// another kernel, which would be there when the lesson is opened again.
const left = new WeakSet();

export function isLeft(panel) {
  return panel.isDisposed || left.has(panel);
}

// JupyterLab gives back most of what a lesson took, but never all: that a browser does when it loads
// the page anew. After so many lessons that were closed on one page the next begins another.
const MOST = 2;
let closed = 0;

// Saves what somebody may have changed, and stops the kernel; what cannot be done leaves the lesson
// open. Whether the kernel is gone.
async function stop({ context, sessionContext }, isBack, leaveBoards) {
  try {
    await sessionContext.ready;
    await save(context);
    if (isBack()) return false;
    await leaveBoards(context, sessionContext.session?.kernel);
    await sessionContext.shutdown();
    return true;
  } catch (error) {
    console.info(error);
    return false;
  }
}

// Somebody may come back meanwhile, and finds the lesson as if it had been opened anew.
async function leave(app, panel, begin) {
  if (left.has(panel)) return;
  const isBack = () => panel.isVisible; // at once, where the current widget changes with the focus
  left.add(panel);
  const isGone = await stop(panel, isBack, closeBoards);
  left.delete(panel);
  if (isBack()) {
    if (isGone) await panel.sessionContext.startKernel();
    await begin(panel);
  } else if (isGone) {
    turnToWhatIsSeen(app.shell, panel);
    panel.dispose();
    closed += 1;
  }
}

// Whoever asks for another lesson does not wait for the end of this one, but for what a kernel has
// just begun, so long, in milliseconds: a glance at a board is work for it.
const MOMENT = 500;

// Whether a lesson is to be left with the page that shows it. Nothing else may be on the page, and
// nothing be under way.
export async function endsPage(shell, { context, sessionContext }) {
  const others = [...shell.widgets("main")].filter((other) => other.context !== context);
  return closed >= MOST && others.length === 0 && (await isIdle(sessionContext.session?.kernel));
}

function isIdle(kernel) {
  if (!kernel || kernel.status === "idle") return Boolean(kernel);
  return new Promise((told) => {
    const end = (answer) => {
      kernel.statusChanged.disconnect(look);
      clearTimeout(late);
      told(answer);
    };
    const look = (_, status) => status === "idle" && end(true);
    const late = setTimeout(() => end(false), MOMENT);
    kernel.statusChanged.connect(look);
  });
}

// Leave the lesson so that its page can be left. Whether that is done.
export async function end(panel) {
  left.add(panel);
  const isGone = await stop(panel, () => false, keepSteps);
  if (!isGone) left.delete(panel);
  return isGone;
}

// JupyterLab remembers a document in many places after it was closed, and with any part of a page all
// that it is a part of. So none is a part of anything any more.
export function forgetWhenClosed(shell, panel) {
  panel.disposed.connect(() => {
    shell._mainOptionsCache?.delete(panel);
    const parts = [...panel.node.querySelectorAll("*")];
    // JupyterLab takes them apart first, and may show one elsewhere.
    queueMicrotask(() => parts.filter((part) => !part.isConnected).forEach((part) => part.remove()));
  });
}

// What is seen gets the focus, if what is closed still has it: else JupyterLab's commands are for none.
function turnToWhatIsSeen(shell, closed) {
  const seen = [...shell.widgets("main")].find((each) => each.isVisible);
  if (seen && shell.currentWidget === closed) shell.activateById(seen.id);
}

// Where one document is shown at a time, the lessons before are closed. Whoever has tabs has opened
// each for a reason. A second view of the same lesson leaves the first alone: they share a kernel.
// What begins a lesson is needed for one to which somebody comes back.
export async function leaveOthers(app, panel, isLesson, begin) {
  if (app.shell.mode !== "single-document") return;
  for (const other of [...app.shell.widgets("main")]) {
    if (other.context !== panel.context && isLesson(other)) await leave(app, other, begin);
  }
}
