"""A moment of Clans: all that is true at a step, worked out once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple, Self, cast

from clans_widget.core import moment
from clans_widget.core.game import Game as AnyGame

from .game import Game
from .position import Position
from .rules.cards import SECRET
from .rules.colors import COLORS
from .rules.steps import (
    ChipsScored,
    ClanRevealed,
    EpochEnded,
    Step,
    VillageFounded,
    VillageIgnored,
)
from .rules.turn import Turn


@dataclass(frozen=True)
class Moment(moment.Moment):
    """What is true at a step of a game of Clans.

    A bare position is a moment as well, and so is a turn: see :meth:`after`.

    Attributes
    ----------
    position : Position
    cards : mapping of int to str
        Clans that the viewer may know before their cards are turned over, by the number of
        the player.

    Examples
    --------
    >>> from clans_widget.clans import Game
    >>> game = Game.new(["Ann", "Bob"], seed=7, cards_seed=7, first="Ann")
    >>> turn = game.play("A1-A2")
    >>> now = Moment.of(game, seen_by="Ann")
    >>> now.mover, now.epoch, now.known, now.step.name
    (2, 'I', {1: 'green'}, 'HutsMoved')
    >>> Moment(game.start).villages
    ()
    """

    position: Position
    cards: Mapping[int, str] = field(default_factory=dict)

    @classmethod
    def of(
        cls, game: AnyGame[Any, Any], number: int | None = None, *, seen_by: str | None = None
    ) -> Self:
        """The moment of a game at a step; the last one by default.

        Raises
        ------
        GameError
            If the viewer is no player.
        """
        now = super().of(game, number, seen_by=seen_by)
        clans = cast(Game, game).clans(seen_by=seen_by)
        told = {
            seat: clan
            for seat, (name, clan) in enumerate(clans.items(), start=1)
            if clan != SECRET and (now.is_last or name == seen_by)
        }
        return replace(now, cards=told)

    @classmethod
    def after(cls, turn: Turn, number: int | None = None, *, players: Sequence[str] = ()) -> Self:
        """The moment after so many steps of a turn; after all of them by default.

        Examples
        --------
        >>> turn = Position.start(seed=7).play("A1-A2")
        >>> [Moment.after(turn, number).mover for number in (0, 1)]
        [1, 2]
        """
        count = len(turn.steps)
        number = count if number is None else max(0, min(number, count))
        happened, to_come = turn.steps[:number], turn.steps[number:]
        return cls(
            position=happened[-1].position if happened else turn.before,
            players=tuple(players),
            number=number,
            count=count,
            events=(turn._replace(steps=happened),) if happened else (),
            to_come=to_come if happened else (),
        )

    @classmethod
    def alone(cls, step: Step) -> Self:
        """A step by itself, as if nothing had come before it and nothing followed.

        Examples
        --------
        >>> Moment.alone(Position.start(seed=7).play("A1-A2").steps[0]).step.name
        'HutsMoved'
        """
        return cls(step.position, number=1, count=1, events=(_Alone(step.position, (step,)),))

    # The villages, and what their founding has brought

    @cached_property
    def epoch(self) -> str:
        """The epoch in which what has just happened belongs; as one ends, the next (V9)."""
        step = self.step
        if isinstance(step, EpochEnded):
            return step.following or step.epoch
        epoch: str = getattr(step, "epoch", self.position.epoch)
        return epoch

    @cached_property
    def unfounded(self) -> frozenset[str]:
        """The groups that stand alone, but are founded later in this turn, or never (F1)."""
        later = (s for s in self.to_come if isinstance(s, VillageFounded | VillageIgnored))
        passed_over = (s for s in self.past if isinstance(s, VillageIgnored))
        return frozenset(step.territory for step in (*later, *passed_over))

    @cached_property
    def villages(self) -> tuple[str, ...]:
        """The villages that have been founded and stand, sorted."""
        return tuple(name for name in self.position.villages if name not in self.unfounded)

    # The end

    @cached_property
    def revealed(self) -> Mapping[int, str]:
        """The clans of the players whose cards lie open, by the player's number (F3)."""
        turned_over = (s for s in self.past if isinstance(s, ClanRevealed | ChipsScored))
        return {step.player: step.clan for step in turned_over}

    @property
    def own_card(self) -> Mapping[int, str]:
        """The clan of the player who looks, by the player's number; empty for nobody (S2)."""
        return {
            number: self.cards[number]
            for number, name in enumerate(self.players, start=1)
            if name == self.seen_by and number in self.cards
        }

    @cached_property
    def known(self) -> Mapping[int, str]:
        """The clans that the viewer knows, by the player's number (S2, F3)."""
        return {**self.cards, **self.revealed}

    @cached_property
    def chip_points(self) -> Mapping[str, int]:
        """The points for chips that clans have got so far, by color (F3)."""
        return {step.clan: step.chips for step in self.past if isinstance(step, ChipsScored)}

    @cached_property
    def scores(self) -> Mapping[str, int]:
        """The points of each clan by color, with those for chips as far as they are counted."""
        pairs = zip(COLORS, self.position.scores, strict=True)
        return {color: points + self.chip_points.get(color, 0) for color, points in pairs}


class _Alone(NamedTuple):
    """The event of a step of which nothing else is known."""

    position: Position
    steps: tuple[Step, ...]

    @property
    def player(self) -> int:
        """The player to move."""
        return self.position.mover
