// What the reader's device keeps of the courses of a page: nothing of it leaves the device, unless
// the reader saves it as a file and hands that in.

import { forget, letters, place, read, write } from "./device.js";

// Milliseconds until the address of a saved file is given back: some browsers begin late to save.
const LATER = 60_000;

// Between two files, in milliseconds: a browser that is asked for both at once saves the second alone.
const APART = 500;

// So long a name that was just typed is waited for, and how often it is looked for, in milliseconds.
const LONGEST = 2_000;
const MOMENT = 50;

// What the device has of a course. What is no text is given as it stands: it is damaged, as Python
// will find.
function course(game) {
  const text = read(place("course", game));
  return typeof text === "string" ? text : (letters(place("course", game)) ?? "");
}

// What is in the text of a course; of what cannot be read, nothing.
function about(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

// The page may be open twice, and others beside it. Each takes what another has kept meanwhile, and
// adds what it knows itself. How that is put together Python alone knows, to whom `tell` speaks.
export class Keeping {
  constructor({ lesson, games }, tell) {
    this.lesson = lesson;
    this.games = lesson ? games : [];
    this.tell = tell;
    this.bar = document.querySelector(".live-keep");
    this.texts = new Map();
    this.unkept = new Map();
    this.#listen();
  }

  // What the device has; from now on Python hears of what other pages keep.
  begin() {
    for (const game of this.games) this.texts.set(game, course(game));
    const quizzes = read(place("quizzes", this.lesson)); // as pages kept answers once
    return { quizzes, courses: Object.fromEntries(this.texts) };
  }

  // Whether the device has answers to a quiz.
  knows(quiz) {
    const asked = this.games.flatMap((game) => about(course(game)).questions);
    const once = Object.keys(read(place("quizzes", this.lesson)) ?? {}); // as in "begin"
    return once.includes(quiz) || asked.some((each) => each?.quiz === quiz);
  }

  // There are questions on the page.
  show() {
    if (this.bar) this.bar.hidden = false;
    this.#offer();
  }

  keep({ what, name, text }) {
    if (this.isForgotten) return;
    if (what !== "course") write(place(what, name), text);
    else if (!this.#look(name)) this.#keepCourse(name, text);
    this.#offer();
  }

  // What was loaded from a file is shown when the page is opened anew.
  renew() {
    this.isRenewed = true;
  }

  say(text) {
    const told = this.bar?.querySelector(".live-told");
    if (told) told.textContent = text;
  }

  // Whether another page has kept something meanwhile; then Python says anew what is to be kept. Where
  // another has cleared all, this one forgets it, too.
  #look(game) {
    const text = course(game);
    if (text === this.texts.get(game)) return false;
    this.texts.set(game, text);
    if (text) this.tell({ kind: "merge", course: game, text });
    else this.#forget();
    return true;
  }

  // Python knows what it was told: it begins anew with the page.
  #forget() {
    this.isForgotten = true;
    forget();
    location.reload();
  }

  #keepCourse(game, text) {
    if (!write(place("course", game), text)) {
      this.unkept.set(game, text);
      this.say(this.bar?.dataset.notKept ?? "");
      return;
    }
    this.texts.set(game, text);
    if (this.unkept.delete(game)) this.say("");
    navigator.storage?.persist?.().catch(() => {});
    if (this.isRenewed) location.reload();
  }

  #listen() {
    addEventListener("storage", () => {
      [...this.texts.keys()].forEach((game) => this.#look(game));
      this.#offer();
    });
    const on = (part, kind, call) => this.bar?.querySelector(part).addEventListener(kind, call);
    const file = this.bar?.querySelector(".live-file");
    on(".live-save", "click", () => void this.#save());
    on(".live-clear button", "click", () => this.#forget());
    on(".live-load", "click", () => file.click());
    on(".live-name", "input", ({ target }) => this.tell({ kind: "name", name: target.value }));
    on(".live-file", "change", async () => {
      const [chosen] = file.files;
      if (chosen) this.tell({ kind: "load", text: await chosen.text() });
      file.value = "";
    });
  }

  // What there is to be saved: also what the device does not keep.
  get #saved() {
    return [...new Map([...this.texts, ...this.unkept])].filter(([, text]) => about(text).course);
  }

  #offer() {
    if (!this.bar) return;
    const [first] = this.#saved;
    for (const part of [".live-save", ".live-clear"]) this.bar.querySelector(part).hidden = !first;
    const name = this.bar.querySelector(".live-name");
    if (first && document.activeElement !== name) name.value = about(first[1]).name ?? "";
  }

  // A name comes back from Python with all that is kept, a moment after it was typed.
  async #nameKept() {
    const typed = inOneLine(this.bar.querySelector(".live-name").value);
    const isThere = () => this.#saved.some(([, text]) => inOneLine(about(text).name ?? "") === typed);
    for (let waited = 0; waited < LONGEST && !isThere(); waited += MOMENT) {
      await new Promise((goOn) => setTimeout(goOn, MOMENT));
    }
  }

  async #save() {
    await this.#nameKept();
    const saved = this.#saved;
    const answered = saved.filter(([, text]) => about(text).questions?.length);
    await offer((answered.length ? answered : saved).map(([game, text]) => fileOf(game, text)));
  }
}

function inOneLine(name) {
  return name.trim().split(/\s+/).join(" ");
}

function fileOf(game, text) {
  const words = String(about(text).name ?? "").split(/[^\p{L}\p{N}]+/u);
  const name = [game, "progress", ...words].filter(Boolean).join("-");
  return new File([text], `${name}.json`, { type: "application/json" });
}

// Telephones share files, which is how they come to a teacher; else they are saved.
async function offer(files) {
  const isHeld = matchMedia("(pointer: coarse)").matches;
  if (isHeld && navigator.canShare?.({ files })) {
    try {
      return await navigator.share({ files });
    } catch (error) {
      if (error.name === "AbortError") return; // the reader thought better of it
    }
  }
  for (const file of files) {
    saveOne(file);
    await new Promise((goOn) => setTimeout(goOn, APART));
  }
}

function saveOne(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LATER);
}
