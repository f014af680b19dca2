// Widgets on the page: views, boxes, HTML, and parts with a script of their own.

import { made } from "../../../web/elements.js";
import { put, Told } from "./view.js";

const BOXES = {
  BoxModel: "widget-box",
  HBoxModel: "widget-box widget-hbox",
  VBoxModel: "widget-box widget-vbox",
};

// Shows widgets; each stands in one place at a time, and keeps its elements while it is shown.
export class Views {
  #views = new Map();
  #told = new Map();

  constructor(models, scriptOf) {
    this.models = models;
    this.scriptOf = scriptOf;
  }

  // A widget is there, and may be told something before it is shown.
  begin(model) {
    const script = model.get("_script");
    if (script) this.scriptOf(script).initialize?.({ model });
    if (model.get("_model_name") !== "ElementsModel") return;
    const told = new Told(model.get("first"));
    this.#told.set(model, told);
    model.on("msg:custom", (said) => told.hear(said));
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
    this.#told.delete(model);
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
    if (name === "HTMLModel") return html(model);
    throw new Error(`no view for ${name}`);
  }

  // What a view is made of stands in the box itself.
  #box(model, classes) {
    const element = made("div", `jupyter-widgets ${classes}`);
    const inside = (child) => {
      const told = this.#told.get(child);
      if (!told) return [this.of(child)];
      const send = (action, at) => child.send({ do: action, at });
      return told.show(send, (id) => this.of(this.models.of(id)), update);
    };
    const update = () => put(element, model.get("children").flatMap((child) => inside(this.models.of(child))));
    return { element, update };
  }

  #scripted(model) {
    const element = made("div", "jupyter-widgets");
    const end = this.scriptOf(model.get("_script")).render?.({ model, el: element });
    return { element, update() {}, end };
  }
}

function html(model) {
  const content = made("div", "widget-html-content");
  const element = made("div", "jupyter-widgets widget-inline-hbox widget-html", content);
  let shown = null;
  const update = () => {
    const value = model.get("value");
    if (shown !== value) content.innerHTML = shown = value;
  };
  return { element, update };
}

// How a widget is laid out, by the names that Python has for it.
function lay(element, layout) {
  for (const [name, value] of Object.entries(layout.get("said"))) {
    element.style.setProperty(name.replaceAll("_", "-"), value ?? "");
  }
}
