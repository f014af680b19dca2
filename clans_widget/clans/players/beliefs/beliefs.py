"""What can be known about secret clans: Bayes over all ways in which they can be held."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import permutations
from random import Random

from clans_widget.arena.breath import breathe
from clans_widget.clans import COLORS, Move, Position
from clans_widget.clans.players.view import View
from clans_widget.core.argument_types import check_arguments
from clans_widget.core.records.headers import checked_seat

from .conduct import NORMAL, Conduct

Assignment = tuple[str, ...]
"""The clan of each player, in the order of their seats."""


@dataclass(frozen=True, slots=True)
class Beliefs:
    """How likely every assignment of clans to players is. Immutable.

    With their own card known there are 4, 12 or 24 assignments for 2, 3 or 4 players, so nothing
    is estimated by samples. What is assumed is in the :class:`~clans_widget.clans.players.Conduct`.

    Attributes
    ----------
    chances : mapping of tuple of str to float
        The probability of each assignment that is possible.

    Examples
    --------
    >>> from clans_widget.clans import Game
    >>> game = Game.new(["Ann", "Bob"], seed=7, cards_seed=7, first="Ann")
    >>> Beliefs.of(View.of(game)).about(2)
    {'red': 0.25, 'blue': 0.25, 'green': 0.0, 'yellow': 0.25, 'black': 0.25}
    """

    chances: Mapping[Assignment, float]

    @staticmethod
    @check_arguments
    def at_the_start(players: int, known: Mapping[int, str] | None = None) -> Beliefs:
        """Before the first move: every assignment that fits the known cards is as likely (S2).

        Parameters
        ----------
        players : int
            2 to 4.
        known : mapping of int to str, optional
            Clans of some seats.
        """
        fixed = (known or {}).items()
        fitting = [
            held
            for held in permutations(COLORS, players)
            if all(held[seat - 1] == clan for seat, clan in fixed)
        ]
        return Beliefs(dict.fromkeys(fitting, 1 / len(fitting)))

    @staticmethod
    @check_arguments
    def of(view: View, conduct: Conduct = NORMAL) -> Beliefs:
        """What a player may believe after all moves so far."""
        beliefs = Beliefs.at_the_start(view.players, {view.seat: view.clan})
        return beliefs.after_all(view.history(), conduct)

    @staticmethod
    @check_arguments
    def of_an_onlooker(view: View, conduct: Conduct = NORMAL) -> Beliefs:
        """What somebody who sees no card may believe; the view's own card is not used."""
        return Beliefs.at_the_start(view.players).after_all(view.history(), conduct)

    @check_arguments
    def after(self, position: Position, move: Move, conduct: Conduct = NORMAL) -> Beliefs:
        """The beliefs once a move has been seen: Bayes' rule.

        Parameters
        ----------
        position : Position
            In which the move was chosen.
        move : Move
        conduct : Conduct
            How players are taken to choose.
        """
        mover = position.mover - 1
        likely = dict(zip(COLORS, conduct.likelihoods(position, move), strict=True))
        weights = {held: chance * likely[held[mover]] for held, chance in self.chances.items()}
        total = sum(weights.values())
        return Beliefs({held: weight / total for held, weight in weights.items()})

    @check_arguments
    def after_all(
        self, history: Iterable[tuple[Position, Move]], conduct: Conduct = NORMAL
    ) -> Beliefs:
        """The beliefs once several moves have been seen."""
        beliefs = self
        for position, move in history:
            breathe()
            beliefs = beliefs.after(position, move, conduct)
        return beliefs

    @check_arguments
    def about(self, seat: int) -> dict[str, float]:
        """How likely each clan is to be that of a seat."""
        checked_seat(seat, self.players)
        return {
            clan: sum((p for held, p in self.chances.items() if held[seat - 1] == clan), 0.0)
            for clan in COLORS
        }

    @check_arguments
    def rivals(self, seat: int) -> dict[str, float]:
        """How likely each clan is to be held by a player other than that of a seat."""
        others = (self.about(k + 1) for k in range(self.players) if k + 1 != seat)
        total = dict.fromkeys(COLORS, 0.0)
        for row in others:
            total = {clan: total[clan] + row[clan] for clan in COLORS}
        return total

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(next(iter(self.chances)))

    @check_arguments
    def drawn(self, chance: Random) -> Assignment:
        """One assignment at random, each with its own probability."""
        left = chance.random()
        for held, probability in self.chances.items():
            left -= probability
            if left < 0:
                return held
        return held
