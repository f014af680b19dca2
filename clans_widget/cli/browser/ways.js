// The ways from a lesson: to all others of its course, to itself in other languages, to other games,
// and to Jupyter.

import { putAbove } from "./frame.js";

// Beside the heading, where there is room: the first board is to be in sight as a whole.
const WAYS = `
  .clans-ways {
    position: relative; z-index: 1; display: flex; flex-wrap: wrap; gap: 0 1.2em;
    justify-content: flex-end; align-items: baseline;
  }
  @media (min-width: 1200px) { .clans-ways { height: 0; } }
  .clans-ways :is(button, select) {
    height: fit-content; padding: .2em 0; border: 0; background: none; cursor: pointer; font: inherit;
    color: var(--jp-content-link-color);
  }
  .clans-ways button { text-decoration: underline; }
  .clans-ways select { width: 10em; }
  .clans-ways option { color: var(--jp-content-font-color1); background: var(--jp-layout-color1); }
`;

const YEAR = 365 * 24 * 60 * 60;

// Else Enter would be JupyterLab's.
function ours(element) {
  element.dataset.lmSuppressShortcuts = "true";
  return element;
}

function wayTo(text, language, go) {
  const way = ours(document.createElement("button"));
  way.type = "button";
  way.lang = language;
  way.textContent = text;
  way.addEventListener("click", go);
  return way;
}

// A list that says what it is for, as long as nobody opens it.
function chooser(lessons, said, open) {
  const list = ours(document.createElement("select"));
  list.setAttribute("aria-label", said.lessons);
  const name = new Option(said.lessons, "", true, true);
  name.hidden = true;
  list.append(name, ...lessons.map(({ path, title }) => new Option(title, path)));
  list.addEventListener("change", () => {
    const path = list.value;
    list.selectedIndex = 0;
    open(path);
  });
  return list;
}

// Where a reader was in a game: what the command opens leads there.
async function placeIn({ folder, first }, door) {
  try {
    const { url } = await fetch(`${door}/${folder}`);
    const start = url.indexOf(`/${folder}/`);
    return start < 0 ? first : decodeURIComponent(url.slice(start + 1));
  } catch {
    return first;
  }
}

// Next time the command opens the lessons in this language.
function remember(cookie, language) {
  document.cookie = `${cookie}=${language}; path=/; max-age=${YEAR}; SameSite=Lax`;
}

function wayToJupyter(panel, frame, { said, language }) {
  const way = wayTo("", language, () => frame.toggle());
  const tell = () => {
    way.textContent = frame.isShown ? said.hide : said.show;
  };
  frame.addEventListener("change", tell);
  panel.disposed.connect(() => frame.removeEventListener("change", tell));
  tell();
  return way;
}

export function leadOn(panel, lesson, list, frame, open) {
  const { path } = panel.context;
  const { baseUrl } = panel.sessionContext.sessionManager.serverSettings;
  const { said, language } = lesson;
  const style = document.createElement("style");
  style.textContent = WAYS;
  const ways = document.createElement("nav");
  ways.className = "clans-ways";
  const [lessons, own] = [list.lessonsWith(path), list.ownWith(path)];
  ways.append(style, chooser([...lessons, own].filter(Boolean), said, open));
  for (const other of list.languagesOf(path)) {
    const go = () => {
      remember(list.cookie, other.language);
      open(other.path);
    };
    ways.append(wayTo(other.text, other.language, go));
  }
  for (const game of list.gamesBeside(path)) {
    const go = async () => open(await placeIn(game, `${baseUrl}${list.door}`));
    ways.append(wayTo(game.text, language, () => void go()));
  }
  if (own && path === lessons[0]?.path) ways.append(wayTo(own.title, language, () => open(own.path)));
  if (frame.canHide) ways.append(wayToJupyter(panel, frame, lesson));
  putAbove(panel, ways);
}

// Quizzes, and the list with the stars, ask how to open a lesson, and which is here.
export function openWhatIsAsked(panel, list, open) {
  panel.node.addEventListener("clans-lesson", ({ detail }) => {
    const path = list.besideAs(panel.context.path, detail.lesson);
    detail.isHere = path === panel.context.path;
    if (path && !detail.isHere) detail.open = () => open(path);
  });
}
