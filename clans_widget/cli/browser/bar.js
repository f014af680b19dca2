// A sentence across the page, with a button that does something about it.

import { scrolledIn } from "./frame.js";

const BAR = `
  .clans-bar {
    display: flex; flex-wrap: wrap; gap: .4em 1em; align-items: center; margin: .3em 0 .6em;
    padding: .4em .8em; border-left: 4px solid #7a4d16; background: var(--jp-layout-color2);
    font-family: var(--jp-content-font-family); font-size: var(--jp-content-font-size1);
    color: var(--jp-content-font-color1);
  }
  .clans-bar button { padding: .3em .8em; font: inherit; cursor: pointer; }
  .clans-bars { position: sticky; top: 0; z-index: 10; }
  .clans-bars > .clans-bar { margin: 0; border-bottom: 1px solid var(--jp-border-color1); }
`;

export function barThat(does, className) {
  const bar = document.createElement("div");
  bar.className = `clans-bar ${className}`;
  bar.setAttribute("role", "status");
  const style = document.createElement("style");
  style.textContent = BAR;
  const told = document.createElement("span");
  const button = document.createElement("button");
  button.type = "button";
  // Else Enter would be JupyterLab's.
  button.dataset.lmSuppressShortcuts = "true";
  button.addEventListener("click", () => {
    button.disabled = true;
    does();
  });
  bar.append(style, told, button);
  return { bar, told, button };
}

// Above all cells of a lesson, and in sight however far down somebody reads.
export function putOnTop(panel, bar) {
  const outer = scrolledIn(panel);
  let bars = outer.querySelector(":scope > .clans-bars");
  if (!bars) {
    bars = document.createElement("div");
    bars.className = "clans-bars";
    outer.prepend(bars);
  }
  bars.append(bar);
}
