// The theater: the board alone on the screen, for a class. What only helps to show it lives here;
// what is shown is asked for in Python.

import { catchKeys, isPlain, isTypedIn } from "../../../web/catching.js";
import { cover } from "../../../web/covering.js";
import { Countdown } from "../../../web/countdown.js";
import { fitText } from "../../../web/fitting.js";
import { keepFocus } from "../../../web/focus.js";
import { placed } from "../../../web/magnifying.js";
import { onArrival } from "../../../web/parts.js";
import { Sketch } from "../../../web/sketching.js";
import { Toolbar } from "../../../web/toolbar.js";

const KEYS = {
  next: ["PageDown", "ArrowRight", " "],
  back: ["PageUp", "ArrowLeft"],
  first: ["Home"],
  last: ["End"],
  blank: [".", "b"],
  zoom: ["z"],
  tables: ["t"],
  pen: ["p"],
  eraser: ["e"],
  clear: ["c"],
  timer: ["m"],
  keys: ["h", "?"],
  leave: ["f", "Escape"],
};

const TOOLS = ["back", "next", "zoom", "tables", "pen", "eraser", "clear", "timer", "blank", "keys", "leave"];

const ASKED = ["next", "back", "first", "last"];

const MINUTES = [1, 2, 3, 5, 10, 15];

// Sizes of text, in units of the style: hundredths of the screen's height, if it is wide.
const LARGEST = 3.4;
const SMALLEST = 2.6;
const TABLES = 1.8;
const UNITS = 3; // in the size of text that the style gives to a theater

const SAME_SHAPE = 0.01;

// Signs and letters need no words.
function said(key, words) {
  const signs = { ArrowLeft: "←", ArrowRight: "→" };
  return signs[key] ?? words[`key_${key === " " ? "space" : key}`] ?? key.toUpperCase();
}

function saidKeys(name, words) {
  return KEYS[name].map((key) => said(key, words)).join(" / ");
}

function made(tag, className, ...children) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

function madeButton(className, text, press) {
  const button = made("button", className, text);
  button.type = "button";
  button.addEventListener("click", press);
  return button;
}

class Theater {
  #ends = [];

  constructor(stage, model) {
    this.stage = stage;
    this.model = model;
  }

  get isOn() {
    return this.#ends.length > 0;
  }

  toggle() {
    if (this.isOn) this.leave();
    else this.enter();
  }

  enter() {
    if (this.isOn) return;
    const { stage, model } = this;
    const before = document.activeElement;
    this.room = stage.querySelector(".stage-room");
    this.board = this.room.querySelector("canvas");
    this.caption = stage.querySelector(".stage-side > .stage-caption");
    this.shelf = stage.querySelector(".stage-tables");
    this.zooms = false;
    stage.classList.add("stage-theater");
    const said = { role: "dialog", "aria-modal": "true", "aria-label": model.get("words").theater };
    for (const [name, value] of Object.entries(said)) stage.setAttribute(name, value);
    this.#ends.push(
      () => {
        for (const name of Object.keys(said)) stage.removeAttribute(name);
        stage.classList.remove("stage-theater", "stage-with-tables", "stage-long");
        before?.focus({ preventScroll: true });
      },
      cover(stage, () => this.leave()),
      this.#furnish(),
      this.#follow(),
      catchKeys(this.#caught()),
      keepFocus(stage),
    );
    stage.focus({ preventScroll: true });
    this.#place();
    this.#told();
    model.set("on", true);
    model.save_changes();
  }

