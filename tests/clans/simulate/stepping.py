"""The kernel move by move, for comparison with the engine."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from clans_widget.arena.many.kernel.chance import first_lot
from clans_widget.arena.many.kernel.masks import number_of
from clans_widget.clans import Board, Position
from clans_widget.clans.simulate import layout
from clans_widget.clans.simulate.kernel.games import (
    drawn_move,
    is_over,
    play_and_settle,
    set_up,
)
from clans_widget.clans.simulate.kernel.standing import begin, standing_of
from clans_widget.clans.simulate.kernel.ways import ends_of, orders_from, targets_from

LONGEST = layout.PLACES
"""No game has more moves: each empties a territory (M1)."""


@njit  # type: ignore[untyped-decorator, unused-ignore]
def number_of_moves(land: Any, game: Any) -> int:
    """Ways and founding orders together."""
    number, now = 0, standing_of(game)
    for source in range(land.territories):
        ways = number_of(targets_from(land, game.groups, now, source))
        if game.groups[source]:
            number += ways * orders_from(land, game, now, source)
    return number


@njit  # type: ignore[untyped-decorator, unused-ignore]
def play_in_steps(
    lands: Any, games: Any, by_lot: bool, seed: Any, number: int, steps: Any, counts: Any
) -> int:
    """A game with all its positions, and the number of legal moves in each."""
    land, game = lands[0], games[0]
    begin(land, game)
    game.lots = first_lot(seed, number)
    if by_lot:
        steps[0] = game
        set_up(land, steps[0], game)
    ply, now = 0, standing_of(game)
    while not is_over(game, ends_of(now)):
        steps[ply] = game
        counts[ply] = number_of_moves(land, game)
        play_and_settle(land, game, drawn_move(land, game, now, ends_of(now)))
        now = standing_of(game)
        ply += 1
    steps[ply] = game
    return ply


class KernelGame:
    """A game of the kernel: its moves, and the position before each and at the end."""

    def __init__(self, start: Position, seed: int, number: int, *, by_lot: bool = False) -> None:
        self.board: Board = start.board
        self.steps = np.zeros(LONGEST, layout.GAME)
        counts = np.zeros(LONGEST, np.int64)
        games = layout.games_of([start])
        plies = play_in_steps(
            layout.land_of(self.board), games, by_lot, np.uint64(seed), number, self.steps, counts
        )
        self.steps = self.steps[: plies + 1]
        self.numbers_of_moves: list[int] = counts[:plies].tolist()
        self.moves = layout.moves_of(self.steps[-1], start)

    @property
    def positions(self) -> list[Position]:
        """Made anew from huts, chips and scores."""
        return layout.positions_of(self.steps, self.board)

    @property
    def masks(self) -> list[tuple[int, int]]:
        """What the kernel itself keeps as occupied and full."""
        return list(zip(self.steps["occupied"].tolist(), self.steps["full"].tolist(), strict=True))
