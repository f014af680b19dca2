"""The games of the compiled kernel, played by the readable engine: the same games, slower."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, permutations
from operator import attrgetter
from typing import Final

from clans_widget.arena.many.lots import Lots
from clans_widget.clans import COLORS, Move, Position, StrifeBroke, Turn, VillageDestroyed
from clans_widget.clans.position import make_position

BLOCKS: Final = (1, 2, 4, 8)
"""The sizes of blocks of ways; nobody has sixteen neighbors."""

_source_and_target = attrgetter("source", "target")


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
    groups = [hut for region in regions for hut in _shuffled(region, lots)]
    return make_position(
        position.board, tuple(groups), position.mover, position.chips, position.scores
    )


def _shuffled(huts: Sequence[int], lots: Lots) -> Sequence[int]:
    orders = list(permutations(huts))
    return orders[lots.below(len(orders))]


def turns_of(position: Position, lots: Lots) -> Iterator[Turn]:
    """Random turns until the game is over."""
    while not position.is_over:
        turn = position.play(drawn_move(position, lots))
        yield turn
        position = turn.position


def drawn_move(position: Position, lots: Lots) -> Move:
    """A way for the huts at random, then a founding order at random.

    So a way is not likelier because it founds several villages, in one order or another.

    Parameters
    ----------
    position : Position
        Not the end of a game.
    lots : Lots

    Examples
    --------
    Four ways in a row of three; those from the middle found two villages, in two orders each:

    >>> position = Position.of({"A1": "r", "A2": "b", "A5": "g"})
    >>> len(position.legal_moves())
    6
    >>> drawn = [drawn_move(position, Lots(7, number)).source for number in range(1000)]
    >>> round(drawn.count("A2") / 1000, 1)
    0.5
    """
    ways = list(numbered_ways(position))
    orders = ways[lots.below(len(ways))]
    return orders[lots.below(len(orders))] if len(orders) > 1 else orders[0]


def numbered_ways(position: Position) -> Iterator[list[Move]]:
    """The ways in the order in which the kernel numbers them, each with its founding orders.

    The ways from a group fall into blocks, as their number is written in binary: six ways are a
    block of four, and one of two after it. All blocks of one are numbered first, then all blocks
    of two, and so on. The ways of full groups (M3) are the last, in no blocks.

    Examples
    --------
    >>> position = Position.of({"A1": "r", "A2": "b", "A5": "g"})
    >>> [f"{way[0].source}-{way[0].target}" for way in numbered_ways(position)]
    ['A1-A2', 'A5-A2', 'A2-A1', 'A2-A5']
    """
    ways = [list(orders) for _, orders in groupby(position.legal_moves(), _source_and_target)]
    free = [way for way in ways if not _is_full(position, way[0].source)]
    groups = [list(of_one) for _, of_one in groupby(free, lambda way: way[0].source)]
    for block in BLOCKS:
        for of_one in groups:
            if len(of_one) & block:
                larger_blocks = len(of_one) // (2 * block) * (2 * block)
                yield from of_one[larger_blocks : larger_blocks + block]
    yield from (way for way in ways if _is_full(position, way[0].source))


def _is_full(position: Position, source: str) -> bool:
    return bool(position.full >> position.board.places[source] & 1)
