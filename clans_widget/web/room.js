// How much room a page has for a part of it, and how much of that something else takes.

const LOW = 820;
const NARROW = 600;
// What stands at the top of a page keeps room for what is above it only as long as it stays as
// large as this: in pixels, and as a share of what it could be.
const LEGIBLE = 350;
const SHARE = 0.6;

// How far below the beginning of what scrolls a part begins, wherever the page is scrolled to.
function beginning(root, scrolls) {
  const { top } = root.getBoundingClientRect();
  return scrolls
    ? top - scrolls.getBoundingClientRect().top + scrolls.scrollTop
    : top + window.scrollY;
}

// Who opens a page sees its first board whole, with the words above it.
function inSight(height, taken, above) {
  const free = height - taken;
  const rest = free - above;
  return rest >= LEGIBLE && rest >= SHARE * free ? height - above : height;
}

// Whether a page is as narrow as a telephone that is held upright.
export function isNarrow() {
  return window.innerWidth < NARROW;
}

// Tells the room now and whenever it changes: the height that is in sight at once in what scrolls
// (without it, in the window), how much of it the fixed parts take, and whether the page is low or
// narrow. A narrow page is low, too: there all parts stand below each other. What it returns ends
// this.
export function followRoom(root, fixed, scrolls, tell) {
  const report = () => {
    const whole = scrolls?.clientHeight || window.innerHeight;
    const taken = [...root.querySelectorAll(fixed)].reduce((sum, part) => sum + part.offsetHeight, 0);
    const height = inSight(whole, taken, beginning(root, scrolls));
    const narrow = isNarrow();
    tell({ height, taken, low: narrow || whole < LOW, narrow });
  };
  const sizes = new ResizeObserver(report);
  for (const part of [root, ...root.querySelectorAll(fixed), ...(scrolls ? [scrolls] : [])]) {
    sizes.observe(part);
  }
  window.addEventListener("resize", report);
  return () => {
    sizes.disconnect();
    window.removeEventListener("resize", report);
  };
}
