"""Teaching marks: what a teacher points at on the board."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from .argument_types import check_argument, check_arguments
from .errors import GameError

T = TypeVar("T")

OF_PLACES: Final = ("highlights", "numbers", "dots", "wrong", "missing")
"""The kinds of marks that are rows of places."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What is pointed at: arrows, highlighted places, numbers, a faded rest.

    Attributes
    ----------
    arrows : tuple of (str, str)
        From one place to another.
    highlights : tuple of str
        Places to highlight.
    numbers : tuple of str
        Places that carry the numbers 1, 2, 3, ..., as in an order.
    faded : bool
        Whether all places that no mark names are faded.
    dots : tuple of str
        Places that carry a dot: chosen, in no order.
    wrong : tuple of str
        Places that should not have been chosen: crossed out.
    missing : tuple of str
        Places that should have been chosen: a broken ring.

    Raises
    ------
    GameError
        If an arrow points from a place to itself, or something that is marked is no name.

    Examples
    --------
    >>> sorted(Marks(arrows=(("A1", "A2"),), highlights=("C3",)).places)
    ['A1', 'A2', 'C3']
    >>> Marks(highlights=["A1", "A2"]).highlights
    ('A1', 'A2')
    """

    arrows: tuple[tuple[str, str], ...] = ()
    highlights: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    faded: bool = False
    dots: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        arrows = tuple(_arrow(given) for given in _each(self.arrows))
        object.__setattr__(self, "arrows", arrows)
        for kind in OF_PLACES:
            object.__setattr__(self, kind, _names(getattr(self, kind)))
        check_argument("faded", self.faded, bool)
        object.__setattr__(self, "faded", bool(self.faded))

    def __bool__(self) -> bool:
        return bool(self.arrows or self.places or self.faded)

    @property
    def places(self) -> frozenset[str]:
        """All places that a mark names."""
        ends = (end for arrow in self.arrows for end in arrow)
        named = (name for kind in OF_PLACES for name in getattr(self, kind))
        return frozenset((*ends, *named))

    @check_arguments
    def beside(self, other: Marks) -> Marks:
        """These marks and others, each once; of two rows of numbers their own.

        Examples
        --------
        >>> Marks(highlights=("A1",)).beside(Marks(highlights=("A1", "A2"))).highlights
        ('A1', 'A2')
        """
        return Marks(
            _each_once(self.arrows, other.arrows),
            _each_once(self.highlights, other.highlights),
            self.numbers or other.numbers,
            self.faded or other.faded,
            _each_once(self.dots, other.dots),
            _each_once(self.wrong, other.wrong),
            _each_once(self.missing, other.missing),
        )


def _each_once(one: tuple[T, ...], other: tuple[T, ...]) -> tuple[T, ...]:
    return tuple(dict.fromkeys((*one, *other)))


def _each(given: Any) -> Iterable[Any]:
    """What is given one by one; a text is one thing and not its letters."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise GameError("game.marks", given=given)
    return given


def _names(given: Any) -> tuple[str, ...]:
    names = tuple(_each(given))
    for name in names:
        if not isinstance(name, str):
            raise GameError("game.marks", given=name)
    return names


def _arrow(given: Any) -> tuple[str, str]:
    ends = _names(given)
    if len(ends) != 2:
        raise GameError("game.arrow", given=", ".join(ends))
    source, target = ends
    if source == target:
        raise GameError("game.arrow_to_itself", place=source)
    return source, target


NO_MARKS: Final = Marks()
"""Nothing is pointed at."""
