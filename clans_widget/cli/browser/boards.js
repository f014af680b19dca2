// The boards of a notebook: their pictures until a kernel has them, running them, what is kept.

import { isLeft } from "./leaving.js";
import { cellsOf } from "./lessons.js";
import { comeBack, VIEW, viewsIn, withoutView } from "./steps.js";
import { inTurn } from "./turns.js";

// What a kernel keeps for each widget.
const WIDGETS = "jupyter.widget";

const SVG = "image/svg+xml";

// So long the widgets of a page may take, in milliseconds; boards that never come are made anew.
const MAKING = 60_000;

// The bar in which the picture of a board says what to do, in its last layer. Other pictures with
// sentences have that layer, too: see `clans_widget.picture.written.still`.
const CALL = /<g class="said">.*<path [^>]*fill="#7a4d16"/s;

// The picture of a board that an output holds, as text; empty if it holds none.
export function stillIn(output) {
  const text = [output.data?.[SVG] ?? ""].flat().join("");
  return CALL.test(text) ? text : "";
}

// What stands in the place of a view: the picture beside it, or the other forms of the output.
function withoutViews(outputs) {
  const hasStill = outputs.some(stillIn);
  return outputs.flatMap((output) => {
    if (viewsIn([output]).length === 0) return [output];
    return hasStill ? [] : [withoutView(output)];
  });
}

// Until the kernel has said which boards it has, their pictures stand on the page: JupyterLab would
// say of the others that they are missing. Those that a lesson knows run, the others wait.
export function still(model, lesson) {
  return cellsOf(model).flatMap((cell) => {
    if (cell.type !== "code") return [];
    const outputs = cell.outputs.toJSON();
    const runs = Boolean(lesson?.of(cell)?.runs);
    if (runs) awaited.add(cell);
    if (viewsIn(outputs).length === 0) return runs ? [{ cell, runs }] : [];
    if (!runs && !outputs.some(stillIn)) return [];
    const saved = { outputs, count: cell.executionCount };
    quietly(model, () => {
      if (runs) cell.clearExecution();
      cell.outputs.fromJSON(withoutViews(outputs));
    });
    return [{ cell, runs, saved }];
  });
}

// What nobody has changed, nobody need be asked to save.
function quietly(model, change) {
  const { dirty } = model;
  change();
  model.dirty = dirty;
}

// Cells that are about to run.
class Awaited extends EventTarget {
  #cells = new WeakSet();

  has(cell) {
    return this.#cells.has(cell);
  }

  add(...cells) {
    for (const cell of cells) this.#cells.add(cell);
    this.dispatchEvent(new Event("change"));
  }

  delete(...cells) {
    for (const cell of cells) this.#cells.delete(cell);
    this.dispatchEvent(new Event("change"));
  }
}

export const awaited = new Awaited();

// The boards of a panel are run once at a time: a run that comes later takes over.
const runs = new WeakMap();

function takeOver(panel) {
  const turn = {};
  turn.over = new Promise((resolve) => {
    turn.end = resolve;
  });
  runs.get(panel)?.end();
  runs.set(panel, turn);
  return turn;
}

// After a reload of the page games go on: boards that the kernel has come back. The others of a
// lesson run, one after the other, also those that are out of sight, unless the lesson is left.
//
// What a file is: see `fileOf` in `start.js`.
export async function run(panel, boards, file) {
  const kernel = panel.sessionContext.session?.kernel;
  const turn = takeOver(panel);
  const goesOn = () => runs.get(panel) === turn && !isLeft(panel);
  const others = await revive(panel, boards, kernel);
  const waiting = others.filter(({ runs }) => kernel && runs);
  if (waiting.length > 0 && goesOn()) {
    awaited.add(...waiting.map(({ cell }) => cell));
    const runAll = () => runThose(panel, waiting, { file, kernel, goesOn });
    await inTurn(kernel, () => Promise.race([runAll(), turn.over]));
  }
  awaited.delete(...boards.map(({ cell }) => cell));
}

async function runThose(panel, boards, { file, kernel, goesOn }) {
  for (const { cell } of await withoutThoseOfOthers(panel, boards, file, kernel)) {
    const shown = goesOn() && panel.content.widgets.find((widget) => widget.model === cell);
    if (shown) await runCell(panel, shown);
  }
  if (goesOn()) await comeBack(panel.context, kernel);
  if (goesOn()) await file.keep().catch(console.info);
}

