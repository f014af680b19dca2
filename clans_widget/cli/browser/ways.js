// The ways from a lesson to the same one in other languages, and to the first ones of other games.

import { putAbove } from "./frame.js";

// Beside the heading, where there is room: the first board is to be in sight as a whole.
const WAYS = `
  .clans-ways {
    position: relative; z-index: 1; display: flex; flex-wrap: wrap; gap: 0 1.2em;
    justify-content: flex-end;
  }
  @media (min-width: 900px) { .clans-ways { height: 0; } }
  .clans-ways button {
    height: fit-content;
    padding: .2em 0; border: 0; background: none; cursor: pointer; text-decoration: underline;
    font: inherit; color: var(--jp-content-link-color);
  }
`;

export function leadOn(app, panel, list) {
  const style = document.createElement("style");
  style.textContent = WAYS;
  const ways = document.createElement("nav");
  ways.className = "clans-ways";
  ways.append(style);
  for (const { path, text, language } of list.waysFrom(panel.context.path)) {
    const way = document.createElement("button");
    way.type = "button";
    way.lang = language;
    way.textContent = text;
    way.dataset.lmSuppressShortcuts = "true";
    way.addEventListener("click", () => void app.commands.execute("docmanager:open", { path }));
    ways.append(way);
  }
  putAbove(panel, ways);
}
