// Ways to other lessons, and to what stands below, as far as the page around knows them.

import { followParts, onArrival } from "../../web/parts.js";

// A notebook of JupyterLab has others beside it.
const NOTEBOOK = ".jp-Notebook, body";

// The page around may know how to open a lesson. Else a link may lead there, as at the end of each. None
// leads to the lesson that is here: links with its name lead to it in other languages.
function wayTo(el, place, lesson) {
  const detail = { lesson, open: null, isHere: false };
  el.dispatchEvent(new CustomEvent("clans-lesson", { bubbles: true, detail }));
  if (detail.open || detail.isHere) return detail.open;
  const links = [...place.querySelectorAll("a[href]")];
  const link = links.find((each) => lessonOf(each.pathname) === lesson);
  return link && (() => link.click());
}

function lessonOf(path) {
  return /([^/]*)\.(ipynb|html)$/.exec(path)?.[1];
}

// The first thing after an element that takes room.
function below(element, place) {
  for (let part = element; part && part !== place; part = part.parentElement) {
    for (let next = part.nextElementSibling; next; next = next.nextElementSibling) {
      if (next.offsetHeight) return next;
    }
  }
  return null;
}

function render({ model, el }) {
  let place = null;
  let ways = new Map();
  let forget = () => {};
  // What tells the answer to a quiz comes before the next lesson.
  const isTold = () => {
    const told = model.get("told");
    return told !== "" && place.querySelector(`details.${CSS.escape(told)}`) !== null;
  };
  const look = () => {
    // A page that is closed has come apart, and nobody hears it any more.
    if (!el.isConnected) return;
    const lessons = isTold() ? [] : model.get("lessons");
    const found = lessons.map((lesson) => [lesson, wayTo(el, place, lesson)]);
    ways = new Map(found.filter(([, open]) => open));
    const known = [...ways.keys()];
    if (known.join() !== model.get("known").join()) model.set("known", known);
    const goesOn = below(el.closest(".stage") ?? el, place) !== null;
    if (goesOn !== model.get("goes_on")) model.set("goes_on", goesOn);
    model.save_changes();
  };
  const follow = () => {
    forget();
    forget = place && model.get("wanted") ? followParts(place, look) : () => {};
  };
  const take = ({ open, on }) => {
    if (open) ways.get(open)?.();
    if (on) below(el.closest(".stage") ?? el, place)?.scrollIntoView({ block: "start" });
  };
  const press = ({ target }) => ways.get(target.closest("[data-lesson]")?.dataset.lesson)?.();
  let list = null;
  const away = onArrival(el, NOTEBOOK, (found) => {
    place = found;
    list = el.closest(".course-box");
    list?.addEventListener("click", press);
    follow();
  });
  model.on("change:wanted", follow);
  model.on("msg:custom", take);
  return () => {
    away();
    forget();
    list?.removeEventListener("click", press);
    model.off("change:wanted", follow);
    model.off("msg:custom", take);
  };
}

export default { render };
