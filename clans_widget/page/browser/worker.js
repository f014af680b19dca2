// The worker of a site: fetches Python, and lets it serve a page.

import { Fetching } from "./fetching.js";
import { HERE, KEPT } from "./here.js";
import { Python } from "./python.js";
import { Sleep } from "./sleep.js";

const FILES = $FILES;

const cache = (async () => caches.open(KEPT))();
cache.catch(() => {}); // a device may keep nothing

const tell = (message) => postMessage(message);

async function begin() {
  tell({ kind: "stage", name: "core" });
  const files = Object.fromEntries(
    Object.entries(FILES).map(([name, [place, size, digest]]) => [
      name,
      { address: new URL(place, HERE).href, size, digest },
    ]),
  );
  const fetching = new Fetching(files, cache, (got, all) => tell({ kind: "came", got, all }));
  const found = await fetching.all().catch((error) => {
    throw Object.assign(error, { what: "network" });
  });
  const place = new URL(`asleep/$VERSION/${encodeURIComponent(self.name)}`, HERE).href;
  const hear = await new Python(self.name, tell, new Sleep(cache, place)).begin(found);
  onmessage = ({ data }) => hear(data);
  tell({ kind: "ready" });
  fetching.kept().then(() => tell({ kind: "kept" }));
}

begin().catch((error) => tell({ kind: "broken", what: error.what ?? "python", why: String(error) }));