// Another tab may have run them meanwhile: then they stand in the file.
async function withoutThoseOfOthers(panel, boards, file, kernel) {
  if (Object.keys(await commsOf(kernel)).length === 0) return boards;
  const found = await file.cells().catch(() => []);
  const cells = new Map(found.map((cell) => [cell.id, cell]));
  const saved = boards.map((board) => {
    const { outputs, execution_count: count } = cells.get(board.cell.id) ?? {};
    return outputs ? { ...board, saved: { outputs, count } } : board;
  });
  return await revive(panel, saved, kernel);
}

// Show those boards that the kernel has; the others.
async function revive(panel, boards, kernel) {
  const comms = kernel ? await commsOf(kernel) : {};
  const isAlive = ({ cell, saved }) => {
    const views = viewsIn(saved?.outputs ?? cell.outputs.toJSON());
    return views.length > 0 && views.every((view) => view in comms);
  };
  const alive = panel.isDisposed ? [] : boards.filter(isAlive);
  if (alive.length === 0 || !(await widgetsAreMade(panel)) || panel.isDisposed) return boards;
  for (const { cell, saved } of alive.filter((board) => board.saved)) {
    quietly(panel.context.model, () => {
      cell.outputs.fromJSON(saved.outputs);
      cell.executionCount = saved.count;
    });
  }
  return boards.filter((board) => !alive.includes(board));
}

// Whether JupyterLab has made the widgets that the kernel has, all of them, as it does when a page is
// loaded. A view that comes before waits for its own for two seconds, and then says that there is none:
// on a slow computer they take longer.
async function widgetsAreMade({ content: { rendermime } }) {
  // Its renderers alone know who makes widgets; nobody has promised that they go on telling.
  const making = rendermime.createRenderer(VIEW)._manager?.promise;
  if (!making) return true;
  const made = making.then((manager) => {
    if (manager.restoredStatus) return true;
    return new Promise((resolve) => manager.restored.connect(() => resolve(true)));
  });
  return await Promise.race([made, new Promise((resolve) => setTimeout(resolve, MAKING, false))]);
}

// The widgets that a kernel has; none if it is gone before it says so.
async function commsOf(kernel) {
  try {
    return (await kernel.requestCommInfo({ target_name: WIDGETS })).content.comms;
  } catch {
    return {};
  }
}

// A picture goes before the board is made that takes its place. Meanwhile the room is kept, else all
// that stands below would jump: see the style of `buttons.js`.
function keepRoom({ outputArea }) {
  const node = outputArea?.node;
  if (node?.querySelector("img")) node.style.setProperty("--clans-room", `${node.offsetHeight}px`);
}

// Run a cell, if need be in a new kernel. One that is restarted meanwhile says no more about it.
export async function runCell(panel, cell) {
  const { sessionContext } = panel;
  const kernel = sessionContext.session?.kernel;
  awaited.add(cell.model);
  keepRoom(cell);
  try {
    if (!kernel || kernel.status === "dead") await sessionContext.startKernel();
    await cell.constructor.execute(cell, sessionContext, {});
  } catch (error) {
    console.info(error);
  } finally {
    awaited.delete(cell.model);
  }
}

// Of an error that a cell has ended with: what it uses is not there.
const LACKING = "NameError";

export function lacksSomething({ model: { outputs } }) {
  return outputs.toJSON().some(({ ename }) => ename === LACKING);
}

// Run the cells above a cell, and then that.
export async function runDownTo(panel, cell) {
  const { widgets } = panel.content;
  for (const each of widgets.slice(0, widgets.indexOf(cell) + 1)) {
    if (each.model.type === "code") await runCell(panel, each);
  }
}

// A kernel that begins anew knows no boards: it is as when the notebook was opened.
export function runAfterRestart(panel, lesson, file) {
  let isGone = false;
  panel.sessionContext.statusChanged.connect((_, status) => {
    if (/restarting|dead|terminating|unknown/.test(status)) {
      isGone = true;
    } else if (status === "idle" && isGone) {
      isGone = false;
      void run(panel, still(panel.context.model, lesson), file);
    }
  });
}
