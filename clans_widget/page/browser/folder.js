// Begins a page of a site: what it needs stands in the folder of this script.

import { Page } from "./page.js";

const HERE = new URL(".", import.meta.url);

// So often a worker is begun whose script has not come.
const TRIES = 3;

// The style stands before those that the boards bring with them.
function dress() {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: new URL("./style.css", HERE).href });
  document.head.append(link);
}

function worker(games, tried, what) {
  if (tried > 1 && (what !== "network" || tried > TRIES)) return null;
  const address = new URL("./worker.js", HERE);
  if (tried > 1) address.search = tried;
  return new Worker(address, { type: "module", name: games });
}

// Later this page opens without a network, too, and those that it names beside itself.
async function keepForLater() {
  const places = (document.querySelector("[data-beside]")?.dataset.beside ?? "").split(" ");
  const pages = [location.href, ...places.filter(Boolean).map((place) => new URL(place, location).href)];
  const { active } = await navigator.serviceWorker.ready;
  active.postMessage({ keep: pages.map((page) => page.split(/[?#]/)[0]) });
}

const keep = () => keepForLater().catch(() => {});

export default async function start(waiting) {
  navigator.serviceWorker?.register(new URL("../offline.js", HERE)).catch(() => {});
  if (!waiting.roots.length) {
    waiting.end();
    keep();
    return;
  }
  dress();
  const { SCRIPTS } = await import(new URL("./scripts.js", HERE));
  new Page(waiting, SCRIPTS, worker, keep);
}
