// Folds that are made anew stay as a reader has left them.

import { followParts } from "./parts.js";

// What it returns ends this.
export function keepFolds(root, selector) {
  let isOpen = false;
  const turned = ({ target }) => {
    if (target.matches(selector) && target.isConnected) isOpen = target.open;
  };
  // A browser tells that a fold was turned only later: by then it may have been made anew.
  const pressed = ({ target }) => {
    const fold = target.closest("summary")?.closest(selector);
    if (fold) isOpen = !fold.open;
  };
  const quit = followParts(root, () => {
    for (const fold of root.querySelectorAll(selector)) {
      if (isOpen && !fold.dataset.kept) fold.open = true;
      fold.dataset.kept = "true";
    }
  });
  root.addEventListener("toggle", turned, true);
  root.addEventListener("click", pressed, true);
  return () => {
    quit();
    root.removeEventListener("toggle", turned, true);
    root.removeEventListener("click", pressed, true);
  };
}
