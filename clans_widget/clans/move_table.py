"""All moves of a board that need no founding order, made once and looked up."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from .board import Board
from .move import Move


class MovesFrom(dict[int, tuple[Move, ...]]):
    """The moves from one territory: mask of the targets -> moves, sorted by text."""

    def __init__(self, board: Board, source: int) -> None:
        super().__init__()
        self._with_orders: dict[tuple[int, tuple[str, ...], int], tuple[Move, ...]] = {}
        self._moves = [
            (1 << board.place(target), Move(board.ids[source], target))
            for target in board.territories[source].neighbors
        ]

    def __missing__(self, targets: int) -> tuple[Move, ...]:
        self[targets] = tuple(move for bit, move in self._moves if bit & targets)
        return self[targets]

    def with_orders(self, targets: int, founded: tuple[str, ...], named: int) -> tuple[Move, ...]:
        """Each move once for every order of the villages it founds, so many of them named (V8)."""
        key = targets, founded, named
        if key not in self._with_orders:
            orders = list(permutations(founded, named))
            self._with_orders[key] = tuple(
                Move(move.source, move.target, order) for move in self[targets] for order in orders
            )
        return self._with_orders[key]


Row = tuple[int, MovesFrom]
"""The mask of a territory's neighbors, and the moves from it."""


@lru_cache(maxsize=32)
def move_table(board: Board) -> tuple[Row, ...]:
    """A row for each territory of a board."""
    return tuple((near, MovesFrom(board, place)) for place, near in enumerate(board.near))
