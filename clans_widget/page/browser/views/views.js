// Widgets on the page: boxes, controls, and parts with a script of their own.

import { made } from "../../../web/elements.js";
import { CONTROLS } from "./controls.js";

const BOXES = {
  BoxModel: "widget-box",
  HBoxModel: "widget-box widget-hbox",
  VBoxModel: "widget-box widget-vbox",
  GridBoxModel: "widget-box widget-gridbox",
};

// Shows widgets; each stands in one place at a time, and keeps its elements while it is shown.
export class Views {
  #views = new Map();

  constructor(models, scriptOf) {
    this.models = models;
    this.scriptOf = scriptOf;
  }

  // The element of a widget.
  of(model) {
    if (!this.#views.has(model)) this.#views.set(model, this.#view(model));
    return this.#views.get(model).element;
  }

  // A widget that has been closed is shown no more; its script ends.
  forget(model) {
    this.#views.get(model)?.end?.();
    this.#views.delete(model);
  }

  #view(model) {
    const name = model.get("_model_name");
    const view = name in BOXES ? this.#box(model, BOXES[name]) : this.#part(model, name);
    const layout = this.models.of(model.get("layout"));
    let classes = [];
    const look = () => lay(view.element, layout);
    const update = () => {
      view.update();
      // Scripts give elements classes, too: only what Python gave before is taken away.
      view.element.classList.remove(...classes);
      classes = model.get("_dom_classes") ?? [];
      view.element.classList.add(...classes);
    };
    layout.on("change", look);
    model.on("change", update);
    look();
    update();
    return view;
  }

  #part(model, name) {
    if (name === "AnyModel") return this.#scripted(model);
    const kind = CONTROLS[name.replace(/Model$/, "")];
    if (!kind) throw new Error(`no view for ${name}`);
    return kind(model);
  }

  #box(model, classes) {
    const element = made("div", `jupyter-widgets ${classes}`);
    let shown = null;
    const update = () => {
      const children = model.get("children");
      if (shown === children) return;
      shown = children;
      put(element, children.map((child) => this.of(this.models.of(child))));
    };
    return { element, update };
  }

  #scripted(model) {
    const element = made("div", "jupyter-widgets");
    const end = this.scriptOf(model.get("_script")).render?.({ model, el: element });
    return { element, update() {}, end };
  }
}

// The children of an element, in order; those that stay keep the focus.
function put(element, children) {
  const kept = new Set(children);
  for (const child of [...element.children]) if (!kept.has(child)) child.remove();
  children.forEach((child, number) => {
    if (element.children[number] !== child) element.insertBefore(child, element.children[number] ?? null);
  });
}

// How a widget is laid out, by the names that Python has for it.
function lay(element, layout) {
  for (const [name, value] of Object.entries(layout.state)) {
    if (!name.startsWith("_")) element.style.setProperty(name.replaceAll("_", "-"), value ?? "");
  }
}
