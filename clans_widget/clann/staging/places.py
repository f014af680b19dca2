"""Where those who play stand in the picture, and where a die would land them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from clans_widget.clann.choice import ANY
from clans_widget.clann.course import ARMS, HOME
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.rules.ranks import CHARACTERS
from clans_widget.clann.rules.seats import arm_of
from clans_widget.clann.rules.state import State
from clans_widget.clann.rules.using import moved, uses

ARRIVAL = "arrival"


class Landing(NamedTuple):
    """A way to use a die, and where in the picture it leads.

    Attributes
    ----------
    place : str
    die : str
        As a part of a move.
    who : str
        As a part of a move: a character, from ``"1"`` for Tall, or ``"N"`` for the Knight.
    """

    place: str
    die: str
    who: str


def place_of(state: State, who: str, player: int = 0) -> str:
    """Where a character, of the player to act by default, or the Knight stands in the picture.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> position = Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 -")
    >>> [place_of(position, who) for who in "1234N"]
    ['A9', 'A-h2', 'arrival', 'A-t2', 'C7']
    """
    course = state.course
    if who == KNIGHT:
        return course.name(state.knight)
    player = player or state.player
    arm, character = arm_of(player, state.players), int(who) - 1
    progress = state.characters[player - 1][character]
    if progress == HOME:
        return f"{ARMS[arm]}-h{who}"
    if progress == course.arrival:
        return ARRIVAL
    if progress >= course.ring:
        return f"{ARMS[arm]}-t{progress - course.gate}"
    return course.name(course.cell(arm, progress))


def standing_at(state: State, place: str) -> str:
    """Which character of the player to act, or whether the Knight, stands at a place.

    As a part of a move; empty for nobody. At the Arrival nobody in particular stands.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> position = Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 -")
    >>> [standing_at(position, place) for place in ("A-t2", "C7", "B1", "arrival")]
    ['4', 'N', '', '']
    """
    everybody = (*map(str, range(1, len(CHARACTERS) + 1)), KNIGHT)
    found = (who for who in everybody if place_of(state, who) == place != ARRIVAL)
    return next(found, "")


def landings(state: State) -> Iterator[Landing]:
    """Where each die that is left would land each of those whom it can move.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> [tuple(landing) for landing in landings(Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 36"))]
    [('A12', '3', '1'), ('A-t5', '3', '4'), ('B1', '6', '1'), ('A1', '6', '2')]
    """
    for use in uses(state):
        yield Landing(place_of(moved(state, use), use.who), str(use.die), use.who)


def ways_on(state: State, chosen: Sequence[str]) -> tuple[Landing, ...]:
    """The ways that begin with what is chosen of a use of a die.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> position = Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 36")
    >>> [way.place for way in ways_on(position, ("?", "1"))]
    ['A12', 'B1']
    """
    if state.phase != "use":
        return ()
    die, who = (*chosen, ANY, ANY)[:2]
    return tuple(way for way in landings(state) if die in (ANY, way.die) and who in (ANY, way.who))
