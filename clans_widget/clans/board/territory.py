"""What a board is made of: territories and lakes (C1, C2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from clans_widget.clans.errors import BoardError
from clans_widget.core.planar import Point

TERRITORY: Final = r"[A-Z][1-9]"
"""What the name of a territory looks like: region letter and number (C1)."""

_LARGEST: Final = 1e9


@dataclass(frozen=True, slots=True)
class Territory:
    """One territory (C1).

    Attributes
    ----------
    id : str
        Region letter and number, ``"A1"``.
    region : str
        Regions matter for the set-up only (S1), and for where rivers are drawn.
    terrain : str
        One of :data:`~clans_widget.clans.rules.epochs.TERRAINS`.
    center : (float, float)
        As fractions of the map's width and height, y downward.
    neighbors : tuple of str
        Sorted ids of the territories with a common border (C2).

    Raises
    ------
    BoardError
        If something is not of its type; whether it makes a board, the board says.
    """

    id: str
    region: str
    terrain: str
    center: Point
    neighbors: tuple[str, ...]

    def __post_init__(self) -> None:
        for text in (self.id, self.region, self.terrain):
            if not isinstance(text, str):
                raise BoardError("clans.board.format", where=text)
        object.__setattr__(self, "center", as_point(self.center, self.id))
        object.__setattr__(self, "neighbors", as_names(self.neighbors, self.id))


@dataclass(frozen=True, slots=True)
class Lake:
    """Water between territories: those on opposite shores are not neighbors (C2).

    Raises
    ------
    BoardError
        If the center is no point, or the shore is not made of names.
    """

    center: Point
    shore: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "shore", as_names(self.shore, "shore"))
        object.__setattr__(self, "center", as_point(self.center, ", ".join(self.shore)))


def as_point(given: Any, where: str) -> Point:
    """A pair of numbers that can be written and calculated with, given as a list or so.

    Parameters
    ----------
    given : object
    where : str
        Of what it is a part.

    Raises
    ------
    BoardError
        If it is none.

    Examples
    --------
    >>> as_point([0.5, 1], "A1")
    (0.5, 1)
    """
    if not isinstance(given, list | tuple) or len(given) != 2 or not all(map(_is_number, given)):
        raise BoardError("clans.board.format", where=where)
    return given[0], given[1]


def as_names(given: Any, where: str) -> tuple[str, ...]:
    """Names one by one, in the order in which they are given; parameters as above.

    Raises
    ------
    BoardError
        If something else is given, or a text, which is one name and not several.
    """
    names = tuple(given) if isinstance(given, Iterable) and not isinstance(given, str) else None
    if names is None or not all(isinstance(name, str) for name in names):
        raise BoardError("clans.board.format", where=where)
    return names


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < _LARGEST
