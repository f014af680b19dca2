// Opens what tells the answer to a quiz once the quiz is over, also where it comes onto the page later.

import { followParts, onArrival } from "../../web/parts.js";

// A notebook of JupyterLab has others beside it, with quizzes of the same names.
const PLACE = ".jp-Notebook, body";

function render({ model, el }) {
  const opened = new WeakSet();
  const told = model.get("told");
  let place = null;
  let forget = () => {};
  const open = () => {
    for (const fold of place.querySelectorAll(`details.${CSS.escape(told)}`)) {
      if (opened.has(fold)) continue;
      opened.add(fold);
      fold.open = true;
      fold.querySelector("summary").style.display = "none";
    }
  };
  const look = () => {
    forget();
    forget = () => {};
    if (!place || !model.get("over")) return;
    forget = followParts(place, open);
    place.dispatchEvent(new CustomEvent("clans-over", { detail: told }));
  };
  const away = onArrival(el, PLACE, (found) => {
    place = found;
    look();
  });
  model.on("change:over", look);
  return () => {
    away();
    forget();
    model.off("change:over", look);
  };
}

export default { render };
