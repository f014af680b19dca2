// Python, beside the page: loads it, and passes messages on to its host.

import { loadPyodide } from "./python/pyodide.mjs";

const PACKAGES = "/packages";

async function begin() {
  const told = (name) => postMessage({ kind: "stage", name });
  told("core");
  const fetched = fetch("./packages.tar.xz").then((answer) => answer.arrayBuffer());
  const python = await loadPyodide({ indexURL: "./python/" });
  told("packages");
  python.unpackArchive(await fetched, "xztar", { extractDir: PACKAGES });
  told("start");
  python.runPython(`import sys; sys.path.insert(0, "${PACKAGES}")`);
  const { Host } = python.pyimport("clans_widget.page.host");
  const host = Host((text) => postMessage({ kind: "said", text }));
  host.take_over();
  onmessage = ({ data }) => host.hear(data);
  postMessage({ kind: "ready" });
}

begin().catch((error) => postMessage({ kind: "broken", why: String(error) }));
