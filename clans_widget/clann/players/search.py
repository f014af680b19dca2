"""A bot that searches its whole turn, and looks at all that the next roll may bring."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from typing import Any, Final

from clans_widget.arena.choosing import Seed, best_first, chance_for, legal_moves
from clans_widget.arena.player import Candidate
from clans_widget.arena.view import View
from clans_widget.clann import Position
from clans_widget.clann.chances import to_win
from clans_widget.clann.rules.seats import partner_of
from clans_widget.core.argument_types import check_arguments

from .ahead import expected
from .bots import chosen
from .planning import End, Plan, best_ends
from .tactics import USUAL_WEIGHTS, weighed

SURE: Final = 1000.0
"""What a win is worth, in cells: more than all that can be said of a game that goes on."""

DIGITS: Final = 6
"""Worths are rounded to so many: what is left of them depends on the machine."""


LEAST: Final = 2
"""Of one end alone there is nothing to compare."""


@check_arguments
@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Plans the turn, and looks at all that the next roll may bring after it.

    First the dice on the table are searched, in every order. What the turn leads to is worth what
    the four hints say of it, as for :class:`TacticalPlayer`. Then, for the best few ends of the
    turn, the next roll is looked at, whoever rolls it: an end is worth the mean over all that the
    dice can show.

    Exact are the dice, with their 105 things at a first roll; and the chance to win of a position
    in which all are in their Treasures. Not exact are the answer to a roll, which is searched for
    cells alone, and what is said of the position after it: see
    :mod:`~clans_widget.clann.players.ahead`. What looks bad at once is not followed. How much is
    looked at is counted, not timed: a seed and a position have one move on every machine.

    It plays for its partner as for itself: what both have come adds up.

    Parameters
    ----------
    seed : int or str, optional
        Decides among moves that are equally good.
    weights : mapping of str to float
        Of some hints, where they should not be the usual ones; 0 switches a hint off.
    width : int
        So many uses of a die are followed each time, those that look best at once. Somebody who
        is put down may be put on dozens of cells, and few of them are worth a look.
    ends : int
        Of so many ends of the turn the next roll is looked at; with less than two, of none.
    compiled : bool
        Whether the next roll is looked at by compiled code, for which numba must be installed. The
        moves are the same, and come sooner; but once some seconds go by until it is compiled.

    Examples
    --------
    >>> from clans_widget.arena import OpenView
    >>> view = OpenView(Position.from_text("A1,B9,x,x/x,x,x,A6 D7 1 23"), 1)
    >>> [str(each.move) for each in SearchPlayer(seed=1).candidates(view)[:2]]
    ['2-1', '3-1']
    """

    seed: Seed = None
    weights: Mapping[str, float] = field(default_factory=dict, hash=False)
    width: int = 6
    ends: int = 6
    compiled: bool = False

    @check_arguments
    def choose(self, view: View) -> Any:
        """The use of a die that begins the best turn, or a roll where dice may be rolled.

        Raises
        ------
        PlayersError
            If the game is over.
        """
        return chosen(self, view, chance_for(view, self.seed, "search player"))

    @check_arguments
    def candidates(self, view: View) -> tuple[Candidate, ...]:
        """The moves that look best at once, by what their turns lead to.

        Raises
        ------
        PlayersError
            If the game is over.
        """
        weights = {**USUAL_WEIGHTS, **self.weights}
        plan = Plan(partial(_said, seat=view.seat, weights=weights), self.width)
        position = view.position
        afters = [(move, position.play(move).position) for move in legal_moves(view)]
        afters.sort(key=lambda after: -plan.at_once(after[1]))
        led_to = {
            move: plan.ends(after, max(1, self.ends)) for move, after in afters[: 2 * self.width]
        }
        worths = self._worths(set(chain.from_iterable(led_to.values())), view.seat, weights)
        return best_first(
            [Candidate(move, max(worths[end] for end in ends)) for move, ends in led_to.items()]
        )

    def _worths(
        self, found: Collection[End], seat: int, weights: Mapping[str, float]
    ) -> Mapping[End, float]:
        """What ends of the turn are worth: the best few by a look at the next roll.

        The others are taken to lose as much by it as the one of them that loses most, so that
        they stay behind.
        """
        plain = {end: end.worth for end in found}
        best = best_ends(found, self.ends)
        if self.ends < LEAST or not all(map(_is_open, best)):
            return plain
        looked_at = {
            end: round(expected(end.position, seat, weights, compiled=self.compiled), DIGITS)
            for end in best
        }
        loss = min(worth - end.worth for end, worth in looked_at.items())
        return {end: worth + loss for end, worth in plain.items()} | looked_at


def _is_open(end: End) -> bool:
    """Whether there is a roll to be looked at: the game goes on, and nothing exact is known."""
    return end.position.can_roll and to_win(end.position) is None


def _said(position: Position, *, seat: int, weights: Mapping[str, float]) -> float:
    """What is said of a position in which no dice are left to use."""
    if position.is_over:
        winners = (position.player, partner_of(position.player, position.players))
        return SURE if seat in winners else -SURE
    chances = to_win(position)
    if chances:
        return round(SURE * (2 * chances[seat - 1] - 1), DIGITS)
    return round(sum(weighed(position, seat, weights).values()), DIGITS)
