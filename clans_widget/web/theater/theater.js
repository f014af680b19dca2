// The theater: the board alone on the screen, for a class.

import { catchKeys } from "./catching.js";
import { keyed, keyNames } from "./clicker.js";
import { Countdown } from "./countdown.js";
import { cover } from "./covering.js";
import { made, madeButton } from "../elements.js";
import { fitText } from "./fitting.js";
import { keepFocus } from "./focus.js";
import { keepPlace } from "./place.js";
import { placed } from "./magnifying.js";
import { Sketch } from "./sketching.js";
import { Toolbar } from "./toolbar.js";

const TOOLS = ["back", "next", "zoom", "tables", "pen", "eraser", "clear", "timer", "blank", "keys", "leave"];

const ASKED = ["next", "back", "first", "last"];

const MINUTES = [1, 2, 3, 5, 10, 15];

// Sizes of text, in units of the style: hundredths of the screen's height, if it is wide.
const LARGEST = 3.4;
const SMALLEST = 2.6;
const TABLES = 1.8;
const UNITS = 3; // in the size of text that the style gives to a theater

const SAME_SHAPE = 0.01;

// A stage that fills the screen. Who holds it, the host, can be asked for `words`, `step`, `count`,
// `focus` and `shape` (get), told what they have become (tell), asked to go to a step (ask), and
// followed (follow).
export class Theater {
  #ends = [];

  constructor(stage, host) {
    this.stage = stage;
    this.host = host;
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
    const { stage, host } = this;
    const before = document.activeElement;
    const comeBack = keepPlace(stage);
    this.room = stage.querySelector(".stage-room");
    this.board = this.room.querySelector(".stage-board");
    this.caption = stage.querySelector(".stage-side > .stage-caption");
    this.shelf = stage.querySelector(".stage-tables");
    this.zooms = false;
    stage.classList.add("stage-theater");
    const said = { role: "dialog", "aria-modal": "true", "aria-label": host.get("words").theater };
    for (const [name, value] of Object.entries(said)) stage.setAttribute(name, value);
    this.#ends.push(
      () => {
        for (const name of Object.keys(said)) stage.removeAttribute(name);
        stage.classList.remove("stage-theater", "stage-with-tables", "stage-long");
        before?.focus({ preventScroll: true });
        comeBack();
      },
      cover(stage, () => this.#shut() || this.leave()),
      this.#furnish(),
      this.#follow(),
      keepFocus(stage), // before all keys are caught
      catchKeys(keyed((name) => this.do(name), () => this.#shut())),
    );
    stage.focus({ preventScroll: true });
    this.#place();
    this.#told();
    host.tell({ on: true });
  }

  leave() {
    if (!this.isOn) return;
    for (const end of this.#ends.splice(0).reverse()) end();
    this.host.tell({ on: false });
  }

  do(name) {
    if (this.dark.isConnected) {
      // Whoever cannot see what happens wants to see again first.
      this.dark.remove();
      if (name !== "leave") return;
    }
    if (ASKED.includes(name)) this.host.ask(name);
    else this[name]();
  }

  zoom() {
    if (!this.zooms && !this.host.get("focus").length) return;
    this.zooms = !this.zooms;
    this.tools.press("zoom", this.zooms);
    this.#place();
  }

  tables() {
    const shows = !this.stage.classList.contains("stage-with-tables") && this.#hasTables();
    this.stage.classList.toggle("stage-with-tables", shows);
    this.tools.press("tables", shows);
    this.#fit();
  }

  #hasTables() {
    return this.shelf.querySelector("table") !== null;
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

  // Shuts the panel that is open and seen, if one is; says whether it was.
  #shut() {
    const open = [this.minutes, this.help].find((panel) => panel.isConnected);
    if (!open || this.dark.isConnected) return false;
    this.#open(open);
    return true;
  }

  #showTimer() {
    this.tools.press("timer", this.countdown.isOn || this.minutes.isConnected);
  }

  // What stands in a theater and nowhere else.
  #furnish() {
    const words = this.host.get("words");
    const keys = keyNames(words);
    this.tools = new Toolbar(TOOLS, (name) => this.do(name));
    this.tools.name(words, keys);
    for (const name of ["zoom", "tables", "pen", "eraser", "timer", "keys"]) this.tools.press(name, false);
    this.where = made("span", "theater-where");
    this.clock = made("span", "theater-clock");
    this.clock.setAttribute("role", "timer");
    this.clock.setAttribute("aria-live", "off");
    this.rail = made("div", "theater-rail", this.tools.element, this.where, this.clock);
    this.countdown = new Countdown((left, over) => {
      this.clock.setAttribute("aria-live", over ? "assertive" : "off");
      const said = over ? words.over : left;
      if (this.clock.textContent !== said) this.clock.textContent = said;
      this.clock.classList.toggle("theater-over", over);
      this.#showTimer();
    });
    this.dark = madeButton("theater-dark", "", () => this.do("blank"));
    this.dark.setAttribute("aria-label", words.show);
    this.minutes = this.#panel("minutes", words.minutes, ...MINUTES.map((count) =>
      madeButton("theater-minute", String(count), () => this.#start(count)),
    ));
    const rows = Object.entries(keys).map(([name, known]) => {
      const named = known.map((key) => made("kbd", "", key));
      return made("tr", "", made("th", "", ...named), made("td", "", words[name]));
    });
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

  // Goes along with what changes: the size of the screen, the step, the caption.
  #follow() {
    const place = () => this.#place();
    const fit = () => {
      this.#offer();
      this.#fit();
    };
    const told = () => this.#told();
    const stepped = () => this.sketch.clear();
    const sizes = new ResizeObserver(place);
    sizes.observe(this.room);
    const board = new MutationObserver(place);
    board.observe(this.board, { attributeFilter: ["width", "height"] });
    const texts = new MutationObserver(fit);
    for (const text of [this.caption, this.shelf]) texts.observe(text, { childList: true, subtree: true });
    window.addEventListener("resize", fit);
    const ends = [
      this.host.follow(["step", "count"], told),
      this.host.follow(["step"], stepped),
      this.host.follow(["focus"], place),
    ];
    fit();
    return () => {
      for (const observer of [sizes, board, texts]) observer.disconnect();
      window.removeEventListener("resize", fit);
      ends.forEach((end) => end());
    };
  }

  // Where we are, and whether we can go on.
  #told() {
    const [step, count] = [this.host.get("step"), this.host.get("count")];
    this.where.textContent = count ? `${step} / ${count}` : "";
    this.tools.enable("back", step > 0);
    this.tools.enable("next", step < count);
  }

  // Whether there is something to come near to, and something to read in place of the board.
  #offer() {
    this.tools.enable("zoom", this.zooms || this.host.get("focus").length > 0);
    const has = this.#hasTables();
    this.tools.enable("tables", has);
    if (!has && this.stage.classList.contains("stage-with-tables")) this.tables();
  }

  #place() {
    this.#offer();
    const [width, height] = ["width", "height"].map((name) => Number(this.board.getAttribute(name)));
    const room = { width: this.room.clientWidth, height: this.room.clientHeight };
    const part = this.zooms ? this.host.get("focus") : [];
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
    const before = this.host.get("shape");
    if (Math.abs(shape - before) > SAME_SHAPE * before) {
      this.host.tell({ shape });
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
