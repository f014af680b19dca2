// Where the keyboard goes on when the button is of no more use that had it.

export function isUsable(control) {
  return !control.disabled && control.checkVisibility();
}

// Browsers let go of a button that cannot be pressed any more, and tell nobody: what is around it gets
// the focus, or the whole page. `held` are the buttons from which the focus goes on, `places` what they
// stand in, and `nextIn` gives what comes next, if anything. What it returns ends this.
export function holdFocus(stage, held, places, nextIn) {
  let last = null;
  let place = null;
  let given = null;
  const isLost = () => {
    const now = document.activeElement ?? document.body;
    return now === given || now === last || now === document.body || now.contains(place);
  };
  // What is to be pressed next comes in several messages: as long as nobody has pressed anything it
  // is the first that can be.
  const look = () => {
    if (!last || !isLost()) return;
    const next = nextIn(place);
    if (!next || next === document.activeElement || (isUsable(last) && last.isConnected && !given)) return;
    given = next;
    next.focus({ preventScroll: true });
  };
  const hold = (target) => {
    if (given && target === given) return;
    given = null;
    last = stage.contains(target) ? target.closest(held) : null;
    place = last?.closest(places) ?? null;
  };
  const take = () => {
    const now = given;
    given = null;
    if (now) hold(now);
  };
  // What is around a button has the focus where the button could not keep it.
  const focused = ({ target }) => {
    if (target !== last && target.contains(place)) look();
    else hold(target);
  };
  const pressed = ({ target }) => {
    take();
    hold(target);
  };
  hold(document.activeElement);
  const changes = new MutationObserver(look);
  const attributeFilter = ["disabled", "style"];
  changes.observe(stage, { attributes: true, attributeFilter, childList: true, subtree: true });
  const heard = { focusin: focused, pointerdown: pressed, keydown: take };
  for (const [name, hear] of Object.entries(heard)) document.addEventListener(name, hear, true);
  return () => {
    changes.disconnect();
    for (const [name, hear] of Object.entries(heard)) document.removeEventListener(name, hear, true);
  };
}
