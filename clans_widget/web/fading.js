const FADE = 220;

// The old layer stays below until the new one has faded in, so that what is in both stands still.
export function swap(slot, fresh, gently) {
  if (!gently) {
    slot.replaceChildren(fresh);
    return;
  }
  slot.append(fresh);
  fresh.animate({ opacity: [0, 1] }, FADE).onfinish = () => {
    while (fresh.previousSibling) fresh.previousSibling.remove();
  };
}
