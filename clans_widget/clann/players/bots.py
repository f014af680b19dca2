"""Bots that look one use of a die ahead, by what the position is worth afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from clans_widget.arena.choosing import Seed, best_first, best_of, chance_for, legal_moves
from clans_widget.arena.player import ROLL, Candidate, Thinker
from clans_widget.arena.view import View
from clans_widget.clann import Move, Position
from clans_widget.core.argument_types import check_arguments

from .race import lead
from .tactics import USUAL_WEIGHTS, weighed


@check_arguments
@dataclass(frozen=True, slots=True)
class GreedyPlayer:
    """Looks one move ahead, and takes what puts its side farthest ahead in cells.

    Sending somebody home counts as the cells that are lost, and so does what the Knight does.

    Parameters
    ----------
    seed : int or str, optional
        Decides among moves that are equally good.

    Examples
    --------
    >>> from clans_widget.arena import OpenView
    >>> position = Position.from_text("A1,A9,h,h/h,A3,h,h C7 1 25")
    >>> str(GreedyPlayer(seed=1).choose(OpenView(position, 1)))
    '2-1'
    """

    seed: Seed = None

    @check_arguments
    def choose(self, view: View) -> Any:
        """The move after which its side is farthest ahead, or a roll where dice may be rolled.

        Raises
        ------
        PlayersError
            If the game is over.
        """
        return chosen(self, view, chance_for(view, self.seed, "greedy player"))

    @check_arguments
    def candidates(self, view: View) -> tuple[Candidate, ...]:
        """All moves, best first.

        Raises
        ------
        PlayersError
            If the game is over.
        """
        return best_first([_by_lead(view, move) for move in legal_moves(view)])


@check_arguments
@dataclass(frozen=True, slots=True)
class TacticalPlayer:
    """Follows the hints of :mod:`clans_widget.clann.players.tactics`, each a term with a weight.

    Parameters
    ----------
    seed : int or str, optional
        Decides among moves that are equally good.
    weights : mapping of str to float
        Of some terms, where they should not be the usual ones; 0 switches a term off.

    Examples
    --------
    >>> from clans_widget.arena import OpenView
    >>> view = OpenView(Position.from_text("A9,x,x,C1/C2,x,x,x B7 1 2"), 1)
    >>> best = TacticalPlayer(seed=1).candidates(view)[0]
    >>> str(best.move), sorted(best.why) == sorted(USUAL_WEIGHTS)
    ('2-1', True)
    """

    seed: Seed = None
    weights: Mapping[str, float] = field(default_factory=dict, hash=False)

    @check_arguments
    def choose(self, view: View) -> Any:
        """The move that follows the hints best, or a roll where dice may be rolled.

        Raises
        ------
        PlayersError
            If the game is over.
        """
        return chosen(self, view, chance_for(view, self.seed, "tactical player"))

    @check_arguments
    def candidates(self, view: View) -> tuple[Candidate, ...]:
        """All moves, best first, each with what every hint adds to it, in cells.

        Raises
        ------
        PlayersError
            If the game is over.
        """
        weights = {**USUAL_WEIGHTS, **self.weights}
        return best_first([_by_hints(view, move, weights) for move in legal_moves(view)])


def chosen(player: Thinker, view: View, chance: Random) -> Any:
    """What a player who weighs moves answers: a roll, or the best move, among equals any.

    Parameters
    ----------
    player : Thinker
    view : View
    chance : random.Random
    """
    return ROLL if view.position.can_roll else best_of(player.candidates(view), chance)


def _by_lead(view: View, move: Move) -> Candidate:
    ahead = lead(_after(view, move), view.seat)
    return Candidate(move, ahead, {"lead": ahead})


def _by_hints(view: View, move: Move, weights: Mapping[str, float]) -> Candidate:
    why = weighed(_after(view, move), view.seat, weights)
    return Candidate(move, sum(why.values()), why)


def _after(view: View, move: Move) -> Position:
    position: Position = view.position.play(move).position
    return position
