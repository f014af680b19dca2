// A column of buttons with signs. Each has a name for those who hear it, and keys that do the same.

const SIGNS = {
  back: "M15 5 8 12l7 7",
  next: "m9 5 7 7-7 7",
  tables: "M4 5h16v14H4zM4 10h16M10 5v14",
  zoom: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 20 20M8 10.5h5M10.5 8v5",
  pen: "m5 19 1-4L16 5l3 3L9 18zM14 7l3 3",
  eraser: "M9 19 4 14l9-9 7 7-7 7zM8.5 9.5l7 7M9 19h11",
  clear: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
  timer: "M12 6a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM12 9v4.5l3 2M10 3h4",
  blank: "M3 5h18v12H3zM8 21h8M12 17v4",
  keys: "M8.5 9a3.5 3.5 0 1 1 5 3.1c-1 .5-1.5 1.1-1.5 2.400M12 18v.5",
  leave: "m6 6 12 12M18 6 6 18",
};

function signButton(name, press) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = `tool tool-${name}`;
  made.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${SIGNS[name]}"/></svg>`;
  made.addEventListener("click", press);
  return made;
}

export class Toolbar {
  #buttons = new Map();

  constructor(names, press) {
    this.element = document.createElement("div");
    this.element.className = "tools";
    this.element.setAttribute("role", "group");
    for (const name of names) {
      const made = signButton(name, () => press(name));
      this.#buttons.set(name, made);
      this.element.append(made);
    }
  }

  // Names in the reader's language, and what the keys are called.
  name(names, keys) {
    for (const [name, button] of this.#buttons) {
      button.setAttribute("aria-label", names[name]);
      button.title = `${names[name]} (${keys[name].join(", ")})`;
    }
  }

  // Whether what a button does is on now.
  press(name, on) {
    this.#buttons.get(name).setAttribute("aria-pressed", on);
  }

  // A button that has the focus keeps it: who uses keys would else be lost.
  enable(name, on) {
    this.#buttons.get(name).setAttribute("aria-disabled", !on);
  }
}
