// A lesson that was left keeps a browser's memory and a kernel, and nobody sees it any more.

// Those that are about to be closed: none of their boards is run any more, or else that would start
// another kernel, which would be there when the lesson is opened again.
const left = new WeakSet();

export function isLeft(panel) {
  return panel.isDisposed || left.has(panel);
}

// Saves what somebody may have changed; a lesson that cannot be saved stays open, and so does one
// that somebody has come back to.
async function leave(app, panel) {
  const { context, sessionContext } = panel;
  left.add(panel);
  try {
    await sessionContext.ready;
    if (context.model.dirty) await context.save();
    if (app.shell.currentWidget !== panel) {
      await sessionContext.shutdown();
      panel.dispose();
    }
  } catch (error) {
    console.info(error);
  }
  left.delete(panel);
}

// Where one document is shown at a time, the lessons before are closed. Whoever has tabs has opened
// each for a reason. A second view of the same lesson leaves the first alone: they share a kernel.
export async function leaveOthers(app, panel, isLesson) {
  if (app.shell.mode !== "single-document") return;
  for (const other of [...app.shell.widgets("main")]) {
    if (other.context !== panel.context && isLesson(other)) await leave(app, other);
  }
}
