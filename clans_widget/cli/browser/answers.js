// What a lesson knows of its outputs: answers that wait, and plots in words.

function cellsThat(panel, lesson, what) {
  return panel.content.widgets.filter((cell) => lesson.of(cell.model)?.[what]);
}

// What readers are asked to predict is told after the cell that shows it: until that has been run.
export function foldAnswers(panel, lesson) {
  for (const cell of cellsThat(panel, lesson, "answers")) {
    const { widgets } = panel.content;
    const told = widgets.slice(widgets.indexOf(cell) + 1);
    const end = told.findIndex((each) => each.model.type === "code");
    const show = () => {
      const waits = cell.model.executionCount === null;
      for (const each of told.slice(0, end < 0 ? undefined : end)) each.setHidden(waits);
    };
    cell.model.stateChanged.connect(show);
    show();
  }
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
