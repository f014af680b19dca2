// Python, beside the page: starts it or wakes it up, and passes messages on to its host.

import { Sleep } from "./sleep.js";

const PACKAGES = "/packages";

const LOCK = $LOCK;

// Milliseconds that the boards have for themselves at first.
const UNDISTURBED = 3000;

// What sort of file a browser is told that it has, by the end of its name.
const SORTS = { js: "text/javascript", wasm: "application/wasm" };

// Python for some games. "post" tells the page something; the answer is what hears the page.
export class Python {
  constructor(games, post, sleep = new Sleep()) {
    this.games = games;
    this.post = post;
    this.sleep = sleep;
  }

  // "files" are blobs, by name.
  async begin(files) {
    this.packed = await files.get("packages.tar.xz").arrayBuffer();
    const address = (name) =>
      URL.createObjectURL(new Blob([files.get(name)], { type: SORTS[name.split(".").at(-1)] }));
    // Pyodide adds the name of its core to an address: after the sign of a fragment nothing changes
    // what is fetched.
    this.options = {
      indexURL: `${address("pyodide.asm.wasm")}#`,
      stdLibURL: address("python_stdlib.zip"),
      lockFileContents: LOCK,
    };
    this.create = (await import(address("pyodide.asm.js"))).default;
    this.load = (await import(address("pyodide.js"))).loadPyodide;
    const python = (await this.#woken()) ?? (await this.#started());
    const host = python.pyimport("clans_widget.page.host").Host((text) => this.post({ kind: "said", text }));
    host.take_over();
    host.share(aside, others);
    return (data) => host.hear(data);
  }

  async #woken() {
    const asleep = await this.sleep.options(this.create);
    if (!asleep) return null;
    try {
      const python = await this.load({ ...this.options, ...asleep });
      this.#unpack(python);
      python.pyimport("clans_widget.page.host").wake();
      return python;
    } catch (error) {
      console.warn(error);
      await this.sleep.forget();
      return null;
    }
  }

  async #started() {
    const python = await this.load({ ...this.options, createPyodideModule: this.create, _makeSnapshot: true });
    this.post({ kind: "stage", name: "packages" });
    this.#unpack(python);
    this.post({ kind: "stage", name: "start" });
    python.runPython(`import sys; sys.path.insert(0, "${PACKAGES}")`);
    python.pyimport("clans_widget.page.host").prepare(this.games);
    const asleep = python.makeMemorySnapshot();
    setTimeout(() => this.sleep.keep(asleep), UNDISTURBED);
    return python;
  }

  #unpack(python) {
    python.unpackArchive(this.packed, "xztar", { extractDir: PACKAGES });
  }
}

// Has Python think so that it can be put aside and gone on with, where a browser can do that.
function aside(think) {
  if (!("Suspending" in WebAssembly)) return think();
  const own = think.copy();
  return own.callPromising().finally(() => own.destroy());
}

// Kept when the page's messages and clocks have had their turn.
function others() {
  return new Promise((goOn) => setTimeout(goOn));
}
