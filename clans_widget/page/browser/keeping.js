// What the reader's device keeps of a lesson: nothing of it leaves the device, unless the reader
// saves the file of the course and hands it in.

const PREFIX = "clans-widget";

// Milliseconds for which a saved file keeps its address: some browsers fetch it late.
const SAVING = 60_000;

// What a device keeps under a name; null for nothing. What is no JSON is "damaged".
function read(name, damaged = null) {
  try {
    const text = localStorage.getItem(name);
    try {
      return JSON.parse(text);
    } catch {
      return damaged;
    }
  } catch {
    return null; // a device may keep nothing
  }
}

// Whether there was room, and it was allowed.
function write(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

// The lesson may be open twice, and another one of its course beside it: what the device has is
// read anew before each change.
export class Keeping {
  // `merge` has Python add what another page has kept of the course to what it knows itself. It says
  // all of it then.
  constructor(lesson, merge) {
    this.game = lesson.split("/")[0];
    this.merge = merge;
    this.places = { quizzes: `${PREFIX}/quizzes/${lesson}`, course: `${PREFIX}/course/${this.game}` };
    this.quizzes = this.#quizzes();
    this.course = this.#course() ?? "";
    this.note = document.querySelector(".live-kept");
    this.button = document.querySelector(".live-save");
    this.button?.addEventListener("click", () => this.#save());
    if (this.#isDamaged()) this.#tell("damaged");
    this.#offer();
  }

  get kept() {
    return { quizzes: this.quizzes, course: this.course };
  }

  keep({ what, name, text }) {
    const isKept = what === "quiz" ? this.#keepQuiz(name, text) : this.#keepCourse(text);
    this.isLost = !isKept;
    if (!isKept) this.#tell("lost");
  }

  #keepQuiz(name, text) {
    const stored = this.#quizzes();
    const both = added(this.quizzes[name], text, stored[name]);
    this.quizzes[name] = text;
    return write(this.places.quizzes, { ...stored, [name]: both });
  }

  #keepCourse(text) {
    const stored = this.#course() ?? this.course;
    const isMine = stored === this.course;
    this.course = isMine ? text : stored;
    this.#offer();
    if (isMine) return write(this.places.course, text);
    this.merge(stored);
    return true;
  }

  // What is kept of the lesson: of what is damaged, nothing.
  #quizzes() {
    const found = read(this.places.quizzes);
    return isObject(found) ? Object.fromEntries(Object.entries(found).filter(([, text]) => questions(text))) : {};
  }

  #course() {
    const found = read(this.places.course);
    return typeof found === "string" ? found : null;
  }

  #isDamaged() {
    const quizzes = read(this.places.quizzes, false);
    const course = read(this.places.course, false);
    const isLost = isObject(quizzes) && Object.keys(quizzes).length > Object.keys(this.quizzes).length;
    return isLost || !(quizzes === null || isObject(quizzes)) || !(course === null || typeof course === "string");
  }

  // Says what a reader must know about what is kept: "what" names the sentence.
  #tell(what) {
    if (!this.note) return;
    this.note.textContent = this.note.dataset[what];
    this.note.hidden = false;
  }

  // There is something to be saved once something has been answered.
  #offer() {
    if (this.button) this.button.hidden = !this.course;
  }

  #save() {
    const course = this.isLost ? this.course : (this.#course() ?? this.course);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([course], { type: "application/json" }));
    link.download = `${this.game}-progress${called(course)}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), SAVING);
  }
}

const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

// The pupil's name as a part of a file's name, if there is one.
function called(course) {
  try {
    const name = String(JSON.parse(course).name ?? "").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
    return name && `-${name}`;
  } catch {
    return "";
  }
}

// The questions that a text tells of; null if it tells of none.
function questions(text) {
  try {
    const found = JSON.parse(text).questions;
    return Array.isArray(found) && found.every(isObject) ? found : null;
  } catch {
    return null;
  }
}

// What is stored of a quiz, and what this page has to tell of it that it did not tell before.
function added(before, text, stored) {
  const old = new Set((questions(before) ?? []).map((each) => JSON.stringify(each)));
  const news = (questions(text) ?? []).filter((each) => !old.has(JSON.stringify(each)));
  const all = new Map([...(questions(stored) ?? []), ...news].map((each) => [each.question, each]));
  return JSON.stringify({ ...JSON.parse(text), questions: [...all.values()] });
}
