// The games of a page, as long as its tab is there: one that is loaded again goes on with them, as
// a phone does that had no room for it while something else was looked at.

const PLACE = `clans-widget/boards${location.pathname}`;

export class Bookmarks {
  #boards;

  // "codes" are what makes the boards when they begin.
  constructor(codes) {
    this.codes = codes;
    this.#boards = boardsKept();
  }

  // What makes a board: where it was left, or at its beginning.
  code(number) {
    return this.isBack(number) ? this.#boards[number].now : this.codes[number];
  }

  // Whether a board goes on where it was left. The page may be another by now.
  isBack(number) {
    const board = this.#boards[number];
    return typeof board?.now === "string" && board.begun === this.codes[number];
  }

  keep(number, now) {
    const all = { ...boardsKept(), [number]: { begun: this.codes[number], now } };
    keepBoards(all);
  }

  forget(number) {
    delete this.#boards[number];
    const { [number]: _, ...others } = boardsKept();
    keepBoards(others);
  }
}

function boardsKept() {
  try {
    const found = JSON.parse(sessionStorage.getItem(PLACE));
    return found !== null && typeof found === "object" ? found : {};
  } catch {
    return {}; // nothing is kept, or something else
  }
}

function keepBoards(boards) {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(boards));
  } catch {
    // The device has no room, or does not allow it: the next page begins anew.
  }
}
