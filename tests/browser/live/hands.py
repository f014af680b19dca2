"""Playing on a page by keys alone, at random, whatever the game is."""

from __future__ import annotations

from random import Random

from tests.browser.live.reader import Reader


class Hands:
    """Somebody at the keyboard in front of a board.

    Parameters
    ----------
    reader : Reader
        In front of a page whose first board has a game.
    game : str
        Begins the CSS classes.
    seed : int
        Of what is chosen.
    """

    def __init__(self, reader: Reader, game: str, seed: int) -> None:
        self._reader = reader
        board = reader.stage()
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
        """Whether it is nobody's turn any more, once something can be done or that is so.

        What is laid out anew, as when two futures are compared, says nothing for a moment.
        """
        ready = self._roll.or_(self._play).or_(self._asked).or_(self._lists)
        ready.or_(self._over).first.wait_for(state="attached")
        if ready.count():
            return False
        self._reader.settle()
        return not ready.count()

    def do(self) -> None:
        """Do what can be done next, until the game is over."""
        if self.is_over:
            return
        # A button may take back what a list waits for, and a move may wait for its order (V8 of
        # Clans): each has its turn.
        ways = [self._play, self._roll]
        if not self._lists.count() or self._chance.random() < 0.5:
            ways.insert(self._chance.randrange(3), self._asked)
        for way in ways:
            if count := way.count():
                way.nth(self._chance.randrange(count)).press("Enter")
                self._reader.settle()
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
                self._reader.settle()
                return
