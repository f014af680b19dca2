"""How a reader chooses a move part by part: what a click means, and what is pointed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from clans_widget.core.choice import COMPLETE
from clans_widget.core.errors import IllegalMove, Refusal
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.core.protocols import Choice
from clans_widget.words import Voice

Parts = tuple[str, ...]
"""The parts of a move that are chosen, in order."""

Pointing = Callable[[Choice, str | None], Marks]
"""What to point at for what is chosen of a move, and for the place under the mouse.

The place is ``None`` unless it may be chosen next. While nothing is chosen, the choice is what a
click on the place would choose, so that it shows where a move from there may go.
"""


class Open(Protocol):
    """A position in which a move can be chosen part by part."""

    def choose(self, *parts: str) -> Choice:
        """What may be chosen after a part of a move; refuses what no legal move begins with."""


class Door(Protocol):
    """What a game says of its moves while they are chosen: its production does.

    The methods are those of :class:`~clans_widget.stage.production.Production`.
    """

    def clicked(self, position: Any, chosen: Parts, place: str | None) -> Parts:
        """What is chosen after a click on a place; refuses one that means nothing."""

    def pointed(
        self, position: Any, chosen: Parts, place: str | None, refusal: Refusal | None
    ) -> Marks:
        """What to point at for what is chosen, and for the place under the mouse."""

    def option(self, stage: str, option: str, voice: Voice) -> str:
        """What a part of a move is called."""


def nothing(choice: Choice, pointed: str | None) -> Marks:
    """Point at nothing."""
    del choice, pointed
    return NO_MARKS


class Choosing:
    """What has been chosen of a move so far, and what the mouse points at.

    Parameters
    ----------
    marks : callable
        What to point at while nothing is refused.
    door : Door, optional
        What the game says of clicks and of what is pointed at. Without it each place is called
        like the part of a move that a click on it chooses.

    Attributes
    ----------
    chosen : tuple of str
        The parts of the move that are chosen.
    pointed : str or None
        The place under the mouse.
    attempt : tuple of str
        The parts of a move that were refused last.
    refusal : Refusal or None
        Why they were, or why a click meant nothing.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> start, choosing = Position.start(seed=7), Choosing()
    >>> choosing.click(start, "A1").options
    ('A2', 'A3', 'A4')
    >>> choosing.click(start, "L5"), choosing.refusal.reason, choosing.chosen
    (None, 'not_neighbors', ('A1',))
    >>> choosing.click(start, "A1").options == start.choose().options
    True
    """

    def __init__(self, marks: Pointing = nothing, door: Door | None = None) -> None:
        self.chosen: tuple[str, ...] = ()
        self.pointed: str | None = None
        self.attempt: tuple[str, ...] = ()
        self.refusal: Refusal | None = None
        self._marks = marks
        self._door = door

    @property
    def is_open(self) -> bool:
        """Whether a move is being chosen."""
        return bool(self.chosen or self.refusal)

    def clear(self) -> None:
        """Nothing is chosen."""
        self.chosen, self.attempt, self.refusal = (), (), None

    def choose(self, position: Open, parts: tuple[str, ...]) -> Choice | None:
        """Take parts of a move as chosen; nothing changes if a rule forbids them."""
        try:
            choice = position.choose(*parts)
        except Refusal as refusal:
            self.attempt, self.refusal = parts, refusal
            return None
        self.chosen, self.attempt, self.refusal = choice.chosen, (), None
        return choice

    def click(self, position: Open, place: str | None) -> Choice | None:
        """Take a click on a place; ``None`` is where nothing can be chosen.

        It chooses the next part. A part that is chosen already is taken back with what
        followed it, and beside all places everything is. After a complete move a click begins
        anew, and on its first part it takes the move back.
        """
        clicked = self._door.clicked if self._door else after_click
        try:
            return self.choose(position, clicked(position, self.chosen, place))
        except Refusal as refusal:
            self.attempt, self.refusal = (), refusal
            return None

    def point(self, place: str | None) -> bool:
        """The mouse is over a place; whether it was over another one before."""
        moved, self.pointed = place != self.pointed, place
        return moved

    def marks(self, position: Open) -> Marks:
        """What to point at: why the last choice was refused; else what may be chosen next."""
        if self._door:
            return self._door.pointed(position, self.chosen, self.pointed, self.refusal)
        return pointed_at(position, self.chosen, self.pointed, self.refusal, self._marks)


def after_click(position: Open, chosen: Parts, place: str | None) -> Parts:
    """What is chosen after a click on a place: as :meth:`Choosing.click` says."""
    if place is None:
        return ()
    choice = position.choose(*chosen)
    if choice.stage == COMPLETE:
        return () if place in chosen[:1] else (place,)
    if place in choice.options or place not in chosen:
        return (*chosen, place)
    return chosen[: chosen.index(place)]


def pointed_at(
    position: Open, chosen: Parts, pointed: str | None, refusal: object, marks: Pointing
) -> Marks:
    """What to point at while a move is chosen.

    Parameters
    ----------
    position : Position
    chosen : tuple of str
        The parts that are chosen.
    pointed : str or None
        The place under the mouse.
    refusal : Refusal or None
        Why the last choice was refused.
    marks : callable
        What to point at while nothing is refused.
    """
    if isinstance(refusal, IllegalMove):
        return Marks(highlights=refusal.obstacle, faded=True)
    choice = position.choose(*chosen)
    over = pointed if pointed in choice.options else None
    if over is not None and not chosen:
        choice = position.choose(over)
    return marks(choice, over)
