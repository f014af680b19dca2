"""The hint: what a strong player would play, as an arrow on the board and a table with reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Final

import ipywidgets as w

from clans_widget.arena.asking import Outcome
from clans_widget.clans import ClansError, Marks
from clans_widget.core.marks import NO_MARKS
from clans_widget.stage.controls import button
from clans_widget.stage.thinking import Thinking
from clans_widget.words import Words

if TYPE_CHECKING:
    from clans_widget.clans.players.advice import Advice
    from clans_widget.clans.players.view import View

MOST_REASONS: Final = 3
SMALL: Final = 0.05
"""What weighs less, in points, is no reason."""


class Hint:
    """Asks for good moves and shows them.

    Parameters
    ----------
    view : callable
        Gives what the player to move may know; raises a ``ClansError`` if there can be no hint.
    changed : callable
        Is called when there is something else to show.

    Attributes
    ----------
    button : Button
    table : HTML
    trouble : ClansError or None
        Why there is no hint.
    """

    def __init__(self, view: Callable[[], View], changed: Callable[[], None]) -> None:
        self._view = view
        self._changed = changed
        self._thinking = Thinking()
        self._advice: tuple[Advice, ...] = ()
        self.trouble: ClansError | None = None
        self.button = button("clans-hint", "lightbulb-o", self._press)
        self.table = w.HTML(layout=w.Layout(display="none"))
        self.table.add_class("clans-advice")

    @property
    def is_looking(self) -> bool:
        """Whether good moves are being looked for."""
        return self._thinking.is_running

    @property
    def marks(self) -> Marks:
        """An arrow for the best move, with numbers for the order of its villages (V8)."""
        if not self._advice:
            return NO_MARKS
        move = self._advice[0].move
        return Marks(arrows=((move.source, move.target),), numbers=move.order)

    def clear(self) -> None:
        """Take the hint away, and look for none."""
        self._thinking.drop()
        self._advice, self.trouble = (), None

    def now(self) -> tuple[Advice, ...]:
        """Look for good moves, and wait for them.

        Raises
        ------
        ClansError
            If there can be no hint.
        """
        self.clear()
        self._advice = _look(self._view())
        self._changed()
        return self._advice

    def show(self, speak: Words) -> None:
        """Show the button, and the table if there is a hint."""
        self.button.description = speak.say("control.hint")
        self.table.value = advice_html(self._advice, speak) if self._advice else ""
        self.table.layout.display = "block" if self._advice else "none"

    def _press(self) -> None:
        """Look for good moves in the background; a second press takes the hint away."""
        if self._advice or self.is_looking:
            self.clear()
        else:
            self._ask()
        self._changed()

    def _ask(self) -> None:
        self.clear()
        try:
            look = partial(_look, self._view())
            if not self._thinking.start(look, self._found):
                self._advice = look()
        except ClansError as trouble:
            self.trouble = trouble

    def _found(self, outcome: Outcome[tuple[Advice, ...]]) -> None:
        if outcome.error is not None:
            raise outcome.error
        self._advice = outcome.answer or ()
        self._changed()


def advice_html(advice: tuple[Advice, ...], speak: Words) -> str:
    """Good moves as a table, with a line that says how to read it.

    Examples
    --------
    >>> from clans_widget.clans import Move
    >>> from clans_widget.clans.players.advice import Advice
    >>> from clans_widget.words import words
    >>> found = Advice(Move("A1", "A2"), 0.62, 900, {"chips": 1.0, "reply": -0.6})
    >>> html = advice_html((found,), words("en"))
    >>> "A1-A2" in html, "62%" in html, "+1.0 village chips" in html
    (True, True, True)
    """
    heads = "".join(
        f"<th scope='col'>{escape(speak.say(f'table.{name}'))}</th>"
        for name in ("move", "expected", "why")
    )
    rows = "".join(_row(each, speak) for each in advice)
    return (
        f"<table class='stage-advice'><caption>{escape(speak.say('table.advice'))}</caption>"
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
        f"<p class='stage-prompt'>{escape(speak.say('clans.widget.expected'))}</p>"
    )


def reasons(why: Mapping[str, float], speak: Words) -> str:
    """What weighs most for a move and against it, in words.

    Examples
    --------
    >>> from clans_widget.words import words
    >>> reasons({"chips": 1.0, "points": 0.0}, words("fr"))
    '+1,0 jetons de village'
    """
    weighty = {term: points for term, points in why.items() if abs(points) >= SMALL}
    best = sorted(weighty, key=lambda term: -abs(weighty[term]))[:MOST_REASONS]
    told = (
        f"{_signed(weighty[term], speak)} {speak.say(f'clans.players.term.{term}')}"
        for term in best
    )
    return "; ".join(told) or speak.say("control.nothing")


def _signed(points: float, speak: Words) -> str:
    return f"{points:+.1f}".replace("-", "−").replace(".", speak.say("decimal_point"))


def _row(advice: Advice, speak: Words) -> str:
    number = None if advice.expected is None else round(100 * advice.expected)
    expected = "" if number is None else speak.say("percent", number=number)
    return (
        f"<tr><th scope='row'>{escape(advice.move.to_text())}</th><td>{escape(expected)}</td>"
        f"<td>{escape(reasons(advice.why, speak))}</td></tr>"
    )


def _look(view: View) -> tuple[Advice, ...]:
    from clans_widget.clans.players.advice import advice

    return advice(view)
