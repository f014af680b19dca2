// A lesson that was left keeps a browser's memory and a kernel, and nobody sees it any more.

// Those that are about to be closed: none of their boards is run any more, or else that would start
// another kernel, which would be there when the lesson is opened again.
const left = new WeakSet();

export function isLeft(panel) {
  return panel.isDisposed || left.has(panel);
}

// What JupyterLab has of a board it keeps, also when the notebook is closed, until a kernel says that
// the board is no more. One that is long in something else is not waited for.
const CLOSE = "__import__('ipywidgets').Widget.close_all()";
const PATIENCE = 5000;

async function closeBoards(kernel) {
  if (kernel?.connectionStatus !== "connected") return;
  const { done } = kernel.requestExecute({ code: CLOSE, silent: true, store_history: false });
  await Promise.race([done, new Promise((go) => setTimeout(go, PATIENCE))]);
}

// Saves what somebody may have changed; a lesson that cannot be saved stays open. So does one to which
// somebody comes back meanwhile: its boards run anew in another kernel.
async function leave(app, panel) {
  const { context, sessionContext } = panel;
  const isBack = () => app.shell.currentWidget === panel;
  left.add(panel);
  try {
    await sessionContext.ready;
    if (context.model.dirty) await context.save();
    if (!isBack()) {
      await closeBoards(sessionContext.session?.kernel);
      await sessionContext.shutdown();
    }
  } catch (error) {
    console.info(error);
  }
  left.delete(panel);
  if (!isBack() && !context.model.dirty) panel.dispose();
  else if (!sessionContext.session) await sessionContext.startKernel();
}

// Where one document is shown at a time, the lessons before are closed. Whoever has tabs has opened
// each for a reason. A second view of the same lesson leaves the first alone: they share a kernel.
export async function leaveOthers(app, panel, isLesson) {
  if (app.shell.mode !== "single-document") return;
  for (const other of [...app.shell.widgets("main")]) {
    if (other.context !== panel.context && isLesson(other)) await leave(app, other);
  }
}
