"""The games of the compiled kernel, played by the readable engine: the same games, slower."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import TypeVar

from clans_widget.arena.many.lots import Lots
from clans_widget.clann import (
    CharacterSentHome,
    CharacterTaken,
    Event,
    GameEnded,
    KnightPushed,
    Move,
    Position,
    Roll,
    TurnEnded,
)
from clans_widget.clann.rules.dice import BLACK_SIDES, FACES

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played to its end.

    Attributes
    ----------
    start, end : Position
    moves : tuple of Move or Roll
    turns : int
        The one that was under way at the start, and the last one, are turns, too.
    sent_home, taken, pushed : int
        Characters that were sent home (K9, K10) and that the Knight took (K11), and how often
        the Knight was pushed away (K12).
    """

    start: Position
    end: Position
    moves: tuple[Move | Roll, ...]
    turns: int
    sent_home: int
    taken: int
    pushed: int

    @property
    def uses(self) -> int:
        """How many dice were used."""
        return sum(isinstance(move, Move) and move.die > 0 for move in self.moves)


def play_game(start: Position, lots: Lots) -> Played:
    """One random game: each use of a die is drawn, then where somebody is put down."""
    events = list(events_of(start, lots))
    steps = [step for event in events for step in event.steps]
    return Played(
        start,
        events[-1].position if events else start,
        tuple(event.move for event in events),
        sum(isinstance(step, TurnEnded | GameEnded) for step in steps),
        sum(isinstance(step, CharacterSentHome) for step in steps),
        sum(isinstance(step, CharacterTaken) for step in steps),
        sum(isinstance(step, KnightPushed) for step in steps),
    )


def events_of(position: Position, lots: Lots) -> Iterator[Event]:
    """Random moves and rolls until the game is over."""
    while not position.is_over:
        event = next_event(position, lots)
        yield event
        position = event.position


def next_event(position: Position, lots: Lots) -> Event:
    """The dice that are to be rolled, or a move."""
    if position.can_roll:
        return position.roll(*drawn_dice(position.dice_to_roll, lots))
    return position.play(drawn_move(position.legal_moves(), lots))


def drawn_dice(kind: str, lots: Lots) -> tuple[tuple[int, ...], int | str | None]:
    """What dice show: the ordinary ones first, then the black one.

    Examples
    --------
    >>> drawn_dice("os", Lots(7, 0))
    ((4,), 2)
    """
    ordinary = tuple(FACES[lots.below(len(FACES))] for _ in range(kind.count("o")))
    return ordinary, BLACK_SIDES[lots.below(len(BLACK_SIDES))] if "s" in kind else None


def drawn_move(moves: Sequence[Move], lots: Lots) -> Move:
    """A die with who uses it at random, then a cell at random for whom is put down.

    So a use is not likelier because somebody can be put down on many cells.

    Parameters
    ----------
    moves : sequence of Move
        All legal moves, in the order in which the engine gives them.
    lots : Lots

    Examples
    --------
    >>> moves = [Move(3, "1"), *(Move(3, "N", f"A{cell}") for cell in range(2, 10))]
    >>> drawn = [str(drawn_move(moves, Lots(7, number))) for number in range(1000)]
    >>> round(drawn.count("3-1") / 1000, 1)
    0.5
    """
    uses = [list(cells) for _, cells in groupby(moves, key=attrgetter("die", "who"))]
    return _one_of(_one_of(uses, lots), lots)


def _one_of(choices: Sequence[T], lots: Lots) -> T:
    """One at random; where there is no choice, nothing is drawn."""
    return choices[lots.below(len(choices))] if len(choices) > 1 else choices[0]
