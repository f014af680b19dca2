// The server behind a lesson may stop, or be started again while the page is open: then the boards
// on it are dead, and a bar says what to do.

import { barThat } from "./bar.js";
import { save } from "./saving.js";

// When it is asked again, in milliseconds: soon while it does not answer.
const USUALLY = 20_000;
const SOON = 2_000;

const OVER_ALL = `
  .clans-server {
    position: fixed; inset: 0 0 auto; z-index: 20000; margin: 0; padding: .8em 1.2em;
    border: 0; border-bottom: 4px solid #7a4d16;
  }
  .clans-server[hidden], .clans-server button[hidden] { display: none; }
`;

// Since when the server runs; undefined if it does not answer. One that no longer knows this reader
// is another one, and the page that is loaded anew says how to get in.
async function sinceWhen(status) {
  try {
    const answer = await fetch(status, { cache: "no-store" });
    if (answer.ok) return (await answer.json()).started;
    return answer.status < 500 ? "unknown" : undefined;
  } catch {
    return undefined;
  }
}

export class Server {
  #app;
  #frame;
  #lessonIn;
  #begun;
  #state = "there";
  #next = 0;
  #parts = barThat(() => this.#load(), "clans-server");

  constructor(app, frame, lessonIn) {
    this.#app = app;
    this.#frame = frame;
    this.#lessonIn = lessonIn;
    const style = document.createElement("style");
    style.textContent = OVER_ALL;
    document.head.append(style);
    this.#parts.bar.hidden = true;
    document.body.prepend(this.#parts.bar);
    new ResizeObserver(() => this.#makeRoom()).observe(this.#parts.bar);
    const tell = () => this.#tell();
    app.shell.currentChanged.connect(tell);
    frame.addEventListener("change", tell);
    app.serviceManager.connectionFailure.connect(() => this.look());
    document.addEventListener("visibilitychange", () => this.look());
    void this.look();
  }

  get isThere() {
    return this.#state === "there";
  }

  // Asks the server since when it runs, now and from time to time.
  async look() {
    const since = await sinceWhen(`${this.#app.serviceManager.serverSettings.baseUrl}api/status`);
    this.#begun ??= since;
    this.#state = !since ? "gone" : since === this.#begun ? "there" : "anew";
    this.#tell();
    clearTimeout(this.#next);
    // What nobody looks at asks again when somebody does.
    if (!document.hidden) this.#next = setTimeout(() => this.look(), since ? USUALLY : SOON);
  }

  async #load() {
    await save(this.#app.shell.currentWidget.context).catch(console.info);
    location.reload();
  }

  // What is open begins below the bar.
  #makeRoom() {
    const { shell } = this.#app;
    shell.node.style.top = `${this.#parts.bar.offsetHeight}px`;
    shell.update();
  }

  // Where JupyterLab is to be seen it says itself what is wrong.
  #tell() {
    const { bar, told, button } = this.#parts;
    const lesson = this.#frame.isQuiet && this.#lessonIn(this.#app.shell.currentWidget);
    bar.hidden = this.isThere || !lesson;
    if (bar.hidden) return;
    bar.lang = lesson.language;
    told.textContent = lesson.said[this.#state];
    button.textContent = lesson.said.load;
    button.hidden = this.#state === "gone"; // a page that no server gives would be lost
  }
}
