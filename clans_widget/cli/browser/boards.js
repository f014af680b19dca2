// The boards of a notebook: their pictures until a kernel has them, running them, what is kept.

import { isLeft } from "./leaving.js";
import { cellsOf } from "./lessons.js";

// How Jupyter says which widget stands in an output, and calls what a kernel keeps for each.
const VIEW = "application/vnd.jupyter.widget-view+json";
const WIDGETS = "jupyter.widget";

// In this kind of output a quiz keeps its answers.
const PROGRESS = "application/vnd.clans-progress+json";

const SVG = "image/svg+xml";

// The layer in which the picture of a board says what to do; no other picture has it.
const SAID = '<g class="said">';

// The picture of a board that an output holds, as text; empty if it holds none.
export function stillIn(output) {
  const text = [output.data?.[SVG] ?? ""].flat().join("");
  return text.includes(SAID) ? text : "";
}

function viewsIn(outputs) {
  return outputs.map((output) => output.data?.[VIEW]?.model_id).filter(Boolean);
}

// What stands in the place of a view: the picture beside it, or the other forms of the output.
function withoutViews(outputs) {
  const hasStill = outputs.some(stillIn);
  return outputs.flatMap((output) => {
    if (!output.data?.[VIEW]) return [output];
    const { [VIEW]: _, ...data } = output.data;
    return hasStill ? [] : [{ ...output, data }];
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

// The last time that the boards of a panel were run: one that comes later takes over.
const times = new WeakMap();

// After a reload of the page games go on: boards that the kernel has come back. The others of a
// lesson run, one after the other, also those that are out of sight, unless the lesson is left.
export async function run(panel, boards) {
  const kernel = panel.sessionContext.session?.kernel;
  const time = (times.get(panel) ?? 0) + 1;
  times.set(panel, time);
  const goesOn = () => times.get(panel) === time && !isLeft(panel);
  const comms = kernel ? await commsOf(kernel) : {};
  const isAlive = ({ cell, saved }) => {
    const views = viewsIn(saved?.outputs ?? cell.outputs.toJSON());
    return views.length > 0 && views.every((view) => view in comms);
  };
  if (panel.isDisposed) return;
  for (const { cell, saved } of boards.filter((board) => board.saved && isAlive(board))) {
    quietly(panel.context.model, () => {
      cell.outputs.fromJSON(saved.outputs);
      cell.executionCount = saved.count;
    });
  }
  const waiting = boards.filter((board) => kernel && board.runs && !isAlive(board));
  awaited.add(...waiting.map(({ cell }) => cell));
  for (const { cell } of waiting) {
    const shown = goesOn() && panel.content.widgets.find((widget) => widget.model === cell);
    if (shown) await runCell(panel, shown);
  }
  awaited.delete(...boards.map(({ cell }) => cell));
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

// A kernel that begins anew knows no boards: it is as when the notebook was opened.
export function runAfterRestart(panel, lesson) {
  let isGone = false;
  panel.sessionContext.statusChanged.connect((_, status) => {
    if (/restarting|dead|terminating|unknown/.test(status)) {
      isGone = true;
    } else if (status === "idle" && isGone) {
      isGone = false;
      void run(panel, still(panel.context.model, lesson));
    }
  });
}

// After a reload JupyterLab no longer knows which output a quiz renews with each answer.
export function keepAnswers(panel) {
  panel.sessionContext.iopubMessage.connect((_, { header, content }) => {
    const quiz = content.data?.[PROGRESS]?.quiz;
    if (header.msg_type !== "update_display_data" || quiz === undefined) return;
    const { data, metadata } = content;
    for (const { outputs } of cellsOf(panel.context.model).filter((cell) => cell.outputs)) {
      for (let number = 0; number < outputs.length; number += 1) {
        if (outputs.get(number).data[PROGRESS]?.quiz === quiz) {
          outputs.set(number, { output_type: "display_data", data, metadata });
        }
      }
    }
  });
}
