// Files from the network: each is tried several times, and what has come is told.

import { again } from "./again.js";

// Milliseconds without a byte, after which a file is asked for anew.
const STALLED = 30_000;

// How often it is told how many bytes have come.
const STEP = 200_000;

// A file. "count" is called with the bytes that have come of it; "check" gives whether what has
// come is right. "cache" says how far what the browser has kept of it may be used: only for the first
// time that the server is asked.
export function fetched(address, { count = () => {}, check = async () => true, cache = "force-cache" } = {}) {
  return again(async (tried) => {
    try {
      const blob = await come(address, tried > 1 ? "reload" : cache, count);
      if (!(await check(blob))) throw new Error("not whole");
      return blob;
    } catch (error) {
      throw new Error(`${address}: ${error.message ?? error}`);
    }
  });
}

async function come(address, cache, count) {
  const stop = new AbortController();
  let clock;
  const hurry = () => {
    clearTimeout(clock);
    clock = setTimeout(() => stop.abort(), STALLED);
  };
  try {
    hurry();
    const answer = await fetch(address, { signal: stop.signal, cache });
    if (!answer.ok) throw new Error(answer.status);
    const parts = [];
    let got = 0;
    for (const reader = answer.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) return new Blob(parts, { type: answer.headers.get("Content-Type") ?? "" });
      hurry();
      parts.push(value);
      count((got += value.length));
    }
  } finally {
    clearTimeout(clock);
  }
}

// The files of Python.
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
    // An address is made of what the file holds: what the browser still has is right.
    const count = (got) => this.#count(name, got);
    const check = async (blob) => blob.size === file.size && (await isRight(blob, file.digest));
    return this.#keep(file, await fetched(file.address, { count, check }));
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
