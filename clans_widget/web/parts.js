// Calls for an update now and whenever parts come or are made anew. What it returns ends this.
export function followParts(root, update) {
  const parts = new MutationObserver(update);
  parts.observe(root, { childList: true, subtree: true });
  update();
  return () => parts.disconnect();
}

// Calls once an element stands in another one. What it returns ends this.
export function onArrival(element, selector, arrive) {
  // Its size changes when it does.
  const arrival = new ResizeObserver(() => {
    const place = element.closest(selector);
    if (place) {
      arrival.disconnect();
      arrive(place);
    }
  });
  arrival.observe(element);
  return () => arrival.disconnect();
}
