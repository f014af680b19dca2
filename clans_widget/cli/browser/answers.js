// What a lesson knows of its outputs: answers that wait, and plots in words.

function cellsThat(panel, lesson, what) {
  return panel.content.widgets.filter((cell) => lesson.of(cell.model)?.[what]);
}

// What readers are asked to predict is told after the cell that shows it: once that has been run, it
// opens.
export function openTold(panel, lesson) {
  for (const cell of cellsThat(panel, lesson, "answers")) {
    const { widgets } = panel.content;
    const after = widgets.slice(widgets.indexOf(cell) + 1);
    const end = after.findIndex((each) => each.model.type === "code");
    const told = after.slice(0, end < 0 ? undefined : end);
    const open = () => {
      if (cell.isDisposed || cell.model.executionCount === null) return;
      for (const { node } of told) for (const fold of node.querySelectorAll("details")) fold.open = true;
    };
    cell.model.stateChanged.connect(open);
    for (const { node } of told) {
      new MutationObserver(open).observe(node, { childList: true, subtree: true });
    }
    open();
  }
}

// Outputs that tell the answer to a quiz open when the quiz is over, as the prose does.
export function openOutputs(panel, lesson) {
  panel.content.node.addEventListener("clans-over", ({ detail }) => {
    for (const cell of cellsThat(panel, lesson, "tells")) {
      if (lesson.of(cell.model).tells === detail) cell.outputHidden = false;
    }
  });
}

// JupyterLab gives pictures no words. A plot has the words that came with the lesson.
export function describePlots(panel, lesson) {
  for (const cell of cellsThat(panel, lesson, "plot")) {
    const { plot } = lesson.of(cell.model);
    const describe = () => {
      for (const image of cell.node.querySelectorAll(".jp-RenderedImage img")) image.alt = plot;
    };
    new MutationObserver(describe).observe(cell.node, { childList: true, subtree: true });
    describe();
  }
}
