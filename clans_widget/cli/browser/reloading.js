// Where a reader is in a lesson: a page that is loaded anew shows that place again, not the beginning.

import { scrolledIn } from "./frame.js";

const keyFor = (panel) => `clans-place ${panel.context.path}`;

// What a reader does; from then on the page is theirs.
const DEEDS = ["wheel", "touchstart", "pointerdown", "mousedown", "keydown"];

// So many times the page was painted after the boards had come, nothing has moved, and the kernel had
// nothing to do: whatever came late is there. A slow computer paints less often.
const STILL = 60;

function topOf(node) {
  return node.getBoundingClientRect().top;
}

// The first cell that is in sight, and how far it begins below the upper edge: less than nothing if that
// cuts it.
function whereIn(panel) {
  const outer = scrolledIn(panel);
  if (!outer?.scrollTop) return undefined;
  const edge = topOf(outer);
  const seen = panel.content.widgets.find(({ node }) => node.getBoundingClientRect().bottom > edge);
  return seen && { id: seen.model.id, below: topOf(seen.node) - edge };
}

export function keepPlace(panel) {
  const keep = () => {
    const place = panel.isVisible && whereIn(panel);
    if (place) sessionStorage.setItem(keyFor(panel), JSON.stringify(place));
  };
  window.addEventListener("pagehide", keep);
  panel.disposed.connect(() => window.removeEventListener("pagehide", keep));
}

function placeBefore(panel) {
  const kept = sessionStorage.getItem(keyFor(panel));
  sessionStorage.removeItem(keyFor(panel));
  const [{ type } = {}] = performance.getEntriesByType("navigation");
  return kept && type !== "navigate" ? JSON.parse(kept) : undefined;
}

// What is above changes its height as boards come, and JupyterLab goes to its first cell: until all has
// come, or the reader does something, the place is looked for again. What it returns is called when the
// boards are there.
export function goBackToPlace(panel) {
  const { content } = panel;
  const { id, below } = placeBefore(panel) ?? {};
  const cell = content.widgets.find(({ model }) => model.id === id);
  const outer = scrolledIn(panel);
  if (!cell || !outer) return () => {};
  let still = 0;
  let next = 0;
  let isOver = false;
  const put = () => {
    const off = cell.node.isConnected ? topOf(cell.node) - topOf(outer) - below : 0;
    if (Math.abs(off) >= 1) outer.scrollTop += off;
    still = 0;
  };
  const look = () => {
    still = panel.sessionContext.session?.kernel?.status === "idle" ? still + 1 : 0;
    if (still > STILL) end();
    else next = requestAnimationFrame(look);
  };
  const sizes = new ResizeObserver(put);
  const end = () => {
    sizes.disconnect();
    outer.removeEventListener("scroll", put);
    for (const deed of DEEDS) window.removeEventListener(deed, end, { capture: true });
    cancelAnimationFrame(next);
    isOver = true;
  };
  for (const deed of DEEDS) window.addEventListener(deed, end, { capture: true });
  outer.addEventListener("scroll", put);
  for (const each of [outer, ...outer.children]) sizes.observe(each);
  void content.scrollToItem(content.widgets.indexOf(cell), "start").then(put, console.info);
  panel.disposed.connect(end);
  return () => {
    if (isOver) return;
    put();
    look();
  };
}
