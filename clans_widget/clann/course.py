"""The course: a ring of four arms, with a Crown, a Gate and a Treasure for each (K2)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from operator import index
from typing import Any, Final

from clans_widget.core.argument_types import check_arguments

from .errors import CourseError

ARMS: Final = "ABCD"
"""The arms, clockwise."""

LEAST_ARM: Final = 7
"""On shorter arms K11 could find no cell that is free."""

LEAST_TREASURE: Final = 1

LONGEST: Final = 99
"""A course is still one that can be drawn and written."""

HOME: Final = -1
"""How far a character is that waits at home."""

CELL: Final = r"[A-D](?:[1-9][0-9]?)"
"""How a cell of the ring is written, as a regular expression."""


@dataclass(frozen=True)
class Course:
    """A course, given by its sizes.

    Cells of the ring are numbered clockwise from 0, that is ``A1``. How far a character is counts
    from its own Crown: 0 is the Crown, :attr:`gate` the Gate, then come the cells of the
    Treasure, and at last :attr:`arrival`; :data:`HOME` is before all of them.

    Attributes
    ----------
    arm : int
        Cells of an arm, its Crown among them.
    treasure : int
        Cells of a Treasure.

    Raises
    ------
    CourseError
        If a size is no whole number, too small or too large.

    Examples
    --------
    >>> course = Course.standard()
    >>> course.ring, course.gate, course.arrival
    (56, 55, 62)
    >>> course.name(0), course.name(55), course.place("B1")
    ('A1', 'D14', 14)
    """

    arm: int = 14
    treasure: int = 6

    def __post_init__(self) -> None:
        for name, least in (("arm", LEAST_ARM), ("treasure", LEAST_TREASURE)):
            object.__setattr__(self, name, _size(name, getattr(self, name), least))

    @staticmethod
    def standard() -> Course:
        """The course that is played on: 14 cells an arm, 6 of Treasure."""
        return _standard()

    @cached_property
    def ring(self) -> int:
        """How many cells the ring has."""
        return len(ARMS) * self.arm

    @property
    def gate(self) -> int:
        """How far a character on its own Gate has come: the last cell of its lap."""
        return self.ring - 1

    @cached_property
    def arrival(self) -> int:
        """How far a character at the Arrival has come."""
        return self.ring + self.treasure

    @cached_property
    def cells(self) -> tuple[str, ...]:
        """The names of the ring's cells, clockwise from ``A1``."""
        return tuple(f"{arm}{number + 1}" for arm in ARMS for number in range(self.arm))

    @cached_property
    def places(self) -> dict[str, int]:
        """The number of each cell, by its name."""
        return {name: cell for cell, name in enumerate(self.cells)}

    @cached_property
    def crowns(self) -> tuple[int, ...]:
        """The Crown of each arm: where its player's characters enter."""
        return tuple(range(0, self.ring, self.arm))

    @cached_property
    def gates(self) -> tuple[int, ...]:
        """The Gate of each arm: the cell just short of its Crown."""
        return tuple((crown - 1) % self.ring for crown in self.crowns)

    @cached_property
    def marked(self) -> frozenset[int]:
        """All Crowns and Gates."""
        return frozenset(self.crowns + self.gates)

    def name(self, cell: int) -> str:
        """The name of a cell of the ring."""
        return self.cells[cell]

    @check_arguments
    def place(self, name: str) -> int | None:
        """The number of a cell by its name; ``None`` if the ring has none of this name."""
        return self.places.get(name)

    @cached_property
    def laps(self) -> tuple[tuple[int, ...], ...]:
        """The cells of the ring in the order of each arm's lap, from its Crown to its Gate."""
        ring = range(self.ring)
        return tuple((*ring[crown:], *ring[:crown]) for crown in self.crowns)

    def cell(self, arm: int, progress: int) -> int:
        """The cell of the ring that somebody of an arm has reached after so many cells."""
        return self.laps[arm][progress]

    def progress(self, arm: int, cell: int) -> int:
        """How far somebody of an arm has come on a cell of the ring, counted from its own Crown."""
        return (cell - self.crowns[arm]) % self.ring


@cache
def _standard() -> Course:
    return Course()


def a_course(given: Any) -> Course:
    """The course that was given; the standard one for none.

    Raises
    ------
    CourseError
        If it is something else.
    """
    if given is None:
        return Course.standard()
    if isinstance(given, Course):
        return given
    raise CourseError("clann.course.none", given=given, example="Course(arm=14, treasure=6)")


def _size(name: str, given: Any, least: int) -> int:
    try:
        size = index(given)
    except TypeError:
        size = -1
    if not least <= size <= LONGEST:
        raise CourseError(f"clann.course.{name}", given=given, least=least, most=LONGEST)
    return size
