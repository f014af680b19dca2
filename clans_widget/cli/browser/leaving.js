// A lesson that was left keeps a browser's memory and a kernel, and nobody sees it any more.

// Saves what somebody may have changed; a lesson that cannot be saved stays open.
async function leave({ context, sessionContext }, close) {
  try {
    if (context.model.dirty) await context.save();
    await sessionContext.shutdown();
  } catch {
    return;
  }
  close();
}

// Where one document is shown at a time, the lessons before are closed. Whoever has tabs has opened
// each for a reason. A second view of the same lesson leaves the first alone: they share a kernel.
export async function leaveOthers(app, panel, isLesson) {
  if (app.shell.mode !== "single-document") return;
  for (const other of [...app.shell.widgets("main")]) {
    if (other.context !== panel.context && isLesson(other)) await leave(other, () => other.dispose());
  }
}
