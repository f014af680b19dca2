// Where the keyboard is.

const STOPS = "button, select, input, textarea, summary, a[href], [tabindex='0']";

function stopsIn(root) {
  return [...root.querySelectorAll(STOPS)].filter(
    (stop) => !stop.disabled && stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  );
}

// Keeps Tab inside an element, which is all that is seen. What it returns ends this.
export function keepFocus(root) {
  const turn = (event) => {
    if (event.key !== "Tab") return;
    const stops = stopsIn(root);
    const at = stops.indexOf(document.activeElement);
    const [last, first] = event.shiftKey ? [0, stops.length - 1] : [stops.length - 1, 0];
    if (stops.length && (at === -1 || at === last)) {
      event.preventDefault();
      stops[first].focus();
    }
  };
  window.addEventListener("keydown", turn, true);
  return () => window.removeEventListener("keydown", turn, true);
}
