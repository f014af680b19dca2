// What a reader sees of it while Python is loaded.

import { made } from "../../web/elements.js";

const SHARES = { core: 0.1, packages: 0.7, start: 0.85 };

// A bar above each board, which goes once all is there.
export class Waiting {
  constructor(roots, said) {
    this.bars = roots.map((root) => {
      const bar = made("progress", "live-bar");
      bar.max = 1;
      bar.setAttribute("aria-label", said);
      bar.title = said;
      root.prepend(bar);
      return bar;
    });
  }

  at(name) {
    for (const bar of this.bars) bar.value = SHARES[name] ?? 0;
  }

  end() {
    this.bars.forEach((bar) => bar.remove());
  }

  // The page stays as it was before; who looks finds why.
  fail(why) {
    console.error(why);
    this.end();
  }
}
