// The answers to a quiz, which its notebook keeps: they stay in it, whatever becomes of its cell.

import { cellsOf } from "./lessons.js";

// In this kind of output a quiz keeps them.
const PROGRESS = "application/vnd.clans-progress+json";

function outputsOf({ outputs }) {
  return Array.from({ length: outputs.length }, (_, number) => outputs.get(number));
}

// After a reload JupyterLab no longer knows which output a quiz renews with each answer.
function renew(panel, { data, metadata }) {
  const { quiz } = data[PROGRESS];
  for (const cell of cellsOf(panel.context.model).filter(({ outputs }) => outputs)) {
    outputsOf(cell).forEach((output, number) => {
      if (output.data[PROGRESS]?.quiz === quiz) {
        cell.outputs.set(number, { output_type: "display_data", data, metadata });
      }
    });
  }
}

// A cell that is run shows nothing at first. Where it fails there is no quiz that would bring back
// what was answered.
function keepWhereItFails({ outputs }) {
  let kept = [];
  const look = () => {
    const now = outputsOf({ outputs });
    const answers = now.filter(({ data }) => data[PROGRESS]);
    if (answers.length > 0) {
      kept = answers.map((output) => output.toJSON());
    } else if (now.some(({ type }) => type === "error")) {
      for (const output of kept.splice(0)) outputs.add(output);
    }
  };
  outputs.changed.connect(look);
  look();
}

export function keepAnswers(panel) {
  const seen = new WeakSet();
  const watch = () => {
    for (const cell of cellsOf(panel.context.model)) {
      if (cell.outputs && !seen.has(cell)) keepWhereItFails(cell);
      seen.add(cell);
    }
  };
  panel.context.model.cells.changed.connect(watch);
  watch();
  panel.sessionContext.iopubMessage.connect((_, { header, content }) => {
    if (header.msg_type === "update_display_data" && content.data[PROGRESS]) renew(panel, content);
  });
}
