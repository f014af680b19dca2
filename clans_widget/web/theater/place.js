// A page that comes back from below a theater shows what it showed before.

// So many frames it takes at most until the page has been laid out again.
const FRAMES = 20;

function scrollerOf(element) {
  for (let each = element.parentElement; each; each = each.parentElement) {
    const { overflowY } = getComputedStyle(each);
    if (/auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight) return each;
  }
  return document.scrollingElement;
}

// What it returns brings an element back to where it is now in its window, once it stands there.
export function keepPlace(element) {
  const { top } = element.getBoundingClientRect();
  return () => {
    let frames = FRAMES;
    const look = () => {
      if (document.fullscreenElement !== element) {
        frames -= 1;
        scrollerOf(element).scrollTop += element.getBoundingClientRect().top - top;
      }
      if (frames > 0 && element.isConnected) requestAnimationFrame(look);
    };
    look();
  };
}
