// A question before Python is there: how it looks, and what follows from a reader's first answers.

import { made } from "../../web/elements.js";
import { isNarrow } from "../../web/room.js";
import { Model } from "./models.js";
import { remember, remembered } from "./remembering.js";
import { put, Told } from "./views/view.js";

const BOARD = "board";

// What the script of a stage has measured.
const SIZES = ["--stage-height", "--stage-taken", "--stage-ratio"];

// What the script of a stage says of the room that it has.
const ROOM = ["low", "narrow", "across", "calm"];

// What a tab remembers of it.
const ANSWERS = "answers";

const FOCUSED = "button, input, select, textarea, summary";

// What a page knows of a question, if it knows any.
export function knownOf(root) {
  const found = root.querySelector("script.live-known");
  return found ? JSON.parse(found.textContent) : null;
}

export class Foreseen {
  #node = 0;
  #asked;
  #done = [];
  #told = 0;
  #waits = false;
  #ends = [];

  // "known" is what the page knows, "scripts" are those of widgets, by name, and "wait" is called
  // when a reader has done what only Python can answer.
  constructor(root, known, scripts, wait) {
    this.known = known;
    this.#asked = root.dataset.code;
    this.scripts = scripts;
    this.wait = wait;
    this.rooms = Object.fromEntries(known.rooms.map((key) => [key, key]));
    this.widgets = new Map();
    this.stage = made("div", `jupyter-widgets widget-box widget-vbox ${known.css.join(" ")}`);
    this.told = new Told({ view: known.view, rooms: this.rooms });
    this.picture = new Picture(known, root.querySelector("figure svg"));
    const first = { ...known.board.first, ...this.picture.whole() };
    this.board = new Model(BOARD, { first }, (_, { content }) => this.#clicked(content));
    this.widgets.set(BOARD, this.#scripted(known.sheet, this.board, `${known.game}-canvas stage-board`));
    this.reader = new Model("reader", { ...known.names, ratio: this.picture.ratio }, () => {});
    this.reader.on("change:narrow", () => this.#turn());
    const reader = this.#scripted(known.reader, this.reader, "");
    Object.assign(reader.style, { width: "1px", height: "1px", margin: "0" });
    const style = made("div", "");
    style.hidden = true;
    style.innerHTML = known.style;
    const arrange = () => {
      const send = (action, at) => this.#follow({ do: action, at });
      const shown = this.told.show(send, (key) => this.#widget(key), arrange);
      put(this.stage, [style, ...shown, reader]);
    };
    // It stands on the page before what is in it is measured, where it will stand without the note.
    root.replaceChildren(this.stage, ...[...root.children].filter((child) => child.matches(".live-note")));
    arrange();
    this.#doAgain();
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

  // Python has come.
  end() {
    this.#ends.forEach((end) => end?.());
    this.#remember(undefined);
  }

  // What was done before the page was loaded again.
  #doAgain() {
    const before = remembered(ANSWERS)[this.known.quiz];
    if (before?.asked !== this.#asked) return;
    for (const said of before.done) if (this.#next(said)) this.#follow(said);
  }

  #remember(answers) {
    remember(ANSWERS, { ...remembered(ANSWERS), [this.known.quiz]: answers });
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

  // The page has become narrow, or wide.
  #turn() {
    if (!this.picture.turn(this.reader.get("narrow"))) return;
    this.board.hear({ method: "custom", content: this.picture.whole() });
    this.reader.set("ratio", this.picture.ratio);
  }

  #clicked({ click }) {
    const place = click ? placeAt(this.picture.places, click) : null;
    if (place !== null) this.#follow({ click: place });
  }

  // What follows from what a reader does now, if that is foreseen.
  #next(said) {
    return this.known.nodes[this.#node][JSON.stringify(said.do ?? said)];
  }

  #follow(said) {
    if (this.#waits) return;
    const next = this.#next(said);
    this.#done.push(said);
    if (!next) {
      this.#waits = this.stage.inert = true;
      this.stage.setAttribute("aria-busy", "true");
      this.wait();
      return;
    }
    const [news, board, node, narrow] = next;
    this.#node = node;
    this.#remember({ asked: this.#asked, done: this.#done });
    this.told.hear({ news, rooms: this.rooms });
    const layers = this.picture.hear(board?.news ?? {}, narrow ?? {});
    if (Object.keys(layers).length) this.board.hear({ method: "custom", content: { news: layers } });
  }
}

// The picture of a question before Python is there: as it is anywhere, and on a narrow page.
class Picture {
  #isNarrow;

  // What is known of a picture is told beside a drawing that has its first layers.
  constructor({ board, places, names, narrow }, drawing) {
    const { width, height, layers } = board.first;
    this.wide = { width, height, places, ratio: names.ratio };
    this.layers = Array.isArray(layers) ? [...layers] : layersOf(drawing).slice(0, layers);
    this.narrow = narrow;
    this.apart = { ...narrow?.layers };
    this.#isNarrow = Boolean(narrow) && isNarrow();
  }

  get #now() {
    return this.#isNarrow ? this.narrow : this.wide;
  }

  get places() {
    return this.#now.places;
  }

  get ratio() {
    return this.#now.ratio;
  }

  // All of it, as a surface is told.
  whole() {
    const { width, height } = this.#now;
    return { width, height, layers: this.layers.map((_, number) => this.#text(number)) };
  }

  // Takes in which layers have changed, on any page and on a narrow one; gives those that are seen.
  hear(news, narrow) {
    Object.assign(this.layers, news);
    Object.assign(this.apart, narrow);
    const changed = Object.keys(this.#isNarrow ? { ...news, ...narrow } : news);
    return Object.fromEntries(changed.map((number) => [number, this.#text(number)]));
  }

  // Whether it is another since the page has become narrow or wide.
  turn(narrow) {
    const before = this.#isNarrow;
    this.#isNarrow = Boolean(this.narrow) && narrow;
    return this.#isNarrow !== before;
  }

  #text(number) {
    return (this.#isNarrow && this.apart[number]) || this.layers[number];
  }
}

// The layers of a drawing, each as text.
function layersOf(drawing) {
  return [...drawing.children].filter(({ tagName }) => tagName === "g").map((group) => group.outerHTML);
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
