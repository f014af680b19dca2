// A view as elements: made once, and changed where another view differs.

import { made } from "../../../web/elements.js";
import { CONTROLS } from "./controls.js";
import { TEXTS } from "./texts.js";

const GROUPS = {
  Column: "widget-vbox",
  Inner: "widget-vbox",
  Block: "",
  Row: "widget-hbox",
};

const ROOMS = ["Room", "Board"];

const ALIGNED = { spread: "space-between", end: "flex-end" };

// The children of an element, in order; what has the focus keeps it, though it may change places.
export function put(element, children) {
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  const kept = new Set(children);
  for (const child of [...element.children]) if (!kept.has(child)) child.remove();
  children.forEach((child, number) => {
    if (element.children[number] !== child) element.insertBefore(child, element.children[number] ?? null);
  });
  if (focused && focused !== document.activeElement) focused.focus({ preventScroll: true });
}

// What Python has told of a view, which a page shows.
export class Told {
  #view;
  #rooms;
  #parts = null;
  #arrange = () => {};

  constructor({ view, rooms }) {
    this.#view = view;
    this.#rooms = rooms;
  }

  // Each of the news is where a part stands, and what it is now.
  hear({ news, rooms }) {
    for (const [path, part] of news) this.#view = replaced(this.#view, path, part);
    this.#rooms = rooms;
    this.#arrange();
  }

  // The elements that show it. "send" is called with the action of what is used and with where that
  // stands, "widget" gives the element of one, and "arrange" is called when these elements may be
  // others.
  show(send, widget, arrange) {
    this.#parts ??= new Parts(send, (key) => widget(this.#rooms[key]));
    this.#arrange = arrange;
    return this.#parts.fill(this.#view.parts);
  }
}

function replaced(view, path, part) {
  if (!path.length) return part;
  const [first, ...rest] = path;
  return { ...view, parts: view.parts.map((each, k) => (k === first ? replaced(each, rest, part) : each)) };
}

// What shows a part; "room" gives the element that stands in a room, by its key.
function shownBy(part, send, room) {
  if (ROOMS.includes(part.is)) return new InRoom(room);
  return part.is in GROUPS ? new Together(part, send, room) : new Alone(part, send);
}

class InRoom {
  #room;

  constructor(room) {
    this.#room = room;
  }

  update({ key }) {
    this.element = this.#room(key);
  }
}

// A part by itself.
class Alone {
  #part = null;
  #look = look();

  constructor(part, send) {
    // What is used is what is shown by then.
    const give = (value) => send(sentBy(this.#part, value), []);
    this.shown = (CONTROLS[part.is] ?? TEXTS[part.is])(give);
    this.element = this.shown.element;
    if (part.is in CONTROLS) this.element.style.width = "auto";
    if (part.is === "Slider") this.element.style.flex = "1 1 14em";
    if (part.is === "Lines") this.element.style.width = "calc(100% - 4px)";
  }

  update(part) {
    if (this.#part === part) return;
    this.#part = part;
    this.shown.update(part);
    this.#look(this.element, part);
  }
}

// The action of a part that gets a value.
function sentBy({ sends, carries = "value", ...part }, value) {
  if (part.is === "Button" || !carries) return sends;
  return { ...sends, [carries]: value };
}

// Parts by their keys and their kinds, by which each is found again.
class Parts {
  #shown = new Map();

  constructor(send, room) {
    this.send = send;
    this.room = room;
  }

  // What shows these parts, in order. A room may have another widget, though nothing is told of it.
  fill(parts = []) {
    const found = new Map(parts.map((part) => [`${part.key} ${part.is}`, part]));
    for (const place of [...this.#shown.keys()]) if (!found.has(place)) this.#shown.delete(place);
    return [...found].map(([place, part]) => {
      const send = (action, at) => this.send(action, [place, ...at]);
      if (!this.#shown.has(place)) this.#shown.set(place, shownBy(part, send, this.room));
      const shown = this.#shown.get(place);
      shown.update(part);
      return shown.element;
    });
  }
}

// Parts that stand together.
class Together {
  #part = null;
  #look = look();

  constructor(part, send, room) {
    const wrap = (action, at) => send({ ...this.#part.sends, [this.#part.carries]: action }, at);
    this.inside = new Parts(part.is === "Inner" ? wrap : send, room);
    this.element = made("div", `jupyter-widgets widget-box ${GROUPS[part.is]}`);
    if (part.is === "Row") alignRow(this.element, part);
  }

  update(part) {
    this.#part = part;
    put(this.element, this.inside.fill(part.parts));
    this.#look(this.element, part);
  }
}

function alignRow({ style }, { gap = "2px 6px", align, top }) {
  Object.assign(style, { flexFlow: "row wrap", alignItems: top ? "flex-start" : "center", gap });
  if (align in ALIGNED) style.justifyContent = ALIGNED[align];
}

// Gives an element the classes of a part, and takes away those that it had given: scripts give some, too.
function look() {
  let given = [];
  return (element, { css = [], is_shown: isShown }) => {
    element.classList.remove(...given);
    element.classList.add(...css);
    given = css;
    if (isShown !== undefined) element.style.display = isShown ? "" : "none";
  };
}
