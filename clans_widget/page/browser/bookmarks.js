// The games of a page, as long as its tab is there: one that is loaded again goes on with them, as
// a phone does that had no room for it while something else was looked at.

import { remember, remembered } from "./remembering.js";

const BOARDS = "boards";

export class Bookmarks {
  #boards;

  // "codes" are what makes the boards when they begin.
  constructor(codes) {
    this.codes = codes;
    this.#boards = remembered(BOARDS);
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
    remember(BOARDS, { ...remembered(BOARDS), [number]: { begun: this.codes[number], now } });
  }

  forget(number) {
    delete this.#boards[number];
    remember(BOARDS, { ...remembered(BOARDS), [number]: undefined });
  }
}
