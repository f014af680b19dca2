// Begins a page of a site: what it needs stands in the folder of this script.

import { Page, ROOTS } from "./page.js";

const HERE = new URL(".", import.meta.url);

// The style stands before those that the boards bring with them.
function dress() {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: new URL("style.css", HERE).href });
  document.head.append(link);
}

// Later the site opens without a network, too.
function keepForLater() {
  navigator.serviceWorker?.register(new URL("../offline.js", HERE)).catch(() => {});
}

const roots = [...document.querySelectorAll(ROOTS)];
if (roots.length) {
  dress();
  keepForLater();
  const { SCRIPTS } = await import(new URL("scripts.js", HERE));
  const worker = new URL("worker.js", HERE);
  new Page(roots, SCRIPTS, (name) => new Worker(worker, { type: "module", name }));
}
