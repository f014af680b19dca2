// Brings the boards and quizzes of a page to life, once Python has been loaded beside it.

import { made, madeButton } from "../../web/elements.js";
import { Bookmarks } from "./bookmarks.js";
import { focusOn, Foreseen, knownOf } from "./foreseen.js";
import { Keeping } from "./keeping.js";
import { Models } from "./models.js";
import { Views } from "./views/views.js";

// A page of a site has the other lessons of the course beside it.
function openLessonsBeside(own) {
  document.addEventListener("clans-lesson", ({ detail }) => {
    detail.isHere = detail.lesson === own.split("/").pop();
    if (!detail.isHere) detail.open = () => location.assign(`${detail.lesson}.html`);
  });
}

// The boards of a page, all served by one Python.
export class Page {
  #tried = 0;
  #isHeard = false;
  #toRun = [];

  // "scripts" are those of widgets that have their own, by name. "begin" gives the worker in which
  // Python runs: it is told for which games, for the how manieth time it is asked, and what was
  // wrong with the worker before; it gives null if it knows no other way. "alive" is called when
  // the device has kept what the page needs.
  constructor(waiting, scripts, begin, alive = () => {}) {
    this.waiting = waiting;
    this.roots = waiting.roots;
    this.scripts = scripts;
    this.begin = begin;
    this.alive = alive;
    const { lesson = "", own, among } = document.querySelector("[data-lesson]")?.dataset ?? {};
    const games = [...new Set(this.roots.map((root) => root.dataset.game))].sort();
    this.games = games.join(" ");
    this.about = { lesson, own: own !== undefined };
    if (among !== undefined) openLessonsBeside(lesson);
    this.keeping = new Keeping({ lesson, games }, (message) => this.#post(message));
    this.bookmarks = new Bookmarks(this.roots.map((root) => root.dataset.code));
    this.models = new Models((id, said) => this.#post({ kind: "said", id, said }));
    this.views = new Views(this.models, (name) => scripts[name]);
    this.foreseen = this.roots.map((root, number) => this.#foresee(root, number));
    this.#next("", null);
  }

  // What can be answered before Python is there; where the device has answers, these come first.
  #foresee(root, number) {
    const known = knownOf(root);
    if (!known || this.keeping.knows(known.quiz)) return null;
    return new Foreseen(root, known, this.scripts, () => this.waiting.then(number));
  }

  // Begins a worker, or says what was wrong where there is no other.
  #next(what, why) {
    let worker = null;
    try {
      worker = this.begin(this.games, (this.#tried += 1), what);
    } catch (error) {
      [what, why] = ["browser", error];
    }
    this.worker?.terminate();
    this.worker = worker;
    if (!worker) {
      this.waiting.fail(what, why, what === "browser" ? undefined : () => this.#again());
      return;
    }
    this.#isHeard = false;
    worker.onmessage = ({ data }) => worker === this.worker && this.#hear(data);
    worker.onerror = (event) => {
      if (worker === this.worker && !this.#isHeard) this.#next("network", event.message);
    };
  }

  // From the beginning, since a reader wants it.
  #again() {
    this.#tried = 0;
    this.waiting.begin();
    this.#next("", null);
  }

  #post(message) {
    this.worker.postMessage(JSON.stringify(message));
  }

  #hear({ kind, got, all, what, text, why }) {
    this.#isHeard = true;
    if (kind === "came") this.waiting.came(got, all);
    if (kind === "broken") this.#next(what, why);
    if (kind === "ready") this.#begin();
    if (kind === "kept") this.alive();
    if (kind === "said") JSON.parse(text).forEach((message) => this.#told(message));
  }

  #begin() {
    this.waiting.end();
    const language = document.documentElement.lang;
    this.#post({ kind: "begin", language, ...this.about, kept: this.keeping.begin() });
    this.#toRun = [...this.roots.keys()];
    this.#runNearest();
  }

  // One after the other, the nearest to what is in sight first: what a reader does with those that
  // are there is heard in between.
  #runNearest() {
    const number = nearest(this.roots, this.#toRun);
    if (number === undefined) return;
    this.#toRun = this.#toRun.filter((other) => other !== number);
    this.#run(number, this.bookmarks.code(number));
  }

  #run(number, code) {
    this.#post({ kind: "run", root: number, code, done: this.foreseen[number]?.begin() ?? [] });
  }

  #told(message) {
    if (message.kind === "show") this.#show(message.root, message.id);
    else if (message.kind === "failed") this.#failed(message);
    else if (message.kind === "ran") this.#ran(message.root);
    else if (message.kind === "keep" && message.what === "board") this.bookmarks.keep(message.name, message.text);
    else if (message.kind === "keep") this.keeping.keep(message);
    else if (message.kind === "quiz") this.keeping.show();
    else if (message.kind === "renew") this.keeping.renew();
    else if (message.kind === "told") this.keeping.say(message.text);
    else {
      if (message.kind === "close") this.views.forget(this.models.of(message.id));
      const model = this.models.hear(message);
      if (model) this.views.begin(model);
    }
  }

  #ran(number) {
    this.waiting.endOne(number);
    this.#runNearest();
  }

  #failed({ root, why }) {
    console.error(why);
    if (this.bookmarks.isBack(root)) this.#anew(root);
    else this.waiting.failOne(root, why);
  }

  #show(number, id) {
    const [root, before] = [this.roots[number], this.foreseen[number]];
    const focus = before?.focus ?? -1;
    const shown = this.views.of(this.models.of(id));
    before?.lend(shown);
    root.replaceChildren(shown);
    root.classList.add(root.dataset.live);
    if (before) {
      focusOn(root, focus);
      before.end();
      this.#post({ kind: "do", root: number, done: before.since() });
      this.foreseen[number] = null;
    }
    if (this.bookmarks.isBack(number)) root.prepend(this.#back(number));
  }

  // Says that a game goes on where it was, and offers to begin anew.
  #back(number) {
    const { back, anew } = this.waiting.words;
    const button = madeButton("jupyter-button live-anew", anew, () => this.#anew(number));
    return made("p", "live-back", made("span", "", back), button);
  }

  #anew(number) {
    this.bookmarks.forget(number);
    this.#run(number, this.bookmarks.code(number));
  }
}

// Which of some parts of a page is nearest to what is in sight; of several, the first.
function nearest(parts, numbers) {
  const off = (number) => {
    const { top, bottom } = parts[number].getBoundingClientRect();
    return Math.max(top - window.innerHeight, -bottom, 0);
  };
  return [...numbers].sort((one, other) => off(one) - off(other))[0];
}
