// Strokes of a pen over a board, and an eraser for them. Nobody but who looks knows of them.

const SVG = "http://www.w3.org/2000/svg";
const INK = 0.005;
const REACH = 0.012;
const UPSIDE_DOWN = 32;

function drawn(name, values) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(values)) made.setAttribute(key, value);
  return made;
}

// How far a point is from a line.
function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

class Stroke {
  constructor(width) {
    this.points = [];
    // Light around the ink: it is seen on every ground.
    this.lines = [2.4, 1].map((thick) => drawn("polyline", { "stroke-width": thick * width }));
    this.element = drawn("g", {});
    this.element.append(...this.lines);
  }

  add(point) {
    this.points.push(point);
    // A dot is a line from a point to itself.
    const text = [...this.points, point].join(" ");
    for (const line of this.lines) line.setAttribute("points", text);
  }

  isNear(point, reach) {
    return this.points.some((to, k) => distance(point, this.points[Math.max(0, k - 1)], to) < reach);
  }
}

// The sketch over a board. While a tool is in use the board below takes no clicks.
export class Sketch {
  #strokes = new Set();
  #stroke = null;
  #size = [0, 0];

  constructor() {
    this.tool = "";
    this.element = drawn("svg", { class: "sketch", "aria-hidden": "true", preserveAspectRatio: "none" });
    this.element.addEventListener("pointerdown", (event) => this.#begin(event));
    this.element.addEventListener("pointermove", (event) => this.#go(event));
    for (const end of ["pointerup", "pointercancel"]) {
      this.element.addEventListener(end, () => (this.#stroke = null));
    }
  }

  // Strokes stand where they were drawn, in units of the board; a board of another size has none.
  resize(width, height) {
    if (this.#size[0] === width && this.#size[1] === height) return;
    this.#size = [width, height];
    this.element.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.clear();
  }

  // The pen, the eraser, or nothing.
  use(tool) {
    this.tool = tool;
    this.#stroke = null;
    this.element.dataset.tool = tool;
  }

  clear() {
    this.#stroke = null;
    this.#strokes.clear();
    this.element.replaceChildren();
  }

  #begin(event) {
    if (!this.tool || !event.isPrimary || event.button > 0 && event.buttons !== UPSIDE_DOWN) return;
    event.preventDefault();
    this.element.setPointerCapture(event.pointerId);
    if (this.#erases(event)) {
      this.#erase(this.#at(event));
      return;
    }
    this.#stroke = new Stroke(INK * this.#size[0]);
    this.#strokes.add(this.#stroke);
    this.element.append(this.#stroke.element);
    this.#stroke.add(this.#at(event));
  }

  #go(event) {
    if (!event.isPrimary || !event.buttons) return;
    const passed = event.getCoalescedEvents?.() ?? [];
    for (const each of passed.length ? passed : [event]) {
      if (this.#erases(event)) this.#erase(this.#at(each));
      else this.#stroke?.add(this.#at(each));
    }
  }

  #erases(event) {
    return this.tool === "eraser" || event.buttons === UPSIDE_DOWN;
  }

  #erase(point) {
    for (const stroke of this.#strokes) {
      if (stroke.isNear(point, REACH * this.#size[0])) {
        this.#strokes.delete(stroke);
        stroke.element.remove();
      }
    }
  }

  #at({ clientX, clientY }) {
    const { left, top, width, height } = this.element.getBoundingClientRect();
    const [across, down] = this.#size;
    return [((clientX - left) / width) * across, ((clientY - top) / height) * down];
  }
}
