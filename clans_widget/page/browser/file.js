// Begins a page that has all it needs in itself, and opens without a server.

import { Files } from "./files.js";
import { Page, ROOTS } from "./page.js";

async function unpacked(part) {
  const bytes = Uint8Array.from(atob(part.textContent), (letter) => letter.charCodeAt(0));
  part.remove();
  const content = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return [part.dataset.file, await new Response(content).blob()];
}

const parts = [...document.querySelectorAll("script[data-file]")];
const contents = new Map(await Promise.all(parts.map(unpacked)));
const files = new Files(contents);
const { SCRIPTS } = await import(await files.address("scripts.js"));
const opener = await files.address("opener.js");
new Page([...document.querySelectorAll(ROOTS)], SCRIPTS, (name) => {
  const worker = new Worker(opener, { name });
  worker.postMessage(contents);
  return worker;
});
