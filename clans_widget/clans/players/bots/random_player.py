"""A player who chooses at random."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from random import Random

from clans_widget.arena.choosing import Seed, chance_for, one_of
from clans_widget.clans import Move
from clans_widget.clans.players.view import View
from clans_widget.core.argument_types import check_arguments

from .weighing import legal_moves


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Picks a way for the huts at random, then an order at random: what every player should beat.

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

    @check_arguments
    def choose(self, view: View) -> Move:
        """A legal move at random: see :func:`drawn_move`.

        Raises
        ------
        PlayersError
            If the game is over.
        """
        return drawn_move(legal_moves(view), chance_for(view, self.seed, "random player"))


def drawn_move(moves: Sequence[Move], chance: Random) -> Move:
    """A way for the huts at random, then a founding order at random, as in random games.

    Parameters
    ----------
    moves : sequence of Move
        All legal moves, in the order in which the engine gives them.
    chance : random.Random

    Examples
    --------
    >>> moves = [Move("A1", "A2", ("A3", "A4")), Move("A1", "A2", ("A4", "A3")), Move("A2", "A1")]
    >>> chance = Random(7)
    >>> round(sum(drawn_move(moves, chance) == Move("A2", "A1") for _ in range(1000)) / 1000, 1)
    0.5
    """
    ways = groupby(moves, key=attrgetter("source", "target"))
    return one_of(one_of([list(orders) for _, orders in ways], chance), chance)
