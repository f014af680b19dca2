"""Where all characters and the Knight stand, and their layer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from clans_widget.clann import Position
from clans_widget.clann.course import ARMS, HOME
from clans_widget.clann.drawing.land.atlas import Atlas
from clans_widget.clann.drawing.theme import Theme
from clans_widget.clann.rules.seats import arm_of
from clans_widget.clann.rules.state import NOWHERE
from clans_widget.core.planar import Point
from clans_widget.picture.shapes import Layer, Shape
from clans_widget.words import Voice

from .figures import figure_shapes
from .knight import knight_shapes

_FEET: Final = 0.1
"""How far below the middle of a cell feet are, in units of its size."""
_BESIDE: Final = 0.36
"""How far two who share a cell for a moment are from its middle, in the same units."""
_ARRIVED: Final = 0.8
"""How large those are who have arrived, in units of the others."""


class Who(NamedTuple):
    """Somebody: the arm of the clan, from 0, and the place in it, from 0 for Tall."""

    arm: int
    character: int


KNIGHT: Final = Who(-1, -1)


class Stand(NamedTuple):
    """Where somebody stands, and how large: the place is that of the feet."""

    place: Point
    size: float

    def shifted(self, right: float, down: float) -> Stand:
        """The same elsewhere.

        All parts of one who moves go the same way: no part is rounded otherwise than another.
        """
        x, y = self.place
        return Stand((round(x + right, 2), round(y + down, 2)), self.size)


Stands = Mapping[Who, Stand]


def place_of(position: Position, who: Who) -> str:
    """The name of the place where somebody is, as the picture names it.

    Examples
    --------
    >>> position = Position.from_text("A9,h,x,t2/C1,h,h,h C7 1 -")
    >>> [place_of(position, Who(0, character)) for character in range(4)]
    ['A9', 'A-h2', 'arrival', 'A-t2']
    >>> place_of(position, KNIGHT)
    'C7'
    """
    if who == KNIGHT:
        return position.course.name(position.knight)
    at = position.characters[_player(position, who.arm) - 1][who.character]
    return place_at(position, who, at)


def place_at(position: Position, who: Who, progress: int) -> str:
    """The name of the place where somebody is who has come so far."""
    course, arm = position.course, ARMS[who.arm]
    if progress == HOME:
        return f"{arm}-h{who.character + 1}"
    if progress == course.arrival:
        return "arrival"
    if progress >= course.ring:
        return f"{arm}-t{progress - course.gate}"
    return course.name(course.cell(who.arm, progress))


def _player(position: Position, arm: int) -> int:
    players = range(1, position.players + 1)
    return next(player for player in players if arm_of(player, position.players) == arm)


def everybody(position: Position) -> Iterator[Who]:
    """All who are on the course, at home or at the Arrival."""
    for player, clan in enumerate(position.characters, start=1):
        arm = arm_of(player, position.players)
        yield from (Who(arm, character) for character in range(len(clan)))
    if position.knight != NOWHERE:
        yield KNIGHT


def stands_of(position: Position, atlas: Atlas) -> dict[Who, Stand]:
    """Where everybody stands; two on one cell of the ring stand beside each other."""
    places = {who: place_of(position, who) for who in everybody(position)}
    together: dict[str, list[Who]] = {}
    for who, place in places.items():
        together.setdefault(place, []).append(who)
    return {who: _beside(atlas, who, place, together[place]) for who, place in places.items()}


def _beside(atlas: Atlas, who: Who, place: str, together: list[Who]) -> Stand:
    stand = stand_at(atlas, who, place)
    if len(together) == 1 or place not in atlas.course.places:
        return stand
    side = 2 * together.index(who) - 1
    off = _BESIDE * atlas.cell(place).size
    return stand.shifted(side * off, 0.2 * side * off)


def stand_at(atlas: Atlas, who: Who, place: str) -> Stand:
    """Where somebody stands who is alone at a place."""
    if place == "arrival":
        return Stand(atlas.arrived(*who), _ARRIVED * atlas.layout.figure)
    if "-h" in place:
        return Stand(atlas.pad(*who), atlas.layout.figure)
    cell = atlas.cell(place)
    return Stand(cell.center, atlas.scale).shifted(0, _FEET * cell.size)


def figures_layer(
    stands: Stands, atlas: Atlas, theme: Theme, voice: Voice, above: Iterable[Who] = ()
) -> Layer:
    """All characters and the Knight, those in front last.

    Parameters
    ----------
    stands : mapping of Who to Stand
    atlas : Atlas
    theme : Theme
    voice : Voice
        Knows the letters.
    above : sequence of Who
        Those who are over all others: they are in the air.
    """
    first = {*above}
    order = sorted(stands.items(), key=lambda item: (item[0] in first, item[1].place[1]))
    shapes: list[Shape] = []
    for who, stand in order:
        shapes += who_shapes(who, stand, theme, voice, atlas.layout.smallest)
    return Layer("figures", tuple(shapes))


def who_shapes(
    who: Who, stand: Stand, theme: Theme, voice: Voice, smallest: float
) -> Iterable[Shape]:
    """Somebody who stands somewhere; letters have a size at least."""
    if who == KNIGHT:
        return knight_shapes(stand.place, stand.size, theme)
    return figure_shapes(*who, stand.place, stand.size, theme, voice, smallest=smallest)
