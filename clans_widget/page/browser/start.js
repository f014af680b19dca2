// Begins a page of a site: says how far it has come, and what keeps it from playing.

import { again } from "./again.js";
import { Waiting } from "./waiting.js";

// What no second try would mend: a page that was opened from the disk, or stands in a frame that
// has no place for scripts of a site, or is in a browser that has no workers.
function bar() {
  if (location.protocol === "file:") return "disk";
  if (self.origin === "null") return "frame";
  return typeof Worker === "undefined" || typeof WebAssembly === "undefined" ? "browser" : null;
}

function script() {
  const address = new URL(document.querySelector("[data-begin]").dataset.begin, location).href;
  return again((tried) => import(tried > 1 ? `${address}?${tried}` : address));
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
