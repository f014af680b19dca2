"""What each move would bring each clan: points at once, and a better or worse outlook."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import add, sub
from typing import Final, NamedTuple

from clans_widget.clans import Move, Position, Turn
from clans_widget.clans.rules.legal.quick import places

from .hints import HINTS, NOTHING, ByClan, outlook

Rows = tuple[ByClan, ...]
"""For each hint a number for each clan."""

_NO_OUTLOOK: Final[Rows] = (NOTHING,) * len(HINTS)


class Consequence(NamedTuple):
    """What a move brings.

    Attributes
    ----------
    turn : Turn
    points : tuple of float
        Of each clan, at once (V7).
    chips : int
        Of the mover (V3).
    outlook : tuple of tuple of float
        How the groups change: for each of the
        :data:`~clans_widget.clans.players.beliefs.hints.HINTS` a number for each clan.
    """

    turn: Turn
    points: ByClan
    chips: int
    outlook: Rows

    @property
    def move(self) -> Move:
        """The move itself."""
        return self.turn.move


@lru_cache(maxsize=64)
def consequences(position: Position) -> tuple[Consequence, ...]:
    """Of all legal moves, in their order.

    Examples
    --------
    >>> position = Position.of({"A1": "2r", "A2": "r", "B1": "b", "B2": "2bg"})
    >>> [(str(c.move), c.points[0], c.chips) for c in consequences(position)][:2]
    [('A1-A2', 0.0, 1), ('A2-A1', 3.0, 1)]
    """
    before = outlook_of(position)
    return tuple(_consequence(position.play(move), before) for move in position.legal_moves())


def outlook_of(position: Position) -> Rows:
    """What the hints say about a position: the sums over all groups that are no villages yet."""
    if not position.chips_left:
        return _NO_OUTLOOK
    near, occupied = position.board.near, position.occupied
    free = [place for place in places(occupied) if near[place] & occupied]
    return _sum([_outlook_at(position, place) for place in free])


def _consequence(turn: Turn, before: Rows) -> Consequence:
    chips = turn.position.chips_left - turn.before.chips_left
    if not chips:
        return Consequence(turn, NOTHING, 0, _change_without_village(turn))
    gained = zip(turn.position.scores, turn.before.scores, strict=True)
    points = tuple(float(after - held) for after, held in gained)
    after = outlook_of(turn.position)
    return Consequence(turn, points, -chips, tuple(map(_minus, after, before)))


def _change_without_village(turn: Turn) -> Rows:
    """Only source and target change as long as no chip is taken."""
    places_of = turn.before.board.places
    source, target = places_of[turn.move.source], places_of[turn.move.target]
    joined = _outlook_at(turn.position, target)
    left, there = _outlook_at(turn.before, source), _outlook_at(turn.before, target)
    return tuple(
        tuple([a - b - c for a, b, c in zip(*rows, strict=True)])
        for rows in zip(joined, left, there, strict=True)
    )


def _outlook_at(position: Position, place: int) -> Rows:
    terrain = position.board.territories[place].terrain
    return outlook(position.groups[place], terrain, sum(position.chips))


def _sum(rows: Iterable[Rows]) -> Rows:
    total = _NO_OUTLOOK
    for row in rows:
        total = tuple(tuple(map(add, one, other)) for one, other in zip(total, row, strict=True))
    return total


def _minus(one: Sequence[float], other: Sequence[float]) -> ByClan:
    return tuple(map(sub, one, other))
