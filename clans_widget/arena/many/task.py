"""What is to be played, and a part of it played: on a compiled kernel, or by an engine."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec
from typing import Any, Final, Generic, TypeVar
from warnings import warn

import numpy as np
from numpy.typing import NDArray

from clans_widget.core.extras import install
from clans_widget.words import say

from .lots import Lots
from .workers import Span

P = TypeVar("P")

Rows = NDArray[np.int32]

Records = NDArray[np.void]
"""An array of records: games while they are played."""

ROOM: Final = 250
"""So many games stand in memory at once, however many are played."""


@dataclass(frozen=True, slots=True)
class Part:
    """The results of some games, whose numbers follow one another."""

    first: int
    rows: Rows
    records: list[str] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.rows)


@dataclass(frozen=True, slots=True)
class Task(ABC, Generic[P]):
    """Random games: which, and what to keep of them. Each game of the house has its own.

    Attributes
    ----------
    starts : tuple of positions
        Game number k begins at the start number k modulo their number.
    seed : int
        As :func:`~clans_widget.arena.many.lots.seed_number` gives it.
    record : bool
        Whether to keep the moves.
    compiled : bool
        Whether to use the kernel; the results are the same.
    """

    starts: tuple[P, ...]
    seed: int
    record: bool = False
    compiled: bool = True

    @property
    def is_quick(self) -> bool:
        """Whether a game takes microseconds: text and the engine take a millisecond."""
        return self.compiled and not self.record

    @property
    @abstractmethod
    def columns(self) -> tuple[str, ...]:
        """The names of the columns of the results."""

    def start_of(self, number: int) -> P:
        """Where a game begins."""
        return self.starts[number % len(self.starts)]

    def lots_of(self, number: int) -> Lots:
        """What a game draws from."""
        return Lots(self.seed, number)

    def play(self, span: Span) -> Part:
        """Play the games of a span."""
        if self.compiled and has_numba():  # a worker elsewhere may have none
            return self._compiled(*span)
        return self._readable(*span)

    @abstractmethod
    def _compiled(self, first: int, count: int) -> Part:
        """The games from a number on, played by the kernel."""

    @abstractmethod
    def _readable(self, first: int, count: int) -> Part:
        """The same games, played by the engine."""


def in_room(count: int, kind: np.dtype[np.void]) -> Iterator[tuple[int, Records]]:
    """Room for so many games, again and again the same; and how many games were before.

    Examples
    --------
    >>> [(done, len(games)) for done, games in in_room(600, np.dtype([("moves", "i8")]))]
    [(0, 250), (250, 250), (500, 100)]
    """
    room = np.empty(min(ROOM, count), kind)
    for done in range(0, count, ROOM):
        yield done, room[: count - done]


def has_numba() -> bool:
    """Whether games can be compiled here."""
    return find_spec("numba") is not None


def can_compile() -> bool:
    """Whether games can be compiled here; if not, that is said, once."""
    if not has_numba():
        warn_once("simulate.no_numba", command=install("fast"))
    return has_numba()


@cache
def warn_once(key: str, **values: Any) -> None:
    """Say something that is said once."""
    warn(say(key, **values), RuntimeWarning, stacklevel=2)
