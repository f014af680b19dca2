"""A bot that looks at its whole turn: every order of its dice, and who uses which."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from clans_widget.arena.choosing import Seed, best_first, chance_for, legal_moves
from clans_widget.arena.player import Candidate
from clans_widget.arena.view import View
from clans_widget.clann import Position
from clans_widget.clann.chances import to_win
from clans_widget.clann.rules.seats import partner_of

from .bots import chosen
from .planning import Plan
from .tactics import USUAL_WEIGHTS, weighed

SURE: Final = 1000.0
"""What a win is worth, in cells: more than all that can be said of a game that goes on."""


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Plans the turn: the use of a die after which the rest of the dice can be used best.

    What the turn leads to is worth what the four hints say of it, as for
    :class:`TacticalPlayer`; of a position in which all are in their Treasures, its exact chance to
    win. The dice on the table are searched; the next roll is not: hints 3 and 4 have its chances.

    Parameters
    ----------
    seed : int or str, optional
        Decides among moves that are equally good.
    weights : mapping of str to float
        Of some hints, where they should not be the usual ones; 0 switches a hint off.
    width : int
        So many uses of a die are followed each time, those that look best at once. Somebody who
        is put down may be put on dozens of cells, and few of them are worth a look.

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

    def choose(self, view: View) -> Any:
        """The use of a die that begins the best turn, or a roll where dice may be rolled.

        Raises
        ------
        PlayersError
            If the game is over.
        """
        return chosen(self, view, chance_for(view, self.seed, "search player"))

    def candidates(self, view: View) -> tuple[Candidate, ...]:
        """The moves that look best at once, by what their turns lead to.

        Raises
        ------
        PlayersError
            If the game is over.
        """
        said = partial(_said, seat=view.seat, weights={**USUAL_WEIGHTS, **self.weights})
        plan = Plan(said, self.width)
        position = view.position
        ends = [(move, position.play(move).position) for move in legal_moves(view)]
        ends.sort(key=lambda end: -plan.at_once(end[1]))
        return best_first(
            [Candidate(move, plan.worth(after)) for move, after in ends[: 2 * self.width]]
        )


def _said(position: Position, *, seat: int, weights: Mapping[str, float]) -> float:
    """What is said of a position in which no dice are left to use."""
    if position.is_over:
        winners = (position.player, partner_of(position.player, position.players))
        return SURE if seat in winners else -SURE
    chances = to_win(position)
    if chances:
        return SURE * (2 * chances[seat - 1] - 1)
    return sum(weighed(position, seat, weights).values())
