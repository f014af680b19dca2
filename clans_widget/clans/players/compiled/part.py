"""How the parts of the search are compiled, and what they have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from numba import njit
from numpy.typing import NDArray

from clans_widget.arena.many.kernel.compiling import CALLED, Game, rule
from clans_widget.clans.simulate.kernel import Land, Move
from clans_widget.clans.simulate.kernel.games import (
    drawn_move,
    play,
)

F = TypeVar("F", bound=Callable[..., Any])

ByClan = NDArray[np.float64]


def part(function: F) -> F:
    """Compile a function that others call; to compile it into each of them would take long."""
    return cast("F", njit(**CALLED)(function))


@part
def carry_out(land: Land, game: Game, move: Move) -> None:
    """Play a move."""
    play(land, game, move)


@part
def by_lot(land: Land, game: Game) -> Move:
    """A move drawn as in random games."""
    source, target, order = drawn_move(land, game)
    return as_move(source, target, order)


@rule
def as_move(source: int, target: int, order: int) -> Move:
    """A move of plain numbers."""
    return plain(source), plain(target), plain(order)


@rule
def plain(number: int) -> int:
    """A number of one kind: for each other kind, what takes it would be compiled once more."""
    return np.int64(number)  # type: ignore[return-value]  # compiled, it is an int
