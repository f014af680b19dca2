"""How games may end that go on from one position: what a player who searches asks."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from clans_widget.arena.many.lots import seed_number
from clans_widget.clans import Position
from clans_widget.core.argument_types import check_arguments

from .task import FACTS, Task, can_compile

Numbers = NDArray[np.float64]


class Finals(NamedTuple):
    """The ends of some games.

    Attributes
    ----------
    scores : array, a row for each game and a column for each clan
        Points for villages, in the order of :data:`clans_widget.clans.COLORS`.
    chips : array, a row for each game and a column for each player
        Village chips (V3).
    """

    scores: NDArray[np.int32]
    chips: NDArray[np.int32]

    def points(self) -> Numbers:
        """The mean points of each clan."""
        return np.asarray(self.scores.mean(axis=0))

    def totals(self, weights: ArrayLike) -> Numbers:
        """The mean total of each player (F3), for what is believed about the clan cards.

        Parameters
        ----------
        weights : array, a row for each player and a column for each clan
            How likely it is that the player holds the clan.

        Examples
        --------
        >>> ends = Finals(np.array([[30, 20, 10, 0, 0]]), np.array([[5, 7]]))
        >>> ends.totals([[1, 0, 0, 0, 0], [0, 0.5, 0.5, 0, 0]]).tolist()
        [35.0, 22.0]
        """
        clans = np.asarray(weights, float) @ self.points()
        return np.asarray(clans + self.chips.mean(axis=0))


@check_arguments
def play_out(position: Position, n: int, seed: int | str = 0, *, first: int = 0) -> Finals:
    """Go on from a position with random moves, so many times.

    Parameters
    ----------
    position : Position
        Over or not.
    n : int
        How many games.
    seed : int or str
        The same seed gives the same games.
    first : int
        Number of the first game, to go on with other games of the same seed.

    Examples
    --------
    >>> ends = play_out(Position.start(players=2, seed=7), 1000, seed=1)
    >>> ends.scores.shape, ends.chips.shape
    ((1000, 5), (1000, 2))
    """
    task = Task((position,), seed_number(seed), compiled=can_compile(position.board))
    rows = task.play((first, n)).rows
    clans = FACTS.index("red")
    return Finals(rows[:, clans : clans + 5], rows[:, len(FACTS) :])
