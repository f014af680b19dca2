// Lets an element cover all that is seen: the screen where that is allowed, else the page.

function coveringScreen() {
  return document.fullscreenElement ?? document.webkitFullscreenElement ?? null;
}

async function coverScreen(element) {
  const ask = element.requestFullscreen ?? element.webkitRequestFullscreen;
  if (!ask) throw new Error("There is no full screen here.");
  await ask.call(element);
}

// A popover lies above everything, even if it stands in a part of the page that scrolls.
function coverPage(element) {
  if (!element.showPopover) return;
  element.popover = "manual";
  element.showPopover();
}

// Some browsers leave the full screen with Escape, whatever a page wants; others can be asked to leave
// the key to the page.
function keepEscape() {
  navigator.keyboard?.lock?.(["Escape"]).catch(() => {});
}

// Tells when a reader uncovers what is below, as with Escape; if that was meant for something else, the
// page stays covered. What it returns uncovers it.
export function cover(element, uncovered) {
  let covers = true;
  const watch = () => {
    if (!covers || coveringScreen() === element) return;
    if (uncovered()) coverPage(element);
  };
  coverScreen(element).then(
    () => {
      if (covers) {
        document.addEventListener("fullscreenchange", watch);
        keepEscape();
      } else if (coveringScreen() === element) {
        document.exitFullscreen();
      }
    },
    () => {
      if (covers) coverPage(element);
    },
  );
  return () => {
    covers = false;
    navigator.keyboard?.unlock?.();
    document.removeEventListener("fullscreenchange", watch);
    if (coveringScreen() === element) (document.exitFullscreen ?? document.webkitExitFullscreen).call(document);
    if (element.popover) element.hidePopover();
    element.removeAttribute("popover");
  };
}
