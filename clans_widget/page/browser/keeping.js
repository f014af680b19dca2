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

export class Keeping {
  constructor(lesson) {
    this.lesson = lesson;
    this.game = lesson.split("/")[0];
    this.quizzes = read(this.#name("quizzes", lesson)) ?? {};
    this.course = read(this.#name("course", this.game)) ?? "";
    this.button = document.querySelector(".live-save");
    this.button?.addEventListener("click", () => this.#save());
    this.#offer();
  }

  get kept() {
    return { quizzes: this.quizzes, course: this.course };
  }

  keep({ what, name, text }) {
    if (what === "quiz") {
      this.quizzes[name] = text;
      write(this.#name("quizzes", this.lesson), this.quizzes);
    } else {
      this.course = text;
      write(this.#name("course", name), text);
      this.#offer();
    }
  }

  #name(what, of) {
    return `${PREFIX}/${what}/${of}`;
  }

  // There is something to be saved once something has been answered.
  #offer() {
    if (this.button) this.button.hidden = !this.course;
  }

  #save() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([this.course], { type: "application/json" }));
    link.download = `${this.game}-progress.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  }
}
