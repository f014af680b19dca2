"""Playing on a page by keys alone, at random, whatever the game is."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

LATE = 60_000


class Hands:
    """Somebody at the keyboard in front of a board.

    Parameters
    ----------
    board : Locator
        A game on a page.
    game : str
        Begins the CSS classes.
    seed : int
        Of what is chosen.
    """

    def __init__(self, board: Locator, game: str, seed: int) -> None:
        self._board = board
        self._chance = Random(seed)
        row = f".widget-hbox:has(> .{game}-play)"
        self._roll = board.locator(f".{game}-roll:enabled")
        self._play = board.locator(f".{game}-play:enabled")
        # The order of villages has buttons of its own (V8 of Clans).
        asked = (f".{game}-{part} button:enabled" for part in ("next-part", "order"))
        self._asked = board.locator(", ".join(asked))
        self._lists = board.locator(f"{row} select:enabled:has(option:nth-child(2))")
        self._over = board.locator(".stage-turn .widget-html-content:empty")

    @property
    def is_over(self) -> bool:
        """Whether it is nobody's turn any more, once something can be done or that is so."""
        ready = self._roll.or_(self._play).or_(self._asked).or_(self._lists)
        ready.or_(self._over).first.wait_for(timeout=LATE, state="attached")
        return bool(self._over.count())

    def do(self) -> None:
        """Do what can be done next, until the game is over."""
        if self.is_over:
            return
        # A button may take back what a list waits for: each has its turn.
        in_list = self._lists.count() and self._chance.random() < 0.5
        for way in (self._play, self._roll, *(() if in_list else (self._asked,))):
            if count := way.count():
                way.nth(self._chance.randrange(count)).press("Enter")
                self._settle()
                return
        self._choose()

    def _choose(self) -> None:
        """Choose anything in the first list in which nothing is chosen yet."""
        for place in range(self._lists.count()):
            listed = self._lists.nth(place)
            chosen, count = listed.evaluate("list => [list.selectedIndex, list.options.length]")
            if chosen == 0:
                listed.focus()
                for _ in range(self._chance.randrange(1, count)):
                    listed.press("ArrowDown")
                self._settle()
                return

    def _settle(self) -> None:
        """Let Python answer before the page is looked at again."""
        self._board.page.wait_for_timeout(150)
        expect(self._board).to_be_visible()
