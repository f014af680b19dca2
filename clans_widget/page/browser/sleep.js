// Python asleep on the reader's device. To start it takes seconds; woken up it is there in a
// fraction of that, as it was when it fell asleep: with what it had in memory, but without files.

const GROWN_BY = 1 << 16;

// Where it sleeps: the address of a place in a cache. Without these it sleeps nowhere.
export class Sleep {
  constructor(cache = Promise.reject(), place = "") {
    this.cache = cache;
    this.place = place;
    cache.catch(() => {});
  }

  // Options for Pyodide to wake up with, or null if nothing sleeps here.
  async options(create) {
    try {
      const kept = await (await this.cache).match(this.place);
      if (!kept) return null;
      const memory = kept.body.pipeThrough(new DecompressionStream("gzip"));
      const asleep = new Uint8Array(await new Response(memory).arrayBuffer());
      return { _loadSnapshot: asleep, createPyodideModule: roomy(create, asleep.length) };
    } catch {
      return null; // a device may keep nothing
    }
  }

  // Keeps it, where there is room.
  async keep(asleep) {
    try {
      const packed = new Blob([asleep]).stream().pipeThrough(new CompressionStream("gzip"));
      await (await this.cache).put(this.place, new Response(packed));
    } catch {
      // The next page starts anew.
    }
  }

  async forget() {
    await this.cache.then((cache) => cache.delete(this.place)).catch(() => {});
  }
}

// Pyodide does not make room itself for a memory that has grown since it began.
function roomy(create, size) {
  return async (settings) => {
    const made = await create(settings);
    while (made.HEAP8.length < size) made._malloc(size - made.HEAP8.length + GROWN_BY);
    return made;
  };
}
