"""What the dice did, and what players did: how each changed the chance to win, roll by roll."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from clans_widget.core.chance import Roll
from clans_widget.core.game import Game

from .judging import Judge, expected


class Reviewed(NamedTuple):
    """A roll and what was done with it; in a game without dice, what was done.

    Attributes
    ----------
    first : int
        The number of its first event in the game, from 1.
    last : int
        The number of its last one.
    player : int
        Who acted, from 1.
    roll : Roll or None
        What was rolled; ``None`` where it was decided without a roll.
    moves : tuple
        What was done.
    before : float
        How likely the side of the player was to win before the roll.
    best : float
        The same after the roll, with its best use.
    after : float
        The same after what was done; while something is left to do, with the best of that.
    """

    first: int
    last: int
    player: int
    roll: Roll | None
    moves: tuple[Any, ...]
    before: float
    best: float
    after: float

    @property
    def luck(self) -> float:
        """What the dice did: more than 0 for good luck, in chance to win."""
        return self.best - self.before

    @property
    def choice(self) -> float:
        """What the player did: 0 for the best choice, less for what it gave away."""
        return self.after - self.best


class Span(NamedTuple):
    """The events from a roll to the last use of its dice; in a game without dice, of a turn.

    Attributes
    ----------
    first : int
        The number of its first event in the game, from 1.
    events : tuple of Event
    """

    first: int
    events: tuple[Any, ...]

    def can_be_judged(self, judge: Judge) -> bool:
        """Whether a judge can say something of all that happened."""
        return all(judge.can_judge(event.before) for event in self.events)

    def reviewed(self, judge: Judge) -> Reviewed:
        """What the dice did here, and what the player did."""
        begin, *uses = self.events
        is_roll = isinstance(begin.move, Roll)
        outlook = judge.outlook(begin.player)
        after = outlook(self.events[-1].position)
        best = max(outlook(begin.position if is_roll else begin.before), after)
        return Reviewed(
            first=self.first,
            last=self.first + len(uses),
            player=begin.player,
            roll=begin.move if is_roll else None,
            moves=tuple(event.move for event in (uses if is_roll else self.events)),
            before=expected(judge.rolls(begin.before), outlook) if is_roll else best,
            best=best,
            after=after,
        )

    def _goes_on_with(self, event: Any) -> bool:
        last = self.events[-1]
        return not isinstance(event.move, Roll) and event.player == last.player


def spans(events: Sequence[Any]) -> Iterator[Span]:
    """What has happened in a game, from roll to roll."""
    span: Span | None = None
    for number, event in enumerate(events, start=1):
        if span and span._goes_on_with(event):
            span = Span(span.first, (*span.events, event))
            continue
        if span:
            yield span
        span = Span(number, (event,))
    if span:
        yield span


def review(game: Game[Any, Any], judge: Judge) -> Iterator[Reviewed]:
    """Look back at a game, one roll after another; each comes as soon as it has been judged.

    What nobody can judge, such as the set-up of a game, is passed over.

    Parameters
    ----------
    game : Game
    judge : Judge

    Yields
    ------
    Reviewed
    """
    for span in spans(game.events):
        if span.can_be_judged(judge):
            yield span.reviewed(judge)
