// The worker of a page that has all in itself: it is given the files. What such a page gives an
// address, its worker may not ask for; so it gives them addresses of its own.

import { Python } from "./python.js";

onmessage = async ({ data }) => {
  onmessage = null;
  try {
    const hear = await new Python(self.name, (message) => postMessage(message)).begin(data);
    onmessage = ({ data }) => hear(data);
    postMessage({ kind: "ready" });
  } catch (error) {
    postMessage({ kind: "broken", what: "python", why: String(error) });
  }
};
