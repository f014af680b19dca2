"""A player who takes whatever points there are."""

from __future__ import annotations

from dataclasses import dataclass

from clans_widget.arena.choosing import Seed, best_first, best_of, chance_for
from clans_widget.arena.player import Candidate
from clans_widget.clans import COLORS, Move, Position
from clans_widget.clans.players.view import View
from clans_widget.clans.rules.ending import total
from clans_widget.core.argument_types import check_arguments

from .weighing import legal_moves


@dataclass(frozen=True, slots=True)
class GreedyPlayer:
    """Looks one move ahead: their own clan, chips included, against the best other clan.

    Parameters
    ----------
    seed : int or str, optional
        Decides among moves that are equally good: most moves found nothing.

    Examples
    --------
    >>> from clans_widget.clans import Game
    >>> position = Position.of({"A1": "2r", "A2": "r", "B1": "b", "B2": "2bg"})
    >>> game = Game.new(["Ann", "Bob"], position=position, clans={"Ann": "red", "Bob": "blue"})
    >>> GreedyPlayer(seed=1).candidates(View.of(game))[0]
    Candidate(move=Move('A2-A1'), worth=4, why={'points': 3, 'chips': 1, 'best_other': 0})
    """

    seed: Seed = None

    @check_arguments
    def choose(self, view: View) -> Move:
        """The move after which their own clan is furthest ahead of the best other.

        Raises
        ------
        PlayersError
            If the game is over.
        """
        best: Move = best_of(self.candidates(view), chance_for(view, self.seed, "greedy player"))
        return best

    @check_arguments
    def candidates(self, view: View) -> tuple[Candidate, ...]:
        """All moves, best first.

        Raises
        ------
        PlayersError
            If the game is over.
        """
        turns = map(view.position.play, legal_moves(view))
        return best_first([_weighed(turn.move, turn.position, view) for turn in turns])


def _weighed(move: Move, after: Position, view: View) -> Candidate:
    own = after.scores[COLORS.index(view.clan)]
    chips = after.chips[view.seat - 1]
    best_other = max(n for clan, n in zip(COLORS, after.scores, strict=True) if clan != view.clan)
    why = {"points": own, "chips": chips, "best_other": best_other}
    return Candidate(move, total(own, chips) - best_other, why)