  leave() {
    if (!this.isOn) return;
    for (const end of this.#ends.splice(0).reverse()) end();
    this.model.set("on", false);
    this.model.save_changes();
  }

  do(name) {
    if (this.dark.isConnected) {
      // Whoever cannot see what happens wants to see again first.
      this.dark.remove();
      if (name !== "leave") return;
    }
    if (ASKED.includes(name)) this.model.send({ do: name });
    else this[name]();
  }

  zoom() {
    this.zooms = !this.zooms;
    this.tools.press("zoom", this.zooms);
    this.#place();
  }

  tables() {
    this.tools.press("tables", this.stage.classList.toggle("stage-with-tables"));
    this.#fit();
  }

  pen() {
    this.#use("pen");
  }

  eraser() {
    this.#use("eraser");
  }

  clear() {
    this.sketch.clear();
  }

  blank() {
    this.stage.append(this.dark);
    this.dark.focus();
  }

  timer() {
    if (this.countdown.isOn) this.countdown.stop();
    else this.#open(this.minutes);
  }

  keys() {
    this.#open(this.help);
  }

  #use(tool) {
    this.sketch.use(this.sketch.tool === tool ? "" : tool);
    for (const each of ["pen", "eraser"]) this.tools.press(each, this.sketch.tool === each);
  }

  // Opens one of the two panels, or shuts it if it is open.
  #open(panel) {
    const opens = !panel.isConnected;
    this.minutes.remove();
    this.help.remove();
    if (opens) {
      this.stage.append(panel);
      (panel.querySelector("button") ?? panel).focus();
    } else {
      this.stage.focus({ preventScroll: true });
    }
    this.tools.press("keys", this.help.isConnected);
    this.#showTimer();
  }

  #showTimer() {
    this.tools.press("timer", this.countdown.isOn || this.minutes.isConnected);
  }

  // What stands in a theater and nowhere else.
  #furnish() {
    const words = this.model.get("words");
    const keys = Object.fromEntries(Object.keys(KEYS).map((name) => [name, saidKeys(name, words)]));
    this.tools = new Toolbar(TOOLS, (name) => this.do(name));
    this.tools.name(words, keys);
    for (const name of ["zoom", "tables", "pen", "eraser", "timer", "keys"]) this.tools.press(name, false);
    this.where = made("span", "theater-where");
    this.clock = made("span", "theater-clock");
    this.clock.setAttribute("role", "timer");
    this.rail = made("div", "theater-rail", this.tools.element, this.where, this.clock);
    this.countdown = new Countdown((left, over) => {
      this.clock.textContent = left;
      this.clock.classList.toggle("theater-over", over);
      this.#showTimer();
    });
    this.dark = madeButton("theater-dark", "", () => this.do("blank"));
    this.dark.setAttribute("aria-label", words.show);
    this.minutes = this.#panel("minutes", words.minutes, ...MINUTES.map((count) =>
      madeButton("theater-minute", String(count), () => this.#start(count)),
    ));
    const rows = Object.keys(KEYS).map((name) =>
      made("tr", "", made("th", "", ...keys[name].split(" / ").map((key) => made("kbd", "", key))), made("td", "", words[name])),
    );
    this.help = this.#panel("help", words.keys, made("table", "", made("tbody", "", ...rows)));
    this.help.tabIndex = -1;
    this.sketch = new Sketch();
    this.room.append(this.sketch.element);
    this.stage.append(this.rail);
    return () => {
      this.countdown.stop();
      for (const part of [this.rail, this.dark, this.minutes, this.help, this.sketch.element]) part.remove();
      this.room.removeAttribute("style");
      for (const name of ["--beside", "--room-height"]) this.stage.style.removeProperty(name);
      for (const text of [this.caption, this.shelf]) text.style.fontSize = "";
    };
  }

  #panel(name, title, ...parts) {
    const panel = made("div", `theater-panel theater-${name}`, made("b", "", title), ...parts);
    panel.setAttribute("role", "group");
    panel.setAttribute("aria-label", title);
    return panel;
  }

  #start(count) {
    this.countdown.start(count);
    this.#open(this.minutes);
  }

  #caught() {
    const keys = { F5: () => {} }; // Clickers have it; it would load the page anew.
    for (const [name, known] of Object.entries(KEYS)) {
      for (const key of known) keys[key] = () => this.do(name);
    }
    return keys;
  }

  // Goes along with what changes: the size of the screen, the step, the caption.
  #follow() {
    const { model } = this;
    const place = () => this.#place();
    const fit = () => this.#fit();
    const told = () => this.#told();
    const stepped = () => this.sketch.clear();
    const sizes = new ResizeObserver(place);
    sizes.observe(this.room);
    const board = new MutationObserver(place);
    board.observe(this.board, { attributeFilter: ["width", "height"] });
    const texts = new MutationObserver(fit);
    for (const text of [this.caption, this.shelf]) texts.observe(text, { childList: true, subtree: true });
    window.addEventListener("resize", fit);
    model.on("change:step change:count", told);
    model.on("change:step", stepped);
    model.on("change:focus", place);
    fit();
    return () => {
      for (const observer of [sizes, board, texts]) observer.disconnect();
      window.removeEventListener("resize", fit);
      model.off("change:step change:count", told);
      model.off("change:step", stepped);
      model.off("change:focus", place);
    };
  }

  // Where we are, and whether we can go on.
  #told() {
    const [step, count] = [this.model.get("step"), this.model.get("count")];
    this.where.textContent = count ? `${step} / ${count}` : "";
    this.tools.enable("back", step > 0);
    this.tools.enable("next", step < count);
  }

  #place() {
    const { width, height } = this.board;
    const room = { width: this.room.clientWidth, height: this.room.clientHeight };
    const part = this.zooms ? this.model.get("focus") : [];
    const at = placed(width / height, room, part);
    this.#leave((room.width - at.width) / 2);
    const { style } = this.room;
    this.stage.style.setProperty("--room-height", `${room.height}px`);
    style.setProperty("--board-width", `${at.width}px`);
    style.setProperty("--board-height", `${at.height}px`);
    style.setProperty("--board-place", `translate(${at.x}px, ${at.y}px) scale(${at.scale})`);
    this.sketch.resize(width, height);
    if (room.height) this.#report(room.width / room.height);
  }

  // The caption begins where the board does.
  #leave(beside) {
    const { style } = this.stage;
    if (style.getPropertyValue("--beside") === `${beside}px`) return;
    style.setProperty("--beside", `${beside}px`);
    this.#fit();
  }

  // Another shape of the room may want another layout of the picture.
  #report(shape) {
    const before = this.model.get("shape");
    if (Math.abs(shape - before) > SAME_SHAPE * before) {
      this.model.set("shape", shape);
      this.model.save_changes();
    }
  }

  #fit() {
    const unit = parseFloat(getComputedStyle(this.stage).fontSize) / UNITS;
    this.stage.classList.remove("stage-long");
    const fits = fitText(this.caption, SMALLEST * unit, LARGEST * unit);
    this.stage.classList.toggle("stage-long", !fits);
    if (this.stage.classList.contains("stage-with-tables")) {
      fitText(this.shelf, TABLES * unit, LARGEST * unit);
    }
  }
}

