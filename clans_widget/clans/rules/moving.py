"""Moving (M1 to M3), as the rulebook says it, territory by territory.

Who explains a move, refuses it or lets it be chosen asks here. Who plays thousands of games
asks :mod:`~clans_widget.clans.rules.legal.quick`, which gives the same answers.
"""

from __future__ import annotations

from typing import Final

from clans_widget.clans.move import Move

from .state import State
from .villages import orders

FULL: Final = 7
"""A group of so many huts or more does not move (M2)."""


def legal_moves(state: State) -> tuple[Move, ...]:
    """All legal moves, sorted by their text: one for each order of the villages founded (V8).

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> legal_moves(Position.of({"A1": "7r", "A2": "2b", "A3": "g"}))
    (Move('A2-A1'), Move('A2-A3'), Move('A3-A1'), Move('A3-A2'))
    """
    if state.chips_left == 0:
        return ()
    moves = (
        Move(source, target, order)
        for source in state.board.ids
        for target in targets(state, source)
        for order in orders(state, source)
    )
    return tuple(sorted(moves, key=str))


def targets(state: State, source: str) -> tuple[str, ...]:
    """Where the huts of a territory may move (M1 to M3)."""
    near = state.board[source].neighbors
    return tuple(target for target in near if may_move(state, source, target))


def may_move(state: State, source: str, target: str) -> bool:
    """Whether the huts of one territory may move onto another (M1 to M3)."""
    return joins_huts(state, source, target) and (
        not is_full(state, source) or may_unite(state, source, target)
    )


def joins_huts(state: State, source: str, target: str) -> bool:
    """M1: huts move from one territory onto a neighboring one (C2), and both hold huts."""
    near = target in state.board[source].neighbors
    return near and state.size(source) > 0 and state.size(target) > 0


def is_full(state: State, territory: str) -> bool:
    """M2: a group of 7 huts or more does not move. Other groups may still join it."""
    return state.size(territory) >= FULL


def may_unite(state: State, source: str, target: str) -> bool:
    """M3: of two full neighbors the smaller may move onto the larger; of equal ones, either."""
    near = target in state.board[source].neighbors
    both_full = is_full(state, source) and is_full(state, target)
    return near and both_full and state.size(source) <= state.size(target)
