// A canvas may keep these from the page. A tap without them is a click, a swipe or the wheel scrolls.
const SCROLLING = ["wheel", "touchstart", "touchmove", "touchend", "touchcancel"];

function keepFromBoard(event) {
  if (event.target instanceof HTMLCanvasElement) {
    event.stopPropagation();
  }
}

// Leaves wheel and swipes on boards to the page. What it returns ends this.
export function leaveScrolling(root) {
  for (const kind of SCROLLING) {
    root.addEventListener(kind, keepFromBoard, { capture: true, passive: true });
  }
  return () => {
    for (const kind of SCROLLING) {
      root.removeEventListener(kind, keepFromBoard, { capture: true });
    }
  };
}
