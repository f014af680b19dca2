// Brings the boards and quizzes of a page to life, once Python has been loaded beside it.

import { Keeping } from "./keeping.js";
import { Models } from "./models.js";
import { Views } from "./views/views.js";
import { Waiting } from "./waiting.js";

// Where a board or a quiz of a page stands.
export const ROOTS = ".live[data-code]";

// The boards of a page, all served by one Python: "scripts" are those of widgets that have their
// own, by name, and "begin" begins the worker in which Python runs, with a name.
export class Page {
  constructor(roots, scripts, begin) {
    this.roots = roots;
    this.scripts = scripts;
    const { lesson = "", own } = document.querySelector("[data-lesson]")?.dataset ?? {};
    const games = [...new Set(roots.map((root) => root.dataset.game))].sort();
    this.about = { lesson, own: own !== undefined };
    this.keeping = new Keeping({ lesson, games }, (message) => this.#post(message));
    this.waiting = new Waiting(roots, document.querySelector("[data-loading]")?.dataset.loading ?? "");
    this.worker = begin(games.join(" "));
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
    this.#post({ kind: "begin", language, ...this.about, kept: this.keeping.begin() });
    this.roots.forEach((root, number) =>
      this.#post({ kind: "run", root: number, code: root.dataset.code }),
    );
  }

  #told(message) {
    if (message.kind === "show") this.#show(this.roots[message.root], message.id);
    else if (message.kind === "failed") console.error(message.why);
    else if (message.kind === "keep") this.keeping.keep(message);
    else if (message.kind === "quiz") this.keeping.show();
    else if (message.kind === "renew") this.keeping.renew();
    else if (message.kind === "told") this.keeping.say(message.text);
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
