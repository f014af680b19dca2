// The widgets as a page knows them: their state, and who follows it.

// A widget of Python's: get, set and save_changes, send, on and off are those that a script written
// for anywidget expects.
export class Model {
  #followers = new Map();
  #changed = {};

  constructor(id, state, post) {
    this.id = id;
    this.state = state;
    this.post = post;
  }

  get(name) {
    return this.state[name];
  }

  set(name, value) {
    this.#changed[name] = value;
    this.#take({ [name]: value });
  }

  save_changes() {
    const state = this.#changed;
    this.#changed = {};
    if (Object.keys(state).length) this.post(this.id, { method: "update", state });
  }

  send(content) {
    this.post(this.id, { method: "custom", content });
  }

  on(names, call) {
    for (const name of names.split(" ")) {
      if (!this.#followers.has(name)) this.#followers.set(name, new Set());
      this.#followers.get(name).add(call);
    }
  }

  off(names, call) {
    for (const name of names.split(" ")) this.#followers.get(name)?.delete(call);
  }

  // What Python says to it.
  hear({ method, state, content }) {
    if (method === "update") this.#take(state);
    if (method === "custom") this.#tell("msg:custom", content);
  }

  #take(news) {
    const changed = Object.keys(news).filter((name) => this.state[name] !== news[name]);
    Object.assign(this.state, news);
    for (const name of changed) this.#tell(`change:${name}`, this.state[name]);
    if (changed.length) this.#tell("change", changed);
  }

  #tell(name, value) {
    for (const call of [...(this.#followers.get(name) ?? [])]) call(value);
  }
}

// All widgets of a page, by id.
export class Models {
  #models = new Map();

  constructor(post) {
    this.post = post;
  }

  of(id) {
    return this.#models.get(id);
  }

  // Takes in what Python says of a widget; gives the widget if it is new.
  hear({ kind, id, ...said }) {
    if (kind === "open") {
      const made = new Model(id, said.state, this.post);
      this.#models.set(id, made);
      return made;
    }
    if (kind === "close") this.#models.delete(id);
    else this.#models.get(id)?.hear(said);
    return null;
  }
}
