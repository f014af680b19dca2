"""The games of the compiled kernel, played by the readable engine: the same games, slower."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter

from clans_widget.arena.many.lots import Lots
from clans_widget.clans import COLORS, Move, Position, StrifeBroke, Turn, VillageDestroyed
from clans_widget.clans.position import make_position


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played to its end.

    Attributes
    ----------
    start, end : Position
    moves : tuple of Move
    strife, destroyed : int
        How many villages lost huts in strife (V4), and how many were destroyed (V6).
    """

    start: Position
    end: Position
    moves: tuple[Move, ...]
    strife: int
    destroyed: int


def play_game(start: Position, by_lot: bool, lots: Lots) -> Played:
    """One random game: each move is a way at random, in a founding order at random."""
    if by_lot:
        start = set_up(start, lots)
    turns = list(turns_of(start, lots))
    steps = [step for turn in turns for step in turn.steps]
    return Played(
        start,
        turns[-1].position if turns else start,
        tuple(turn.move for turn in turns),
        sum(isinstance(step, StrifeBroke) for step in steps),
        sum(isinstance(step, VillageDestroyed) for step in steps),
    )


def set_up(position: Position, lots: Lots) -> Position:
    """The position with the huts of each region at random (S1)."""
    starts = range(0, len(position.board), len(COLORS))
    regions = (position.groups[start : start + len(COLORS)] for start in starts)
    groups = [hut for region in regions for hut in lots.shuffled(region)]
    return make_position(
        position.board, tuple(groups), position.mover, position.chips, position.scores
    )


def turns_of(position: Position, lots: Lots) -> Iterator[Turn]:
    """Random turns until the game is over."""
    while moves := position.legal_moves():
        turn = position.play(drawn_move(moves, lots))
        yield turn
        position = turn.position


def drawn_move(moves: Sequence[Move], lots: Lots) -> Move:
    """A way for the huts at random, then a founding order at random.

    So a way is not likelier because it founds several villages, in one order or another.

    Parameters
    ----------
    moves : sequence of Move
        All legal moves, in the order in which the engine gives them.
    lots : Lots

    Examples
    --------
    >>> moves = [Move("A1", "A2", ("A3", "A4")), Move("A1", "A2", ("A4", "A3")), Move("A2", "A1")]
    >>> drawn = [str(drawn_move(moves, Lots(7, number))) for number in range(1000)]
    >>> round(drawn.count("A2-A1") / 1000, 1)
    0.5
    """
    ways = [list(orders) for _, orders in groupby(moves, key=attrgetter("source", "target"))]
    orders = ways[lots.below(len(ways))]
    return orders[lots.below(len(orders))] if len(orders) > 1 else orders[0]
