"""What is pointed at while a move is chosen: where each die can carry whom, and what is lit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from clans_widget.clann.move import Move
from clans_widget.core.errors import IllegalMove, Refusal
from clans_widget.core.marks import NO_MARKS, Marks

from .clicking import DIE, Parts
from .places import Landing, place_of, ways_on


def pointed(position: Any, chosen: Parts, place: str | None, refusal: Refusal | None) -> Marks:
    """What to point at for what is chosen, and for the place under the mouse.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> position = Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 36")
    >>> pointed(position, ("6",), None, None).arrows
    (('A9', 'B1'), ('A-h2', 'A1'))
    >>> pointed(position, (), "A12", None).arrows
    (('A9', 'A12'),)
    """
    if refusal is not None:
        obstacle = refusal.obstacle if isinstance(refusal, IllegalMove) else ()
        return Marks(highlights=obstacle, faded=True) if obstacle else NO_MARKS
    choice = position.choose(*chosen)
    if choice.stage == "put":
        return _put_down(position, chosen, choice.options)
    if position.phase == "choose":
        return Marks(highlights=tuple(place_of(position, who) for who in choice.options))
    if position.phase != "use":
        return NO_MARKS
    ways = ways_on(position, chosen)
    shown = _under(position, ways, place) or (ways if chosen else ())
    return Marks(tuple((place_of(position, way.who), way.place) for way in shown))


def movable(position: Any) -> tuple[str, ...]:
    """The places that a move may begin with: who can move, and the dice.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> movable(Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 36"))
    ('A9', 'A-t2', 'A-h2')
    """
    if position.phase == "choose":
        return tuple(place_of(position, who) for who in position.choose().options)
    return tuple(dict.fromkeys(place_of(position, way.who) for way in ways_on(position, ())))


def marks_of(position: Any, move: Move) -> Marks:
    """What to point at for a move: an arrow for who moves, and one for whom it displaces."""
    if not move.die:
        return Marks(highlights=(move.put or place_of(position, move.who),))
    (way,) = ways_on(position, (str(move.die), move.who))
    arrows = ((place_of(position, move.who), way.place),)
    return Marks((*arrows, (way.place, move.put)) if move.put else arrows)


def _put_down(position: Any, chosen: Parts, cells: tuple[str, ...]) -> Marks:
    """The cells that are free, and the way that leads to putting down."""
    if not chosen:
        return Marks(highlights=cells)
    (way,) = ways_on(position, chosen)
    return Marks(((place_of(position, way.who), way.place),), highlights=cells)


def _under(position: Any, ways: Iterable[Landing], place: str | None) -> tuple[Landing, ...]:
    """The ways of the die, of whom, or to the cell under the mouse."""
    if place is None:
        return ()
    if place.startswith(DIE):
        left, number = position.dice.left, int(place.removeprefix(DIE))
        die = str(left[number - 1]) if number <= len(left) else ""
        return tuple(way for way in ways if way.die == die)
    return tuple(way for way in ways if place in (way.place, place_of(position, way.who)))
