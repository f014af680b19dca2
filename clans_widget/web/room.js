// How much room a page has for a part of it, and how much of that something else takes.

const LOW = 820;
const NARROW = 600;

// Tells the room now and whenever it changes: the height that is in sight at once in what scrolls
// (without it, in the window), how much of it the fixed parts take, and whether the page is low or
// narrow. What it returns ends this.
export function followRoom(root, fixed, scrolls, tell) {
  const report = () => {
    const height = scrolls?.clientHeight || window.innerHeight;
    const taken = [...root.querySelectorAll(fixed)].reduce((sum, part) => sum + part.offsetHeight, 0);
    tell({ height, taken, low: height < LOW, narrow: window.innerWidth < NARROW });
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
