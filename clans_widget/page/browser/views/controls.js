// The controls of ipywidgets, as plain elements with the classes that they have in JupyterLab.

import { made } from "../../../web/elements.js";
import { icon } from "../icons.js";

let count = 0;

// A control with a name before it. `update` brings it in line with the widget.
function named(kind, model, input, update) {
  const label = made("label", "widget-label");
  input.id = `control-${++count}`;
  label.htmlFor = input.id;
  const element = made("div", `jupyter-widgets widget-inline-hbox ${kind}`, label, input);
  return {
    element,
    update() {
      label.textContent = model.get("description");
      label.hidden = !model.get("description");
      input.disabled = model.get("disabled");
      update();
    },
  };
}

function labeled(element, model) {
  const [name, text] = [model.get("icon"), model.get("description")];
  const parts = name ? [icon(name), text] : [text];
  const told = `${name} ${text}`;
  if (element.dataset.told === told) return;
  element.dataset.told = told;
  element.replaceChildren(...parts);
}

function pressed(model, classes, press, show) {
  const element = made("button", `jupyter-widgets jupyter-button ${classes}`);
  element.type = "button";
  element.addEventListener("click", press);
  return {
    element,
    update() {
      labeled(element, model);
      element.disabled = model.get("disabled");
      element.title = model.get("tooltip") || "";
      show?.(element);
    },
  };
}

export const CONTROLS = {
  Button: (model) => pressed(model, "widget-button", () => model.send({ event: "click" })),

  ToggleButton: (model) =>
    pressed(
      model,
      "widget-toggle-button",
      () => model.give("value", !model.get("value")),
      (element) => {
        element.classList.toggle("mod-active", model.get("value"));
        element.setAttribute("aria-pressed", String(model.get("value")));
      },
    ),

  Dropdown(model) {
    const list = made("select", "");
    list.addEventListener("change", () => model.give("index", list.selectedIndex));
    let shown = null;
    return named("widget-dropdown", model, list, () => {
      const names = model.get("_options_labels");
      if (shown !== names) {
        list.replaceChildren(...names.map((name) => made("option", "", name)));
        shown = names;
      }
      list.selectedIndex = model.get("index") ?? -1;
    });
  },

  RadioButtons(model) {
    const box = made("div", "widget-radio-box");
    box.setAttribute("role", "radiogroup");
    const group = `radio-${++count}`;
    const element = made("div", "jupyter-widgets widget-inline-hbox widget-radio");
    const label = made("label", "widget-label");
    element.append(label, box);
    let shown = null;
    const option = (name, number) => {
      const input = made("input", "");
      Object.assign(input, { type: "radio", name: group, value: String(number) });
      input.addEventListener("change", () => model.give("index", number));
      return made("label", "", name, input);
    };
    return {
      element,
      update() {
        const [names, index] = [model.get("_options_labels"), model.get("index")];
        label.textContent = model.get("description");
        label.hidden = !model.get("description");
        box.setAttribute("aria-label", model.get("description"));
        if (shown !== names) {
          box.replaceChildren(...names.map(option));
          shown = names;
        }
        box.querySelectorAll("input").forEach((input, number) => {
          input.checked = number === index;
          input.disabled = model.get("disabled");
        });
      },
    };
  },

  Checkbox(model) {
    const input = made("input", "");
    input.type = "checkbox";
    input.addEventListener("change", () => model.give("value", input.checked));
    const text = made("span", "");
    const label = made("label", "widget-label-basic", input, text);
    return {
      element: made("div", "jupyter-widgets widget-inline-hbox widget-checkbox", label),
      update() {
        text.textContent = model.get("description");
        input.checked = model.get("value");
        input.disabled = model.get("disabled");
      },
    };
  },

  Text: (model) => written(model, "input", "widget-text"),

  Textarea: (model) => written(model, "textarea", "widget-textarea"),

  BoundedIntText(model) {
    const input = made("input", "");
    input.type = "number";
    let isTyping = false;
    input.addEventListener("input", () => (isTyping = true));
    input.addEventListener("change", () => {
      isTyping = false;
      const number = Math.round(Number(input.value));
      model.give("value", Math.min(model.get("max"), Math.max(model.get("min"), number)));
      input.value = model.get("value");
    });
    return named("widget-text", model, input, () => {
      for (const name of ["min", "max", "step"]) input[name] = model.get(name) ?? "";
      if (!isTyping) input.value = model.get("value");
    });
  },

  IntSlider(model) {
    const input = made("input", "");
    input.type = "range";
    const readout = made("output", "widget-readout");
    const part = named("widget-slider widget-hslider", model, input, () => {
      for (const name of ["min", "max", "step"]) input[name] = model.get(name);
      input.value = model.get("value");
      readout.textContent = model.get("value");
    });
    input.addEventListener("input", () => (readout.textContent = input.value));
    input.addEventListener("change", () => model.give("value", Number(input.value)));
    part.element.append(readout);
    return part;
  },

  Label(model) {
    const element = made("div", "jupyter-widgets widget-inline-hbox widget-label");
    return { element, update: () => (element.textContent = model.get("value")) };
  },

  HTML(model) {
    const content = made("div", "widget-html-content");
    const element = made("div", "jupyter-widgets widget-inline-hbox widget-html", content);
    let shown = null;
    return {
      element,
      update() {
        const value = model.get("value");
        if (shown !== value) content.innerHTML = shown = value;
      },
    };
  },
};

function written(model, tag, kind) {
  const input = made(tag, "");
  const give = () => model.give("value", input.value);
  input.addEventListener("change", give);
  input.addEventListener("input", () => {
    if (model.get("continuous_update")) give();
  });
  return named(kind, model, input, () => {
    input.placeholder = model.get("placeholder") ?? "";
    if (input.value !== model.get("value")) input.value = model.get("value");
  });
}
