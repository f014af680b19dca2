// Brings the boards and quizzes of a page to life, once Python has been loaded beside it.

import { Keeping } from "./keeping.js";
import { Models } from "./models.js";
import { Views } from "./views/views.js";
import { Waiting } from "./waiting.js";

const HERE = new URL(".", import.meta.url);

// The boards of a page, all served by one Python.
class Page {
  constructor(roots, scripts) {
    this.roots = roots;
    this.scripts = scripts;
    this.lesson = document.querySelector("[data-lesson]")?.dataset.lesson ?? "";
    this.keeping = new Keeping(this.lesson, (course) => this.#post({ kind: "merge", course }));
    this.waiting = new Waiting(roots, document.querySelector("[data-loading]")?.dataset.loading ?? "");
    const games = [...new Set(roots.map((root) => root.dataset.game))].sort();
    this.worker = new Worker(new URL("worker.js", HERE), { type: "module", name: games.join(" ") });
    this.models = new Models((id, said) => this.#post({ kind: "said", id, said }));
    this.views = new Views(this.models, (name) => scripts[name]);
    this.worker.onmessage = ({ data }) => this.#hear(data);
    this.worker.onerror = (event) => this.waiting.fail(event.message);
  }

  #post(message) {
    this.worker.postMessage(JSON.stringify(message));
  }

  #hear({ kind, name, text, why }) {
    if (kind === "stage") this.waiting.at(name);
    if (kind === "broken") this.waiting.fail(why);
    if (kind === "ready") this.#begin();
    if (kind === "said") JSON.parse(text).forEach((message) => this.#told(message));
  }

  #begin() {
    this.waiting.end();
    const language = document.documentElement.lang;
    this.#post({ kind: "begin", language, lesson: this.lesson, kept: this.keeping.kept });
    this.roots.forEach((root, number) =>
      this.#post({ kind: "run", root: number, code: root.dataset.code }),
    );
  }

  #told(message) {
    if (message.kind === "show") this.#show(this.roots[message.root], message.id);
    else if (message.kind === "failed") console.error(message.why);
    else if (message.kind === "keep") this.keeping.keep(message);
    else {
      if (message.kind === "close") this.views.forget(this.models.of(message.id));
      const model = this.models.hear(message);
      if (model?.get("_script")) this.scripts[model.get("_script")].initialize?.({ model });
    }
  }

  #show(root, id) {
    root.replaceChildren(this.views.of(this.models.of(id)));
    root.classList.add(root.dataset.live);
  }
}

// The style stands before those that the boards bring with them.
function dress() {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: new URL("style.css", HERE).href });
  document.head.append(link);
}

// Later the site opens without a network, too.
function keepForLater() {
  navigator.serviceWorker?.register(new URL("../offline.js", HERE)).catch(() => {});
}

const roots = [...document.querySelectorAll(".live[data-code]")];
if (roots.length) {
  dress();
  if (location.protocol !== "file:") keepForLater();
  const { SCRIPTS } = await import(new URL("scripts.js", HERE));
  new Page(roots, SCRIPTS);
}
