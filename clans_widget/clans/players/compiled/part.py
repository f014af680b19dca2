"""What the parts of the compiled search have in common."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clans_widget.arena.many.kernel.compiling import Game, part, rule
from clans_widget.clans.simulate.kernel import Land, Move, games
from clans_widget.clans.simulate.kernel.games import drawn_move, play_and_settle
from clans_widget.clans.simulate.kernel.standing import standing_of
from clans_widget.clans.simulate.kernel.ways import ends_of

ByClan = NDArray[np.float64]


@part
def carry_out(land: Land, game: Game, move: Move) -> None:
    """Play a move."""
    play_and_settle(land, game, move)


@part
def is_over(game: Game) -> bool:
    """F1 and F2, from what the record says."""
    return games.is_over(game, ends_of(standing_of(game)))


@part
def by_lot(land: Land, game: Game) -> Move:
    """A move drawn as in random games."""
    now = standing_of(game)
    source, target, order = drawn_move(land, game, now, ends_of(now))
    return as_move(source, target, order)


@rule
def as_move(source: int, target: int, order: int) -> Move:
    """A move of plain numbers."""
    return plain(source), plain(target), plain(order)


@rule
def plain(number: int) -> int:
    """A number of one kind: for each other kind, what takes it would be compiled once more."""
    return np.int64(number)  # type: ignore[return-value]  # compiled, it is an int
