// Python asleep on the reader's device. To start it takes seconds; woken up it is there in a
// fraction of that, as it was when it fell asleep: with what it had in memory, but without files.

const GROWN_BY = 1 << 16;

// Each version of the site sleeps by itself; what no longer fits is put away with the pages.
export class Sleep {
  constructor(version, name) {
    this.version = version;
    this.place = `asleep/${name}`;
  }

  // Options for Pyodide to wake up with, or null if nothing sleeps here.
  async options(create) {
    try {
      const store = await caches.open(this.version);
      const kept = await store.match(this.place);
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
      const store = await caches.open(this.version);
      await store.put(this.place, new Response(packed));
    } catch {
      // The next page starts anew.
    }
  }

  async forget() {
    await caches.open(this.version).then((store) => store.delete(this.place));
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
