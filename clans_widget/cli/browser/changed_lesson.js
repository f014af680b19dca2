// A lesson that somebody has changed: the way to the fresh one. And the way to change one.

import { barThat, putOnTop } from "./bar.js";
import { cellsOf } from "./lessons.js";
import { save } from "./saving.js";

// Where the metadata of a copy say what it is.
const SIGN = "clans_widget";

const ENDING = ".ipynb";

// Says so above the lesson, as soon as it is so; where somebody has meant to change it, to those who only
// read it.
export function tellIfChanged(app, panel, lesson, frame) {
  const { model } = panel.context;
  const { bar, told, button } = barThat(() => void getFresh(app, panel, lesson), "clans-changed");
  told.textContent = lesson.said.changed;
  button.textContent = lesson.said.fresh;
  const look = () => {
    const isTold = frame.isQuiet || !isUnlocked(model);
    if (lesson.isWhole(model) || !isTold) bar.remove();
    else if (!bar.isConnected) putOnTop(panel, bar);
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
  frame.addEventListener("change", look);
  panel.disposed.connect(() => frame.removeEventListener("change", look));
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
  tellWhatIsKept(await app.commands.execute("docmanager:open", { path }), lesson, own);
}

// Where a reader's own is found; said once.
function tellWhatIsKept(panel, { said }, path) {
  const { bar, told, button } = barThat(() => bar.remove(), "clans-kept");
  told.textContent = said.kept.replace("{file}", path.slice(path.lastIndexOf("/") + 1));
  button.textContent = said.read;
  putOnTop(panel, bar);
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

const WRITING = ["Enter", "Backspace", "Delete"];

function writes({ type, key, ctrlKey, metaKey, altKey, shiftKey }) {
  if (type === "paste") return true;
  if (WRITING.includes(key)) return !ctrlKey && !altKey && !shiftKey;
  return key?.length === 1 && !ctrlKey && !metaKey;
}

// Whoever writes in a cell that cannot be changed is told why nothing comes of it, until they turn to
// something else.
export function tellIfLocked(panel, { said }) {
  const { bar, told, button } = barThat(() => {
    bar.remove();
    unlock(panel);
  }, "clans-lock");
  told.textContent = said.locked;
  button.textContent = said.unlock;
  const look = (event) => {
    if (isUnlocked(panel.context.model) || !writes(event)) return;
    if (!event.target.closest('[aria-readonly="true"]')) return;
    button.disabled = false;
    putOnTop(panel, bar);
  };
  for (const type of ["keydown", "paste"]) panel.node.addEventListener(type, look, { capture: true });
  panel.node.addEventListener("pointerdown", ({ target }) => bar.contains(target) || bar.remove());
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
