// The button that opens the theater of a stage, and F, which does the same. What only helps to show
// the board lives in the browser; what is shown is asked for in Python.

import { isFor, nameOf } from "../../../web/theater/letters.js";
import { madeButton } from "../../../web/elements.js";
import { onArrival } from "../../../web/parts.js";
import { Theater } from "../../../web/theater/theater.js";

function hosted(model) {
  return {
    get: (name) => model.get(name),
    ask: (name) => model.send({ do: name }),
    tell(news) {
      for (const [name, value] of Object.entries(news)) model.set(name, value);
      model.save_changes();
    },
    follow(names, call) {
      const changes = names.map((name) => `change:${name}`).join(" ");
      model.on(changes, call);
      return () => model.off(changes, call);
    },
  };
}

// F in a stage opens the theater and shuts it. What it returns ends this.
function listen(stage, theater) {
  // A click on the board leaves the keyboard in the stage.
  stage.tabIndex = -1;
  const press = (event) => {
    if (theater.isOn || nameOf(event.key) !== "f" || !isFor(stage, event)) return;
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
    theater = new Theater(stage, hosted(model));
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
