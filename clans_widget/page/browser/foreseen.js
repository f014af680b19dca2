// A question before Python is there: how it looks, and what follows from a reader's first answers.

import { made } from "../../web/elements.js";
import { Model } from "./models.js";
import { put, Told } from "./views/view.js";

const BOARD = "board";

// What the script of a stage has measured.
const SIZES = ["--stage-height", "--stage-taken", "--stage-ratio"];

// What the script of a stage says of the room that it has.
const ROOM = ["low", "narrow", "across", "calm"];

const FOCUSED = "button, input, select, textarea, summary";

// What a page knows of a question, if it knows any.
export function knownOf(root) {
  const found = root.querySelector("script.live-known");
  return found ? JSON.parse(found.textContent) : null;
}

export class Foreseen {
  #node = 0;
  #done = [];
  #told = 0;
  #waits = false;
  #ends = [];

  // "known" is what the page knows, "scripts" are those of widgets, by name, and "wait" is called
  // when a reader has done what only Python can answer.
  constructor(root, known, scripts, wait) {
    this.known = known;
    this.scripts = scripts;
    this.wait = wait;
    this.rooms = Object.fromEntries(known.rooms.map((key) => [key, key]));
    this.widgets = new Map();
    this.stage = made("div", `jupyter-widgets widget-box widget-vbox ${known.css.join(" ")}`);
    this.told = new Told({ view: known.view, rooms: this.rooms });
    this.board = new Model(BOARD, known.board, (_, { content }) => this.#clicked(content));
    this.widgets.set(BOARD, this.#scripted(known.sheet, this.board, `${known.game}-canvas stage-board`));
    this.reader = new Model("reader", known.names, () => {});
    const reader = this.#scripted(known.reader, this.reader, "");
    Object.assign(reader.style, { width: "1px", height: "1px", margin: "0" });
    const style = made("div", "");
    style.hidden = true;
    style.innerHTML = known.style;
    const arrange = () => {
      const send = (action, at) => this.#follow(JSON.stringify(action), { do: action, at });
      const shown = this.told.show(send, (key) => this.#widget(key), arrange);
      put(this.stage, [style, ...shown, reader]);
    };
    // It stands on the page before what is in it is measured, where it will stand without the note.
    root.replaceChildren(this.stage, ...[...root.children].filter((child) => child.matches(".live-note")));
    arrange();
  }

  // How much room there is, and all that a reader has done, for Python to do it again.
  begin() {
    this.#told = this.#done.length;
    const room = ROOM.filter((name) => this.reader.get(name) !== undefined);
    return [{ room: Object.fromEntries(room.map((name) => [name, this.reader.get(name)])) }, ...this.#done];
  }

  // What a reader has done since then.
  since() {
    return this.#done.slice(this.#told);
  }

  // Which of the controls has the focus; -1 if none has.
  get focus() {
    return [...this.stage.querySelectorAll(FOCUSED)].indexOf(document.activeElement);
  }

  // Another stage begins as large as this one is, until it is measured itself.
  lend(stage) {
    for (const name of SIZES) stage.style.setProperty(name, this.stage.style.getPropertyValue(name));
  }

  end() {
    this.#ends.forEach((end) => end?.());
  }

  #scripted(name, model, classes) {
    const element = made("div", `jupyter-widgets ${classes}`);
    const script = this.scripts[name];
    script.initialize?.({ model });
    this.#ends.push(script.render?.({ model, el: element }));
    return element;
  }

  #widget(key) {
    if (!this.widgets.has(key)) this.widgets.set(key, made("div", ""));
    return this.widgets.get(key);
  }

  #clicked({ click }) {
    const place = click ? placeAt(this.known.places, click) : null;
    if (place !== null) this.#follow(JSON.stringify({ click: place }), { click: place });
  }

  #follow(key, said) {
    if (this.#waits) return;
    this.#done.push(said);
    const next = this.known.nodes[this.#node][key];
    if (!next) {
      this.#waits = this.stage.inert = true;
      this.stage.setAttribute("aria-busy", "true");
      this.wait();
      return;
    }
    const [news, board, node] = next;
    this.#node = node;
    this.told.hear({ news, rooms: this.rooms });
    if (board) this.board.hear({ method: "custom", content: board });
  }
}

// Gives the focus to the control that had it before Python came.
export function focusOn(root, number) {
  if (number >= 0) root.querySelectorAll(FOCUSED)[number]?.focus({ preventScroll: true });
}

// The topmost place at a point: the last of those that lie there.
function placeAt(places, [x, y]) {
  const at = Object.entries(places).filter(([, ring]) => isIn(ring, x, y));
  return at.length ? at.at(-1)[0] : null;
}

// Whether a line from the point to the right leaves the ring more often than it comes in.
function isIn(ring, x, y) {
  let inside = false;
  ring.forEach(([x1, y1], k) => {
    const [x2, y2] = ring.at(k - 1);
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  });
  return inside;
}
