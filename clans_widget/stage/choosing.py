"""How a move is chosen part by part, in a game and for a question.

What a click means, what there is to choose, why not, and what is pointed at: functions of a
position and of the parts that are chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol

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


class Stand(NamedTuple):
    """How the choice stands at one part of a move.

    Attributes
    ----------
    before : tuple of str
        The parts that are chosen before it.
    options : tuple of str
        What may be chosen.
    chosen : str
        What is chosen; empty for nothing.
    """

    before: Parts
    options: tuple[str, ...]
    chosen: str


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


@dataclass(frozen=True, slots=True)
class PlainDoor:
    """What is said where each place is called like the part of a move that a click on it chooses.

    Parameters
    ----------
    marks : callable
        What to point at while nothing is refused.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> PlainDoor().clicked(Position.start(seed=7), ("A1",), "A2")
    ('A1', 'A2')
    """

    marks: Pointing = nothing

    def clicked(self, position: Any, chosen: Parts, place: str | None) -> Parts:
        """What is chosen after a click on a place."""
        return after_click(position, chosen, place)

    def pointed(
        self, position: Any, chosen: Parts, place: str | None, refusal: Refusal | None
    ) -> Marks:
        """What to point at for what is chosen, and for the place under the mouse."""
        return pointed_at(position, chosen, place, refusal, self.marks)

    def option(self, stage: str, option: str, voice: Voice) -> str:
        """The part itself."""
        del stage, voice
        return option


PLAIN: Final = PlainDoor()
"""Points at nothing."""


def stands(position: Open, chosen: Parts) -> dict[str, Stand]:
    """How the choice stands at each stage that has been reached; at the last time there.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> found = stands(Position.start(seed=7), ("A1",))
    >>> found["source"].chosen, found["target"]
    ('A1', Stand(before=('A1',), options=('A2', 'A3', 'A4'), chosen=''))
    """
    found = {}
    for number, part in enumerate((*chosen, "")):
        choice = position.choose(*chosen[:number])
        found[choice.stage] = Stand(chosen[:number], choice.options, part)
    return found


def why_not(position: Open, parts: Parts) -> Refusal | None:
    """Why no legal move begins with some parts; nothing where one does, or where there are none.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> why_not(Position.start(seed=7), ("A1", "L5")).reason
    'not_neighbors'
    """
    if parts:
        try:
            position.choose(*parts)
        except Refusal as refusal:
            return refusal
    return None


def last_left(position: Open, chosen: Parts, kinds: Collection[str]) -> str:
    """What alone is left of several parts of one kind, of which all others are chosen.

    Parameters
    ----------
    position : Position
    chosen : tuple of str
    kinds : collection of str
        The stages at which a last part follows from those before.
    """
    if not chosen:
        return ""
    choice, before = position.choose(*chosen), position.choose(*chosen[:-1])
    follows = choice.stage == before.stage and choice.stage in kinds
    return choice.options[0] if follows and len(choice.options) == 1 else ""


def after_click(position: Open, chosen: Parts, place: str | None) -> Parts:
    """What is chosen after a click on a place that is called like a part of a move.

    It chooses the next part. A part that is chosen already is taken back with what followed it, and
    beside all places everything is. After a complete move a click begins anew, and on its first
    part it takes the move back.
    """
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
    """What to point at while a move is chosen: why the last choice was refused; else what is next.

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
