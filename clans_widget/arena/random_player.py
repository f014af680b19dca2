"""A player who chooses at random."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from clans_widget.core.argument_types import check_arguments

from .choosing import Seed, answers, chance_for, one_of
from .view import View


@check_arguments
@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Picks any legal move at random, or a roll where dice may be rolled.

    Parameters
    ----------
    seed : int or str, optional
        The same seed chooses the same in the same situation.
    """

    seed: Seed = None

    @check_arguments
    def choose(self, view: View) -> Any:
        """A legal move or :data:`~clans_widget.arena.player.ROLL`, all equally likely.

        Raises
        ------
        PlayersError
            If the game is over.
        """
        return one_of(answers(view), chance_for(view, self.seed, "random player"))
