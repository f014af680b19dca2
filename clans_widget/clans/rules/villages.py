"""Villages: which ones a move founds, and in which order (V1, V2, V8).

What then happens in each of them (V3 to V7, V9) stands in :mod:`~clans_widget.clans.rules.turn`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from clans_widget.clans.errors import IllegalMove

from .state import State


def villages(state: State) -> tuple[str, ...]:
    """V1: the groups with only empty neighbors.

    V2: such a group never moves again and nothing can join it, for M1 finds no huts beside it.
    """
    return tuple(name for name in state.board.ids if stands_alone(state, name))


def stands_alone(state: State, territory: str, emptied: str = "") -> bool:
    """Whether a territory holds huts and all its neighbors are empty, or are to be emptied."""
    neighbors = (name for name in state.board[territory].neighbors if name != emptied)
    return state.size(territory) > 0 and not any(map(state.size, neighbors))


def founded(state: State, source: str) -> tuple[str, ...]:
    """V1: the villages that a move from a territory founds.

    They are those of its neighbors, the target among them, that have no other neighbor with
    huts. So they do not depend on where the huts go: what founds a village is the emptied
    territory.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> founded(Position.of({"A1": "r", "A2": "b", "A4": "g"}), "A1")
    ('A2', 'A4')
    """
    near = state.board[source].neighbors
    return tuple(name for name in near if stands_alone(state, name, emptied=source))


def to_order(state: State, founded: int) -> int:
    """How many of the founded villages an order names (V8): as many as get a chip (F1)."""
    return min(founded, state.chips_left) if founded > 1 else 0


def orders(state: State, source: str) -> Iterator[tuple[str, ...]]:
    """V8: the orders in which the villages of a move can be founded; the mover picks one.

    Where there is one village or none, that is the order of none.
    """
    names = founded(state, source)
    return permutations(names, to_order(state, len(names)))


def in_order(
    state: State, source: str, order: tuple[str, ...], founded: tuple[str, ...]
) -> tuple[str, ...]:
    """The villages that a move from a source founds, those that its order names first (V8).

    Raises
    ------
    IllegalMove
        If an order is missing, or names other villages than it must.
    """
    needed = to_order(state, len(founded))
    check_exist(state, *order)
    about: dict[str, Any] = {"source": source, "villages": founded, "count": needed}
    if needed and not order:
        raise IllegalMove("order_needed", **about)
    if order and not needed:
        raise IllegalMove("order_wrong", case="none", **about)
    if len(order) != needed or len(set(founded).intersection(order)) != needed:
        raise IllegalMove("order_wrong", case="other", **about)
    return (*order, *(name for name in founded if name not in order))


def check_exist(state: State, *territories: str) -> None:
    """Raise unless there are such territories (C1).

    Raises
    ------
    IllegalMove
        If one does not exist.
    """
    for name in territories:
        if name not in state.board:
            last = state.board.ids[-1]
            raise IllegalMove("unknown_territory", territory=name, last=last)
