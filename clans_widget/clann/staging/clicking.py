"""What a click on the course means: a die, who moves by it, where it leads, where to put down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from clans_widget.clann.choice import ANY
from clans_widget.core.choice import COMPLETE
from clans_widget.core.errors import Refusal

from .places import Landing, standing_at, ways_on

DIE: Final = "die-"
"""Begins the places of the dice that are left to use."""

Parts = tuple[str, ...]


class NothingThere(Refusal):
    """A click on a place that no die leads to, or several ways lead to."""

    rule = "K4"


class BlackFace(Refusal):
    """A click on the black face: it is used with the other dice."""

    rule = "K6"

    def __init__(self) -> None:
        super().__init__("clann.widget.black_face")


class OutOfPlace(Refusal):
    """A click in the set-up on a place where nobody is chosen, or put down."""

    rule = "K3"


def clicked(position: Any, chosen: Parts, place: str | None) -> Parts:
    """What is chosen of a move after a click on a place of the picture.

    Beside all places, what was chosen is taken back.

    Raises
    ------
    Refusal
        If the place means nothing now.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> position = Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 36")
    >>> [clicked(position, (), place) for place in ("die-1", "A9", "A-h2", "A12")]
    [('3',), ('?', '1'), ('6', '2'), ('3', '1')]
    """
    if place is None or place == "":
        return ()
    stage = position.choose(*chosen).stage
    if stage == COMPLETE:
        chosen = ()
    if position.phase == "use":
        return (
            _put_down(position, chosen, place) if stage == "put" else _used(position, chosen, place)
        )
    if position.phase == "knight":
        return (_cell(position, place),)
    if position.phase == "choose":
        return (_character(position, place),)
    return (place,)


def _cell(position: Any, place: str) -> str:
    """A cell of the ring.

    Raises
    ------
    OutOfPlace
        If the place is another one.
    """
    if place not in position.course.places:
        raise OutOfPlace("clann.widget.no_cell", cell=position.choose().options[0])
    return place


def _character(position: Any, place: str) -> str:
    """Who waits at a place, of the player who chooses.

    Raises
    ------
    OutOfPlace
        If nobody does.
    """
    who = standing_at(position, place)
    if not who:
        raise OutOfPlace("clann.widget.no_character")
    return who


def _put_down(position: Any, chosen: Parts, place: str) -> Parts:
    """Where to put down whom the move displaces; a die begins anew."""
    if place.startswith(DIE):
        return _die(position, (), place)
    return (*chosen, place) if place in position.course.places else ()


def _used(position: Any, chosen: Parts, place: str) -> Parts:
    """A die, who moves, or where that leads."""
    if place.startswith(DIE):
        return _die(position, chosen, place)
    there = [way for way in ways_on(position, chosen) if way.place == place]
    who = standing_at(position, place)
    if there and (chosen[1:] or who not in {way.who for way in ways_on(position, ())}):
        return _landed(there)
    return _who(position, chosen, who) if who else _landed(there)


def _die(position: Any, chosen: Parts, place: str) -> Parts:
    number = int(place.removeprefix(DIE)) - 1
    if number >= len(position.dice.left):
        raise BlackFace
    die = str(position.dice.left[number])
    if chosen[:1] == (ANY,):
        return (die, *chosen[1:])
    return () if chosen == (die,) else (die,)


def _who(position: Any, chosen: Parts, who: str) -> Parts:
    """Who moves: by the die that is chosen, or the only one that can; a second click ends it."""
    if chosen and chosen[0] != ANY:
        return (chosen[0], who)
    if chosen == (ANY, who):
        return ()
    dice = {way.die for way in ways_on(position, (ANY, who))}
    return (dice.pop() if len(dice) == 1 else ANY, who)


def _landed(there: Sequence[Landing]) -> Parts:
    """The way that leads to a place, if it is the only one."""
    if not there:
        raise NothingThere("clann.widget.nobody_comes")
    if len(there) > 1:
        raise NothingThere("clann.widget.several_come")
    return there[0].die, there[0].who
