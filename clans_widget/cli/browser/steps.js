// At which step each board of a lesson stands: whoever comes back to one that was left, whose kernel
// is gone, goes on there.

import { cellsOf } from "./lessons.js";

// How Jupyter says which widget stands in an output.
export const VIEW = "application/vnd.jupyter.widget-view+json";

const ASKED = "__import__('clans_widget.stage.face.living.leaving', fromlist=['*'])";

// One that is long in something else is not waited for.
const PATIENCE = 15_000;

export function viewsIn(outputs) {
  return outputs.map((output) => output.data?.[VIEW]?.model_id).filter(Boolean);
}

export function withoutView({ data: { [VIEW]: _, ...data }, ...output }) {
  return { ...output, data };
}

// Boards in the order in which they stand in their cells.
function placesOf({ model, path }) {
  return cellsOf(model).flatMap((cell) =>
    viewsIn(cell.outputs?.toJSON() ?? []).map((id, number) => ({
      id,
      place: `clans-step ${path} ${cell.id} ${number}`,
    })),
  );
}

async function ask(kernel, { code = "", ...more }) {
  if (kernel?.connectionStatus !== "connected") return undefined;
  const { done } = kernel.requestExecute({ code, silent: true, store_history: false, ...more });
  return await Promise.race([done, new Promise((go) => setTimeout(go, PATIENCE))]);
}

async function stepsOf(kernel) {
  const answer = await ask(kernel, { user_expressions: { steps: `${ASKED}.steps()` } });
  return answer?.content.user_expressions?.steps?.data?.["application/json"] ?? {};
}

export async function keepSteps(context, kernel) {
  const steps = await stepsOf(kernel);
  for (const { id, place } of placesOf(context)) {
    if (id in steps) sessionStorage.setItem(place, steps[id]);
  }
}

// What JupyterLab has of a board it keeps, also when the notebook is closed, until a kernel says that
// the board is no more. The steps are asked for first: to close many boards takes a slow computer long.
export async function closeBoards(context, kernel) {
  await keepSteps(context, kernel);
  await ask(kernel, { code: `${ASKED}.leave()` });
}

// Boards that have been made anew are where those were that had been closed.
export async function comeBack(context, kernel) {
  const steps = placesOf(context).flatMap(({ id, place }) => {
    const step = sessionStorage.getItem(place);
    sessionStorage.removeItem(place);
    return step === null ? [] : [[id, Number(step)]];
  });
  if (steps.length === 0) return;
  await ask(kernel, { code: `${ASKED}.come_back(${JSON.stringify(Object.fromEntries(steps))})` });
}
