// Keeps all lessons of a list on the device, when a reader asks for it: from then on they open
// without a network.

import { made, madeButton } from "../../web/elements.js";
import { fetched } from "./fetching.js";
import { KEPT } from "./here.js";
import { filled, inMegabytes } from "./sentences.js";
import { reasons } from "./waiting.js";

const OFFER = "[data-keep]";

// So many files are asked for at once.
const AT_ONCE = 4;

export class KeepLessons {
  #got = new Map();

  // "answers" is promised: that which answers for the pages without a network stands ready.
  constructor(answers) {
    this.part = document.querySelector(OFFER);
    if (!this.part) return;
    this.answers = answers;
    this.words = JSON.parse(this.part.dataset.words);
    this.sizes = new Map(
      JSON.parse(this.part.dataset.keep).map(([way, size]) => [new URL(way, location).href, size]),
    );
    this.told = this.part.appendChild(made("div", "keep-told"));
    this.told.setAttribute("role", "status");
    this.part.hidden = false;
    this.#offer().catch((error) => this.#cannot(error));
  }

  // Says how many megabytes are missing, with a button that gets them; or that nothing is.
  async #offer() {
    const { size } = await this.#missing();
    if (!size) return this.#say(this.words.done);
    const label = filled(this.words.offer, inMegabytes(0, size));
    this.#say(this.words.about, madeButton("way", label, () => this.#keep()));
  }

  // The addresses that the device does not have, and how many bytes they are.
  async #missing() {
    const keys = await (await caches.open(KEPT)).keys();
    const known = new Set(keys.map(({ url }) => url));
    const addresses = [...this.sizes.keys()].filter((address) => !known.has(address));
    return { addresses, size: addresses.reduce((sum, address) => sum + this.sizes.get(address), 0) };
  }

  async #keep() {
    this.#got.clear();
    this.#say("", made("progress", "keep-bar"));
    try {
      const { addresses, size } = await this.#missing();
      this.#count(size);
      await this.answers;
      await this.#getAll(addresses, size);
      await navigator.storage?.persist?.().catch(() => {});
      this.#say(this.words.done);
    } catch (error) {
      console.warn(error);
      const sentence = error.isFull ? this.words.full : this.words.network;
      this.#say(sentence, ...reasons(this.words, error, () => this.#keep()));
    }
  }

  // Once one does not come, no other is begun: what has come stays.
  async #getAll(addresses, size) {
    const waiting = [...addresses];
    let failed = null;
    const next = async () => {
      while (waiting.length && !failed) {
        await this.#get(waiting.shift(), size).catch((error) => (failed ??= error));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    if (failed) throw failed;
  }

  // The address of a page says nothing of what is in it: the server is asked whether it is as before.
  async #get(address, size) {
    const cache = address.endsWith(".html") ? "no-cache" : "force-cache";
    const count = (got) => {
      this.#got.set(address, got);
      this.#count(size);
    };
    const blob = await fetched(address, { cache, count });
    const kept = await caches.open(KEPT);
    await kept.put(address, new Response(blob)).catch((error) => {
      throw Object.assign(new Error(`${address}: ${error}`), { isFull: true });
    });
  }

  #count(size) {
    const got = [...this.#got.values()].reduce((sum, each) => sum + each, 0);
    const [sentence, bar] = this.told.children;
    const told = filled(this.words.going, inMegabytes(Math.min(got, size), size));
    if (bar?.tagName !== "PROGRESS") return;
    if (sentence.textContent !== told) sentence.textContent = told;
    bar.value = size ? Math.min(got / size, 1) : 1;
  }

  // Over plain HTTP browsers keep nothing for later; some keep nothing at all.
  #cannot(error) {
    console.warn(error);
    this.#say(isSecureContext ? this.words.browser : this.words.insecure);
  }

  #say(sentence, ...others) {
    this.told.replaceChildren(made("p", "", sentence), ...others);
  }
}
