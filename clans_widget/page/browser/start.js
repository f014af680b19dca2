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

// Whether a server gives a script without saying that it is one: no browser runs it then.
async function isUntold(address) {
  const answer = await fetch(address);
  return answer.ok && !/javascript/.test(answer.headers.get("Content-Type"));
}

async function script() {
  const address = new URL(document.querySelector("[data-begin]").dataset.begin, location).href;
  try {
    return await again((tried) => import(tried > 1 ? `${address}?${tried}` : address));
  } catch (error) {
    if (await isUntold(address)) throw barred("server");
    throw error;
  }
}

const barred = (found) => Object.assign(new Error(found), { found });

async function start(waiting) {
  const found = bar();
  if (found) throw barred(found);
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
