// The lessons that the command knows, and what of them a notebook still is.

// It stands beside this script, at an address that no other list has had.
const LIST = new URL("lessons.json", document.currentScript.src);

// What is known, as `clans_widget.cli.extension` writes it.
export async function known() {
  const answer = await fetch(LIST);
  const { lessons, own, games, said, language, cookie, door } = await answer.json();
  const places = Object.keys(lessons);
  const wordsIn = (named) => said[named] ?? said[language];
  const isOwn = (path) => Object.hasOwn(own, path);
  const isLesson = (path) => Object.hasOwn(lessons, path) || isOwn(path);
  return {
    cookie,
    door,
    wordsIn,
    // A lesson is one only where the command puts its copy: there its kernel takes no module from
    // beside it. What lies elsewhere may be anybody's.
    isLesson,
    lessonAt: (path) =>
      isLesson(path) ? new Lesson(lessons[path] ?? own[path], wordsIn, isOwn(path)) : undefined,
    // All lessons of the course, in order.
    lessonsWith: (path) =>
      places
        .filter((place) => folderOf(place) === folderOf(path))
        .map((place) => ({ path: place, title: `${numberOf(place)} ${titleOf(lessons[place])}` })),
    // Where a reader plays a game of their own, beside a lesson; undefined if there is no such place.
    ownWith(path) {
      const place = Object.keys(own).find((other) => folderOf(other) === folderOf(path));
      return place && { path: place, title: titleOf(own[place]) };
    },
    // The lesson of this name in the same folder; undefined if there is none.
    besideAs(path, name) {
      const place = `${folderOf(path)}/${name}.ipynb`;
      return isLesson(place) ? place : undefined;
    },
    // The same lesson in other languages.
    languagesOf: (path) => {
      const [game, now, name] = path.split("/");
      return Object.keys(said)
        .filter((other) => other !== now)
        .map((other) => ({
          path: `${game}/${other}/${name}`,
          text: said[other].language,
          language: other,
        }))
        .filter((other) => isLesson(other.path));
    },
    // Other games, with the folders and the first of their lessons.
    gamesBeside: (path) => {
      const [game, now] = path.split("/");
      return Object.entries(games)
        .filter(([other]) => other !== game)
        .map(([other, text]) => ({
          folder: `${other}/${now}`,
          first: places.find((place) => folderOf(place) === `${other}/${now}`),
          text,
        }))
        .filter((other) => other.first);
    },
  };
}

function folderOf(path) {
  return path.slice(0, path.lastIndexOf("/"));
}

// The name of its file begins with it.
function numberOf(path) {
  return path.slice(folderOf(path).length + 1).split("-")[0];
}

function titleOf({ cells }) {
  return cells[0].text.split("\n")[0].replace(/^#+ /, "");
}

export function cellsOf(model) {
  return Array.from(model.cells);
}

// Each cell is known to the letter, wherever it stands by now: what somebody has changed around it
// changes nothing about it.
class Lesson {
  #isOwn;
  #cells;
  #order;

  constructor({ language, cells }, wordsIn, isOwn) {
    this.language = language;
    this.said = wordsIn(language);
    this.#isOwn = isOwn;
    this.#order = cells.map(({ kind, text }) => keyOf(kind, text));
    this.#cells = new Map(cells.map((cell, number) => [this.#order[number], cell]));
  }

  // What the lesson knows of a cell; undefined if it is none of its own.
  of(cell) {
    return this.#cells.get(keyOfCell(cell));
  }

  // Empty cells are nothing: a stray click adds one. What is a reader's own is whole, whatever it has.
  isWhole(model) {
    if (this.#isOwn) return true;
    const filled = cellsOf(model).filter((cell) => cell.sharedModel.getSource().trim());
    return JSON.stringify(filled.map(keyOfCell)) === JSON.stringify(this.#order);
  }
}

function keyOfCell(cell) {
  return keyOf(cell.type, cell.sharedModel.getSource());
}

function keyOf(kind, text) {
  return `${kind} ${text}`;
}
