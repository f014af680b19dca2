// Begins the worker of a page that has all in itself. What such a page gives an address, its worker
// may not ask for; so the worker is given the files, and gives them addresses of its own.

import { Files } from "./files.js";

onmessage = async ({ data }) => {
  onmessage = null;
  try {
    await import(await new Files(data).address("worker.js"));
  } catch (error) {
    postMessage({ kind: "broken", why: String(error) });
  }
};
