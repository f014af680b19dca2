// The lessons that the command knows, and what of them a notebook still is.

// It stands beside this script, at an address that no other list has had.
const LIST = new URL("lessons.json", document.currentScript.src);

// What is known, as `clans_widget.cli.extension` writes it.
export async function known() {
  const answer = await fetch(LIST);
  const { lessons, games, said, language } = await answer.json();
  const places = Object.keys(lessons);
  const wordsIn = (named) => said[named] ?? said[language];
  return {
    wordsIn,
    // A lesson is one only where the command puts its copy: there its kernel takes no module from
    // beside it. What lies elsewhere may be anybody's.
    lessonAt: (path) =>
      Object.hasOwn(lessons, path) ? new Lesson(lessons[path], wordsIn) : undefined,
    // The same lesson in other languages, and the first ones of other games.
    waysFrom: (path) => {
      const [game, now, name] = path.split("/");
      const translated = Object.keys(said)
        .filter((other) => other !== now && places.includes(`${game}/${other}/${name}`))
        .map((other) => [`${game}/${other}/${name}`, said[other].language, other]);
      const others = Object.entries(games)
        .filter(([other]) => other !== game)
        .map(([other, title]) => [firstIn(places, `${other}/${now}/`), title, now]);
      return [...translated, ...others]
        .filter(([place]) => place)
        .map(([place, text, language]) => ({ path: place, text, language }));
    },
  };
}

function firstIn(places, folder) {
  return places.find((place) => place.startsWith(folder));
}

export function cellsOf(model) {
  return Array.from(model.cells);
}

// Each cell is known to the letter, wherever it stands by now: what somebody has changed around it
// changes nothing about it.
class Lesson {
  #cells;
  #order;

  constructor({ language, alone, cells }, wordsIn) {
    this.alone = alone;
    this.said = wordsIn(language);
    this.#order = cells.map(({ kind, text }) => keyOf(kind, text));
    this.#cells = new Map(cells.map((cell, number) => [this.#order[number], cell]));
  }

  // What the lesson knows of a cell; undefined if it is none of its own.
  of(cell) {
    return this.#cells.get(keyOfCell(cell));
  }

  // Empty cells are nothing: a stray click adds one.
  isWhole(model) {
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
