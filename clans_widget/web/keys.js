// Controls that know what to do with a key keep it.
function keeps(target, key) {
  return target.matches("input, select") || (key === " " && target.matches("button, summary"));
}

// Does what is said for a key, wherever on the page it is pressed.
export function steer(keys) {
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!Object.hasOwn(keys, key) || keeps(target, key)) return;
    event.preventDefault();
    keys[key]();
  });
}
