// What a reader uses in a view, as elements with the classes that they have in JupyterLab. Each is
// made with what is to be called with another value, and brought in line with what a view says of it.

import { made } from "../../../web/elements.js";
import { icon } from "../icons.js";

let count = 0;

// A control with a name before it.
function named(kind, input, update) {
  const label = made("label", "widget-label");
  input.id = `control-${++count}`;
  label.htmlFor = input.id;
  const element = made("div", `jupyter-widgets widget-inline-hbox ${kind}`, label, input);
  return {
    element,
    update(part) {
      call(label, part);
      input.disabled = !isUsable(part);
      update(part);
    },
  };
}

function call(label, { text = "" }) {
  label.textContent = text;
  label.hidden = !text;
}

const isUsable = ({ usable = true }) => usable;

function pressed(classes, press, show = () => {}) {
  const element = made("button", `jupyter-widgets jupyter-button ${classes}`);
  element.type = "button";
  element.addEventListener("click", press);
  let told = "";
  return {
    element,
    update(part) {
      const { icon: name = "", text = "", tooltip = "" } = part;
      if (told !== `${name} ${text}`) {
        told = `${name} ${text}`;
        element.replaceChildren(...(name ? [icon(name)] : []), text);
      }
      element.disabled = !isUsable(part);
      element.title = tooltip;
      show(element, part);
    },
  };
}

export const CONTROLS = {
  Button: (give) => pressed("widget-button", () => give()),

  // It is seen pressed at once, as a box is ticked at once.
  Toggle(give) {
    let isOn = false;
    const turn = (element, value) => {
      isOn = value;
      element.classList.toggle("mod-active", isOn);
      element.setAttribute("aria-pressed", String(isOn));
    };
    const press = ({ currentTarget }) => {
      turn(currentTarget, !isOn);
      give(isOn);
    };
    return pressed("widget-toggle-button", press, (element, { value }) => turn(element, value));
  },

  Select(give) {
    const list = made("select", "");
    let values = [];
    let shown = "";
    list.addEventListener("change", () => give(values[list.selectedIndex]));
    return named("widget-dropdown", list, ({ options, value }) => {
      values = options.map(([, each]) => each);
      if (shown !== JSON.stringify(options)) {
        list.replaceChildren(...options.map(([name]) => made("option", "", name)));
        shown = JSON.stringify(options);
      }
      list.selectedIndex = values.indexOf(value);
    });
  },

  Radio(give) {
    const box = made("div", "widget-radio-box");
    box.setAttribute("role", "radiogroup");
    const group = `radio-${++count}`;
    const element = made("div", "jupyter-widgets widget-inline-hbox widget-radio");
    const label = made("label", "widget-label");
    element.append(label, box);
    let shown = "";
    const option = ([name, value], number) => {
      const input = made("input", "");
      Object.assign(input, { type: "radio", name: group, value: String(number) });
      input.addEventListener("change", () => give(value));
      return made("label", "", name, input);
    };
    return {
      element,
      update(part) {
        call(label, part);
        box.setAttribute("aria-label", part.text ?? "");
        box.style.flexDirection = part.beside ? "row" : "";
        if (shown !== JSON.stringify(part.options)) {
          box.replaceChildren(...part.options.map(option));
          shown = JSON.stringify(part.options);
        }
        box.querySelectorAll("input").forEach((input, number) => {
          input.checked = part.options[number][1] === part.value;
          input.disabled = !isUsable(part);
        });
      },
    };
  },

  Tick(give) {
    const input = made("input", "");
    input.type = "checkbox";
    input.addEventListener("change", () => give(input.checked));
    const text = made("span", "");
    const label = made("label", "widget-label-basic", input, text);
    return {
      element: made("div", "jupyter-widgets widget-inline-hbox widget-checkbox", label),
      update(part) {
        text.textContent = part.text;
        input.checked = part.value;
        input.disabled = !isUsable(part);
      },
    };
  },

  Field: (give) => typedIn("input", "widget-text", give),

  Lines: (give) => typedIn("textarea", "widget-textarea", give),

  // What is too large is refused in words, and not made smaller.
  Number(give) {
    const input = made("input", "");
    Object.assign(input, { type: "number", step: 1 });
    let isTyping = false;
    let shown = 0;
    input.addEventListener("input", () => (isTyping = true));
    input.addEventListener("change", () => {
      isTyping = false;
      const number = Math.round(Number(input.value));
      input.value = number;
      if (number === shown) return;
      shown = number;
      give(number);
    });
    return named("widget-text", input, ({ value }) => {
      shown = value;
      if (!isTyping) input.value = value;
    });
  },

  Slider(give) {
    const input = made("input", "");
    input.type = "range";
    const readout = made("output", "widget-readout");
    const part = named("widget-slider widget-hslider", input, ({ value, most }) => {
      Object.assign(input, { min: 0, max: most, value });
      readout.textContent = value;
    });
    input.addEventListener("input", () => (readout.textContent = input.value));
    input.addEventListener("change", () => give(Number(input.value)));
    part.element.append(readout);
    return part;
  },
};

function typedIn(tag, kind, give) {
  const input = made(tag, "");
  input.addEventListener("change", () => give(input.value));
  return named(kind, input, ({ value, placeholder = "", rows }) => {
    input.placeholder = placeholder;
    if (rows) input.rows = rows;
    if (input.value !== value) input.value = value;
  });
}
