// The files that a page has in itself, each at an address of its own where it is asked for.

const TYPES = { js: "text/javascript", mjs: "text/javascript", wasm: "application/wasm" };
const NAMED = /"\.\/([^"]+)"/g;

export class Files {
  #contents;
  #addresses = new Map();

  constructor(contents) {
    this.#contents = contents; // blobs, by name
  }

  async address(name) {
    if (!this.#addresses.has(name)) {
      const type = TYPES[name.split(".").at(-1)];
      const content = this.#contents.get(name);
      const whole = name.endsWith(".js") ? await this.#linked(await content.text()) : content;
      this.#addresses.set(name, URL.createObjectURL(new Blob([whole], { type })));
    }
    return this.#addresses.get(name);
  }

  // A script with the addresses of the other files that it names.
  async #linked(text) {
    const names = new Set([...text.matchAll(NAMED)].map(([, name]) => name));
    for (const name of [...names].filter((each) => this.#contents.has(each))) {
      text = text.replaceAll(`"./${name}"`, `"${await this.address(name)}"`);
    }
    return text;
  }
}
