"""Makes exercises about moves that are not allowed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from clans_widget.clans import Move, Position
from clans_widget.clans.exercises.reason import WhyNot
from clans_widget.clans.rules.moving import FULL
from clans_widget.core.chance import shuffled
from clans_widget.quiz.wish import Wish

from .built import with_full_groups

Moves = Iterator[Move]


def make_reason(position: Position, wish: Wish) -> WhyNot | None:
    """An exercise from a position, if it offers one.

    Easy: a territory is empty, or is no neighbor. Medium: a lake lies between, or the group
    is full, among smaller ones (M2) or beside a smaller full one (M3). Hard: an order is missing
    or wrong (V8), or the game is over (F1). There is always exactly one reason.
    """
    moves = wish.of(_CASES[wish.difficulty])
    if moves is _full_onto_full:
        made = with_full_groups(position, wish.chance)
        if made is None:
            return None
        position, _ = made
    for move in shuffled(moves(position), wish.chance):
        exercise = WhyNot(position, move)
        if len(exercise.solutions()) == 1:
            return exercise
    return None


def _from_empty(position: Position) -> Moves:
    return (Move(a, b) for a, b in _neighbors(position) if not position.size(a))


def _to_empty(position: Position) -> Moves:
    return (Move(a, b) for a, b in _neighbors(position) if not position.size(b))


def _two_away(position: Position) -> Moves:
    return _across(position, "land")


def _over_lake(position: Position) -> Moves:
    return _across(position, "lake")


def _across(position: Position, what: str) -> Moves:
    """Between territories with a common neighbor, and with what between them."""
    board = position.board
    for a, middle in _neighbors(position):
        for b in board[middle].neighbors:
            if b != a and board.between(a, b) == what:
                yield Move(a, b)


def _full(position: Position) -> Moves:
    """From a full group to a smaller one."""
    for a, b in _neighbors(position):
        if position.size(a) >= FULL and 0 < position.size(b) < position.size(a):
            yield Move(a, b)


def _full_onto_full(position: Position) -> Moves:
    """From a full group to a smaller one that is full as well (M3)."""
    return (move for move in _full(position) if position.size(move.target) >= FULL)


def _without_order(position: Position) -> Moves:
    return (Move(m.source, m.target) for m in position.legal_moves() if m.order)


def _wrong_order(position: Position) -> Moves:
    """With an order that names too few villages, or too many."""
    for move in position.legal_moves():
        if move.order:
            founds = position.choose(move.source).founds
            yield Move(move.source, move.target, move.order[:-1] or founds)


def _when_over(position: Position) -> Moves:
    if position.is_over:
        for a, b in _neighbors(position):
            if position.size(a) and position.size(b):
                yield Move(a, b)


def _neighbors(position: Position) -> Iterator[tuple[str, str]]:
    for territory in position.board:
        for other in territory.neighbors:
            yield territory.id, other


_CASES: Final[dict[str, tuple[Callable[[Position], Moves], ...]]] = {
    "easy": (_from_empty, _to_empty, _two_away),
    "medium": (_over_lake, _full, _full_onto_full),
    "hard": (_without_order, _wrong_order, _when_over),
}
"""The moves of each difficulty."""
