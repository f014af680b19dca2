// Python, beside the page: starts it or wakes it up, and passes messages on to its host.

import { default as create } from "./python/pyodide.asm.mjs";
import { loadPyodide } from "./python/pyodide.mjs";
import { PYTHON, PACKED } from "./places.js";
import { Sleep } from "./sleep.js";

const PACKAGES = "/packages";

// Milliseconds that the boards have for themselves at first.
const UNDISTURBED = 3000;

// The games of the page, and a version of the site.
const GAMES = self.name;
const sleep = new Sleep("$version", GAMES);

const told = (name) => postMessage({ kind: "stage", name });

async function begin() {
  told("core");
  const fetched = fetch(PACKED).then((answer) => answer.arrayBuffer());
  const python = (await woken(fetched)) ?? (await started(fetched));
  const host = python.pyimport("clans_widget.page.host").Host((text) => postMessage({ kind: "said", text }));
  host.take_over();
  host.share(aside, others);
  onmessage = ({ data }) => host.hear(data);
  postMessage({ kind: "ready" });
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

async function woken(fetched) {
  const asleep = await sleep.options(create);
  if (!asleep) return null;
  try {
    const python = await loadPyodide({ ...PYTHON, ...asleep });
    unpack(python, await fetched);
    python.pyimport("clans_widget.page.host").wake();
    return python;
  } catch (error) {
    console.warn(error);
    await sleep.forget();
    return null;
  }
}

async function started(fetched) {
  const python = await loadPyodide({ ...PYTHON, createPyodideModule: create, _makeSnapshot: true });
  told("packages");
  unpack(python, await fetched);
  told("start");
  python.runPython(`import sys; sys.path.insert(0, "${PACKAGES}")`);
  python.pyimport("clans_widget.page.host").prepare(GAMES);
  const asleep = python.makeMemorySnapshot();
  setTimeout(() => sleep.keep(asleep), UNDISTURBED);
  return python;
}

function unpack(python, packed) {
  python.unpackArchive(packed, "xztar", { extractDir: PACKAGES });
}

begin().catch((error) => postMessage({ kind: "broken", why: String(error) }));
