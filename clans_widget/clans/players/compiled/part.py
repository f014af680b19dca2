"""What the parts of the compiled search have in common."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clans_widget.arena.many.kernel.compiling import Game, part, rule
from clans_widget.clans.simulate.kernel import Land, Move
from clans_widget.clans.simulate.kernel.games import (
    drawn_move,
    play,
)

ByClan = NDArray[np.float64]


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
