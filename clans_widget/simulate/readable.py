"""The games of the compiled kernel, played by the readable engine: the same games, slower."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from clans_widget.clans import COLORS, Move, Position, StrifeBroke, Turn, VillageDestroyed
from clans_widget.clans.position import make_position

from .lots import Lots


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
    """One random game: each move is drawn from all legal moves."""
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
    """The position with the huts of each region by lot (S1)."""
    starts = range(0, len(position.board), len(COLORS))
    regions = (position.groups[start : start + len(COLORS)] for start in starts)
    groups = [hut for region in regions for hut in lots.shuffled(region)]
    return make_position(
        position.board, tuple(groups), position.mover, position.chips, position.scores
    )


def turns_of(position: Position, lots: Lots) -> Iterator[Turn]:
    """Random turns until the game is over."""
    while moves := position.legal_moves():
        turn = position.play(in_turn(moves)[lots.below(len(moves))])
        yield turn
        position = turn.position


def in_turn(moves: Sequence[Move]) -> list[Move]:
    """The moves as the lots count them: those with another order of villages come last.

    Examples
    --------
    >>> [str(m) for m in in_turn([Move("A1", "A2", ("A3", "A4")), Move("A1", "A2", ("A4", "A3")),
    ...                           Move("A2", "A1")])]
    ['A1-A2:A3,A4', 'A2-A1', 'A1-A2:A4,A3']
    """
    ways = {(move.source, move.target): move for move in reversed(moves)}
    others = [move for move in moves if ways[move.source, move.target] is not move]
    return [*reversed(ways.values()), *others]
