// Begins a page that has all it needs in itself, and opens without a server.

import { Files } from "./files.js";
import { Page } from "./page.js";
import { Python } from "./python.js";
import { Waiting } from "./waiting.js";

const waiting = new Waiting();

async function unpacked(part) {
  const bytes = Uint8Array.from(atob(part.textContent), (letter) => letter.charCodeAt(0));
  part.remove();
  const content = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return [part.dataset.file, await new Response(content).blob()];
}

// Python on the page itself: where a page comes from the disk, some browsers (WebKit) begin no worker,
// or let it read nothing of what it is given. The page stands still while Python thinks.
class OnPage {
  #hear;

  constructor(games, contents) {
    const tell = (data) => this.onmessage?.({ data });
    this.#hear = new Python(games, tell).begin(contents);
    this.#hear.then(
      () => tell({ kind: "ready" }),
      (error) => tell({ kind: "broken", what: "python", why: String(error) }),
    );
  }

  postMessage(data) {
    this.#hear.then((hear) => hear(data));
  }

  terminate() {}
}

async function start() {
  const parts = [...document.querySelectorAll("script[data-file]")];
  const contents = new Map(await Promise.all(parts.map(unpacked)));
  const files = new Files(contents);
  const { SCRIPTS } = await import(await files.address("scripts.js"));
  const opener = await files.address("opener.js");
  const isFromDisk = location.protocol === "file:";
  new Page(waiting, SCRIPTS, (games, tried) => {
    if (tried > 1) return tried === 2 && isFromDisk ? new OnPage(games, contents) : null;
    try {
      const worker = new Worker(opener, { name: games });
      worker.postMessage(contents);
      return worker;
    } catch (error) {
      if (!isFromDisk) throw error;
      return new OnPage(games, contents);
    }
  });
}

start().catch((error) => waiting.fail("browser", error));
