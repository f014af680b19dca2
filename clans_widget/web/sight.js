// For so long a page may still move by itself after something has come into it, in milliseconds.
const SETTLES = 2500;
const HANDS = ["wheel", "touchstart", "pointerdown", "keydown"];

// Whether a cell is the one that was just run by hand: it is selected, or the one after it is.
function wasRun(cell, selected) {
  return [cell, cell?.nextElementSibling].some((each) => each?.matches(selected));
}

// As near as can be: wholly in sight where there is room, else from its top.
function bringIn(element, scrolls, gently) {
  const here = element.getBoundingClientRect();
  const room = scrolls.getBoundingClientRect();
  if (here.top >= room.top && here.bottom <= room.bottom) return;
  const block = here.height <= room.height ? "nearest" : "start";
  element.scrollIntoView({ block, behavior: gently ? "smooth" : "instant" });
}

// Keeps what a cell has just shown in sight, though the notebook goes on to the next cell. Ends once
// the page stands still, or somebody takes it in hand. What it returns ends it, too.
export function keepInSight(element, { cells, selected, scrolls, gently }) {
  const cell = element.closest(cells);
  const place = element.closest(scrolls);
  if (!place || !wasRun(cell, selected)) return () => {};
  const look = () => bringIn(element, place, gently);
  const sizes = new ResizeObserver(look);
  const end = () => {
    clearTimeout(timer);
    sizes.disconnect();
    place.removeEventListener("scrollend", look);
    for (const hand of HANDS) window.removeEventListener(hand, end, true);
  };
  const timer = setTimeout(end, SETTLES);
  sizes.observe(element);
  place.addEventListener("scrollend", look);
  for (const hand of HANDS) window.addEventListener(hand, end, { capture: true, passive: true });
  return end;
}
