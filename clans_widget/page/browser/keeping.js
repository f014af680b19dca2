// What the reader's device keeps of a lesson: nothing of it leaves the device, unless the reader
// saves the file of the course and hands it in.

const PREFIX = "clans-widget";

function read(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null; // a device may keep nothing, or something else
  }
}

function write(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // No room, or not allowed: the page goes on without.
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
    this.quizzes = read(this.places.quizzes) ?? {};
    this.course = read(this.places.course) ?? "";
    this.button = document.querySelector(".live-save");
    this.button?.addEventListener("click", () => this.#save());
    this.#offer();
  }

  get kept() {
    return { quizzes: this.quizzes, course: this.course };
  }

  keep({ what, name, text }) {
    if (what === "quiz") this.#keepQuiz(name, text);
    else this.#keepCourse(text);
  }

  #keepQuiz(name, text) {
    const stored = read(this.places.quizzes) ?? {};
    const both = added(this.quizzes[name], text, stored[name]);
    write(this.places.quizzes, { ...stored, [name]: both });
    this.quizzes[name] = text;
  }

  #keepCourse(text) {
    const stored = read(this.places.course) ?? this.course;
    if (stored === this.course) {
      this.course = text;
      write(this.places.course, text);
    } else {
      this.course = stored;
      this.merge(stored);
    }
    this.#offer();
  }

  // There is something to be saved once something has been answered.
  #offer() {
    if (this.button) this.button.hidden = !this.course;
  }

  #save() {
    const course = read(this.places.course) ?? this.course;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([course], { type: "application/json" }));
    link.download = `${this.game}-progress.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  }
}

const questions = (text) => (text ? JSON.parse(text).questions : []);

// What is stored of a quiz, and what this page has to tell of it that it did not tell before.
function added(before, text, stored) {
  const old = new Set(questions(before).map((each) => JSON.stringify(each)));
  const news = questions(text).filter((each) => !old.has(JSON.stringify(each)));
  const all = new Map([...questions(stored), ...news].map((each) => [each.question, each]));
  return JSON.stringify({ ...JSON.parse(text), questions: [...all.values()] });
}