// F in a stage opens the theater and shuts it. What it returns ends this.
function listen(stage, theater) {
  // A click on the board leaves the keyboard in the stage.
  stage.tabIndex = -1;
  const press = (event) => {
    if (theater.isOn || event.key.toLowerCase() !== "f" || event.shiftKey) return;
    // One stage may stand in another, as a board under the editor.
    if (!isPlain(event) || isTypedIn(event.target) || event.target.closest?.(".stage") !== stage) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    theater.enter();
  };
  window.addEventListener("keydown", press, true);
  return () => window.removeEventListener("keydown", press, true);
}

// A page that is loaded anew shows no theater, whatever the kernel remembers.
function initialize({ model }) {
  if (model.get("on")) {
    model.set("on", false);
    model.save_changes();
  }
}

function render({ model, el }) {
  let theater = null;
  const ends = [];
  const opener = madeButton("jupyter-button widget-button theater-opener", "", () => theater?.toggle());
  const name = () => {
    const words = model.get("words");
    opener.textContent = words.open;
    opener.title = `${words.theater} (F)`;
  };
  const turned = () => {
    if (!model.get("on")) theater?.leave();
  };
  name();
  el.append(opener);
  model.on("change:words", name);
  model.on("change:on", turned);
  const forget = onArrival(el, ".stage", (stage) => {
    theater = new Theater(stage, model);
    ends.push(listen(stage, theater));
  });
  return () => {
    forget();
    theater?.leave();
    ends.forEach((end) => end());
    model.off("change:words", name);
    model.off("change:on", turned);
  };
}

export default { initialize, render };
