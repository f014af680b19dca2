// What a reader sees of it while Python comes, and when it does not come.

import { made, madeButton } from "../../web/elements.js";
import { filled, inMegabytes } from "./sentences.js";

// Where a board or a quiz of a page stands.
const ROOTS = ".live[data-code]";

// Milliseconds in which something must be heard of Python, else it is told to be late.
const LATEST = 120_000;

// A sentence above each board, with a bar, or with the reason and a button; it goes once the board
// is there.
export class Waiting {
  #late;

  constructor() {
    // Scripts run here: this says what to do where none does.
    document.querySelectorAll(".live-without").forEach((told) => told.remove());
    this.roots = [...document.querySelectorAll(ROOTS)];
    this.words = JSON.parse(document.querySelector("[data-words]")?.dataset.words ?? "{}");
    this.notes = this.roots.map((root) => root.insertBefore(made("div", "live-note"), root.firstChild));
    // One of them is read aloud; they all say the same.
    this.notes[0]?.setAttribute("role", "status");
    this.begin();
  }

  begin() {
    this.#say(this.words.begin, () => [made("progress", "live-bar")]);
    this.#hurry();
  }

  // So many bytes have come, of so many.
  came(got, all) {
    const told = got < all ? filled(this.words.loading, inMegabytes(got, all)) : this.words.starting;
    for (const note of this.notes) {
      const [sentence, bar] = note.children;
      if (sentence.textContent !== told) sentence.textContent = told;
      if (bar?.tagName === "PROGRESS") bar.value = got / all;
    }
    this.#hurry();
  }

  // All has come that one waits for.
  end() {
    clearTimeout(this.#late);
  }

  // A board is there, or a reason why it is not.
  endOne(number) {
    this.notes[number]?.remove();
  }

  // Says what has gone wrong: "what" names the sentence. "again" is what the button does; there is
  // none where nothing would be another.
  fail(what, error, again) {
    clearTimeout(this.#late);
    console.warn(error);
    this.#say(this.words[what] ?? this.words.network, () => reasons(this.words, error, again));
  }

  // A reader has done something that only Python can answer.
  then(number) {
    const told = made("p", "live-then", this.words.then);
    told.setAttribute("role", "status");
    this.notes[number]?.append(told);
  }

  // One board could not be made; the others go on.
  failOne(number, error) {
    const [root, note] = [this.roots[number], made("div", "live-note")];
    if (!root) return;
    root.querySelector(".live-note")?.remove();
    note.setAttribute("role", "status");
    note.append(made("p", "", this.words.cell), ...reasons(this.words, error));
    root.prepend(note);
  }

  #say(sentence, others) {
    for (const note of this.notes) note.replaceChildren(made("p", "", sentence ?? ""), ...others());
  }

  #hurry() {
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.fail("late", "late", () => location.reload()), LATEST);
  }
}

// Why something failed, folded, and a button to try it again where that may help.
export function reasons(words, error, again) {
  const why = made("details", "", made("summary", "", words.why), made("pre", "", String(error)));
  return again ? [madeButton("jupyter-button live-again", words.again, again), why] : [why];
}
