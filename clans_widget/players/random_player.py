"""A player who draws lots."""

from __future__ import annotations

from dataclasses import dataclass

from clans_widget.clans import Move

from .player import Seed, chance_for, legal_moves, one_of
from .view import View


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Plays any legal move: what every other player should beat.

    Parameters
    ----------
    seed : int or str, optional
        The same seed chooses the same move in the same situation.

    Examples
    --------
    >>> from clans_widget.clans import Game
    >>> view = View.of(Game.new(["Ann", "Bob"], seed=7))
    >>> RandomPlayer(1).choose(view) == RandomPlayer(1).choose(view)
    True
    """

    seed: Seed = None

    def choose(self, view: View) -> Move:
        """A legal move by lot.

        Raises
        ------
        PlayersError
            If the game is over.
        """
        return one_of(legal_moves(view), chance_for(view, self.seed, "random player"))
