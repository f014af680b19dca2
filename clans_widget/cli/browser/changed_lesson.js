// A lesson that somebody has changed: the way to the fresh one. And the way to change one.

import { barThat } from "./bar.js";
import { putAbove } from "./frame.js";
import { cellsOf } from "./lessons.js";
import { save } from "./saving.js";

// Where the metadata of a copy say what it is.
const SIGN = "clans_widget";

const ENDING = ".ipynb";

// Says so above the lesson, as soon as it is so, unless somebody has meant to change it.
export function tellIfChanged(app, panel, lesson) {
  const { model } = panel.context;
  const { bar, told, button } = barThat(() => void getFresh(app, panel, lesson), "clans-changed");
  told.textContent = lesson.said.changed;
  button.textContent = lesson.said.fresh;
  const look = () => {
    const isChanged = !lesson.isWhole(model) && !isUnlocked(model);
    if (!isChanged) bar.remove();
    else if (!bar.isConnected) putAbove(panel, bar);
  };
  // Cells change many things at once.
  let isWaiting = false;
  model.contentChanged.connect(() => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      if (!panel.isDisposed) look();
    });
  });
  look();
}

// What is there gets a name of its own. A lesson that is asked for and not there is put there by the
// server.
async function getFresh(app, panel, lesson) {
  const { contents } = app.serviceManager;
  const { context, sessionContext } = panel;
  const { path } = context;
  await save(context);
  const own = await freePath(contents, path, lesson.said.own);
  await sessionContext.shutdown();
  panel.dispose();
  await contents.rename(path, own);
  await app.commands.execute("docmanager:open", { path });
}

async function freePath(contents, path, word) {
  const { content } = await contents.get(path.slice(0, path.lastIndexOf("/")));
  const taken = new Set(content.map((file) => file.path));
  const stem = `${path.slice(0, -ENDING.length)}-${word}`;
  let free = `${stem}${ENDING}`;
  for (let number = 2; taken.has(free); number += 1) free = `${stem}-${number}${ENDING}`;
  return free;
}

export function isUnlocked(model) {
  return Boolean(model.getMetadata(SIGN)?.unlocked);
}

function unlock(panel) {
  const { model } = panel.context;
  for (const cell of cellsOf(model)) {
    cell.deleteMetadata("editable");
    cell.deleteMetadata("deletable");
  }
  model.setMetadata(SIGN, { ...model.getMetadata(SIGN), unlocked: true });
  panel.removeClass("clans-locked");
}

// Where a right click offers more than the page: on a lesson.
export function offerInMenu(app, lessonIn) {
  const add = (name, does) => {
    const command = `${SIGN}:${name}`;
    const lesson = () => lessonIn(app.shell.currentWidget);
    app.commands.addCommand(command, {
      label: () => lesson()?.said[name] ?? name,
      isVisible: () => Boolean(lesson()),
      execute: () => does(app.shell.currentWidget, lesson()),
    });
    app.contextMenu.addItem({ command, selector: ".clans-lesson .jp-Cell", rank: 0 });
  };
  add("fresh", (panel, lesson) => getFresh(app, panel, lesson));
  add("unlock", unlock);
}
