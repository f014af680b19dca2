// Begins a page of a site: says how far it has come, and what keeps it from playing.

import { Waiting } from "./waiting.js";

const TRIES = 3;

// Milliseconds before something is tried again, for each time that it was tried.
const PAUSE = 1000;

// What no second try would mend: a page that was opened from the disk, or stands in a frame that
// has no place for scripts of a site, or is in a browser that has no workers.
function bar() {
  if (location.protocol === "file:") return "disk";
  if (self.origin === "null") return "frame";
  return typeof Worker === "undefined" || typeof WebAssembly === "undefined" ? "browser" : null;
}

async function script() {
  const address = new URL(document.querySelector("[data-begin]").dataset.begin, location).href;
  for (let tried = 1; ; tried += 1) {
    try {
      return await import(tried > 1 ? `${address}?${tried}` : address);
    } catch (error) {
      if (tried === TRIES) throw error;
      await new Promise((goOn) => setTimeout(goOn, tried * PAUSE));
    }
  }
}

async function start(waiting) {
  const found = bar();
  if (found) throw Object.assign(new Error(found), { found });
  const { default: begin } = await script();
  await begin(waiting);
}

// A page may have this script more than once: under each of its boards.
const { dataset } = document.documentElement;
if (!("begun" in dataset)) {
  dataset.begun = "";
  const waiting = new Waiting();
  start(waiting).catch((error) => {
    if (error.found) waiting.fail(error.found, error);
    else waiting.fail("network", error, () => location.reload());
  });
}
