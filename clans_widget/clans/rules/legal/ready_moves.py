"""All moves of a board, made once and looked up: for :mod:`.quick`."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress, permutations, product
from typing import Final

from clans_widget.clans.board.board import Board
from clans_widget.clans.move import Move

_FEW: Final = 8
"""Up to so many neighbors, the moves to every set of them are made at once."""

Moves = dict[int, tuple[Move, ...]]
"""Mask of the targets -> moves, sorted by text."""


class _Lazy(dict[int, tuple[Move, ...]]):
    """Moves that are made when they are first asked for."""

    def __init__(self, moves: dict[int, Move]) -> None:
        super().__init__()
        self._moves = moves

    def __missing__(self, targets: int) -> tuple[Move, ...]:
        self[targets] = tuple(move for bit, move in self._moves.items() if bit & targets)
        return self[targets]


@lru_cache(maxsize=32)
def ready_moves(board: Board) -> tuple[tuple[int, Moves], ...]:
    """For each territory the mask of its neighbors, and the moves that need no order."""
    return tuple((near, _moves_from(board, place)) for place, near in enumerate(board.near))


@lru_cache(maxsize=8192)
def with_orders(
    board: Board, source: int, targets: int, villages: tuple[int, ...], named: int
) -> tuple[Move, ...]:
    """The moves from a territory to some others, in every order of the villages founded (V8).

    Parameters
    ----------
    board : Board
    source : int
        A place.
    targets : int
        A mask.
    villages : tuple of int
        Their places.
    named : int
        How many of the villages an order names.
    """
    orders = list(permutations([board.ids[place] for place in villages], named))
    plain = ready_moves(board)[source][1][targets]
    return tuple(Move(move.source, move.target, order) for move in plain for order in orders)


def _moves_from(board: Board, source: int) -> Moves:
    moves = {
        1 << target: Move(board.ids[source], board.ids[target]) for target in board.around[source]
    }
    lazy = _Lazy(moves)
    if len(moves) > _FEW:
        return lazy
    chosen = product((False, True), repeat=len(moves))
    return {targets: lazy[targets] for targets in (sum(compress(moves, some)) for some in chosen)}
