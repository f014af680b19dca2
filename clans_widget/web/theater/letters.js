// What a key means that is pressed on a page.

const TYPED_IN =
  "select, textarea, [contenteditable=true], " +
  "input:not([type=checkbox], [type=radio], [type=button], [type=range])";

export function isTypedIn(element) {
  return element instanceof Element && element.matches(TYPED_IN);
}

export function isPlain(event) {
  return !(event.altKey || event.ctrlKey || event.metaKey);
}

export function nameOf(key) {
  return key.length === 1 ? key.toLowerCase() : key;
}

// Whether a letter means this stage: one stage may stand in another, as a board under the editor.
export function isFor(stage, event) {
  const { target } = event;
  return isPlain(event) && !event.shiftKey && !isTypedIn(target) && target.closest?.(".stage") === stage;
}
