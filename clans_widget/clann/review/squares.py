"""The map of the next roll as numbers: one square for each face of the black die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from clans_widget.arena.review import NextRoll
from clans_widget.clann import RollError
from clans_widget.clann.rules.dice import BLACK_FACES, BLACK_SIDES, FACES, FIRST

LEAST: Final = 6.0
"""A roll that changes the chance to win by so many points of a hundred has its full shade, if
none changes it by more."""


class Square(NamedTuple):
    """The rolls with one face of the black die.

    Attributes
    ----------
    face : str
        As a record has it.
    ways : int
        On how many of the six sides it is.
    points : tuple of tuple of float
        What a roll adds to the chance to win, in points of a hundred: a row for each number of
        one ordinary die, a column for each of the other.
    """

    face: str
    ways: int
    points: tuple[tuple[float, ...], ...]


def squares(rolls: Sequence[NextRoll]) -> tuple[Square, ...]:
    """The squares of the map.

    Parameters
    ----------
    rolls : sequence of NextRoll
        Of a first roll, with all three dice.

    Raises
    ------
    RollError
        If they are of another one.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> from clans_widget.clann.review import next_rolls
    >>> map_ = squares(next_rolls(Position.from_text("x,x,x,t4/x,x,x,t4 C7 1 -")))
    >>> [(square.face, square.ways, len(square.points)) for square in map_]
    [('1', 1, 6), ('2', 1, 6), ('5', 1, 6), ('6', 1, 6), ('k', 2, 6)]
    """
    if {len(each.faces) for each in rolls} != {len(FIRST)}:
        raise RollError("clann.review.map_when")
    luck = {each.faces: 100 * each.luck for each in rolls}

    def points(one: int, other: int, face: str) -> float:
        return luck[(*sorted((str(one), str(other))), face)]

    return tuple(
        Square(
            str(face),
            BLACK_SIDES.count(face),
            tuple(tuple(points(row, column, str(face)) for column in FACES) for row in FACES),
        )
        for face in BLACK_FACES
    )


def darkest(map_: Sequence[Square]) -> float:
    """By how many points a roll changes the chance to win that has the full shade."""
    numbers = (abs(number) for square in map_ for row in square.points for number in row)
    return max(LEAST, *numbers)


def good_ways(rolls: Sequence[NextRoll]) -> tuple[int, int]:
    """How many falls of the dice raise the chance to win, and of how many."""
    return sum(each.ways for each in rolls if each.luck > 0), sum(each.ways for each in rolls)
