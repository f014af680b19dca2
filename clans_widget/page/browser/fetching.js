// The files of Python, from the network: each is tried several times, and what has come is told.

const TRIES = 4;

// Milliseconds: before something is tried again, for each time that it was tried; without a byte.
const PAUSE = 1000;
const STALLED = 30_000;

// How often it is told how many bytes have come.
const STEP = 200_000;

export class Fetching {
  #got = new Map();
  #told = -1;
  #keeping = [];

  // "files" are, by name, what is known of each: its address, its size, and its digest in letters
  // of base 16. The device keeps them in a cache, if there is one. "told" is called with the bytes
  // that have come, and with those of all files.
  constructor(files, cache, told) {
    this.files = files;
    this.cache = cache;
    this.told = told;
    this.size = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  }

  // All files as blobs, by name.
  async all() {
    const names = Object.keys(this.files);
    const blobs = await Promise.all(names.map((name) => this.#file(name)));
    return new Map(names.map((name, number) => [name, blobs[number]]));
  }

  // When the device has kept what it had room for.
  kept() {
    return Promise.all(this.#keeping);
  }

  async #file(name) {
    const file = this.files[name];
    const known = await this.#known(file);
    if (known) {
      this.#count(name, file.size);
      return known;
    }
    for (let tried = 1; ; tried += 1) {
      try {
        return this.#keep(file, await this.#fetched(name, file, tried));
      } catch (error) {
        if (tried === TRIES) throw error;
        await new Promise((goOn) => setTimeout(goOn, tried * PAUSE));
      }
    }
  }

  async #known({ address, size }) {
    try {
      const found = await (await this.cache).match(address);
      const blob = await found.blob();
      return blob.size === size ? blob : null;
    } catch {
      return null; // there is no cache, or not this file in it
    }
  }

  // An address is made of what the file holds: what the browser still has is right. Only when that
  // was not so is the server asked again.
  async #fetched(name, { address, size, digest }, tried) {
    const stop = new AbortController();
    let clock;
    const hurry = () => {
      clearTimeout(clock);
      clock = setTimeout(() => stop.abort(), STALLED);
    };
    try {
      hurry();
      const cache = tried > 1 ? "reload" : "force-cache";
      const answer = await fetch(address, { signal: stop.signal, cache });
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      const parts = [];
      let got = 0;
      for (const reader = answer.body.getReader(); ; ) {
        const { done, value } = await reader.read();
        if (done) break;
        hurry();
        parts.push(value);
        this.#count(name, (got += value.length));
      }
      const blob = new Blob(parts);
      if (blob.size !== size || !(await isRight(blob, digest))) throw new Error(`${address}: not whole`);
      return blob;
    } catch (error) {
      throw new Error(`${address}: ${error.message ?? error}`);
    } finally {
      clearTimeout(clock);
    }
  }

  // Kept where there is room.
  #keep({ address }, blob) {
    const kept = this.cache.then((cache) => cache.put(address, new Response(blob))).catch(() => {});
    this.#keeping.push(kept);
    return blob;
  }

  #count(name, got) {
    this.#got.set(name, got);
    const sum = [...this.#got.values()].reduce((all, each) => all + each, 0);
    const told = sum === this.size ? Infinity : Math.floor(sum / STEP);
    if (told !== this.#told) {
      this.#told = told;
      this.told(sum, this.size);
    }
  }
}

// Over plain HTTP a browser does not work out digests.
async function isRight(blob, digest) {
  if (!globalThis.crypto?.subtle) return true;
  const found = await crypto.subtle.digest("SHA-256", await blob.arrayBuffer());
  return [...new Uint8Array(found)].map((byte) => byte.toString(16).padStart(2, "0")).join("") === digest;
}
