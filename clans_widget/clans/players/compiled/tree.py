"""The compiled search with the face of :class:`clans_widget.clans.players.bots.tree.Tree`."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np

from clans_widget.clans import COLORS, Position
from clans_widget.clans.players.beliefs import Beliefs, Conduct
from clans_widget.clans.players.bots.tree import (
    CURIOSITY,
    MARGIN,
    Tried,
)
from clans_widget.clans.simulate import layout

from . import growth, records

PATIENCE: Final = 8
"""How often a move is tried before the position after it is opened: opening takes longer."""

SLIP: Final = 0.05
"""How often a move in a playout is any move."""


class CompiledTree:
    """A search from one position: :class:`~clans_widget.clans.players.bots.tree.Tree`, but quick.

    In playouts the movers take villages that bring them more than their rivals, so that fewer
    of them say more.

    Parameters
    ----------
    position : Position
        Not the end of a game, on a board for which the kernel has room.
    beliefs : Beliefs
    conduct : Conduct
    chance : random.Random
        Of it only a number to begin with is used.
    """

    def __init__(
        self, position: Position, beliefs: Beliefs, conduct: Conduct, chance: Random
    ) -> None:
        self._moves: Final = position.legal_moves()
        self._lands: Final = layout.land_of(position.board)
        self._starts: Final = layout.games_of([position])
        self._tastes: Final = records.taste_of(conduct)
        self._cards: Final = records.cards_of(beliefs)
        self._room: Final = records.room()
        self._settings: Final = records.Settings(CURIOSITY, MARGIN, SLIP, PATIENCE)
        self._arrays: Final = records.arrays(len(self._moves))
        self._seed: Final = np.uint64(int(chance.random() * 2**53))
        self._done = 0
        self.grow(0)

    def grow(self, times: int) -> None:
        """Add so many playouts, each for clans drawn anew. Other threads go on meanwhile."""
        growth.grow(
            self._lands,
            self._tastes,
            self._starts,
            self._arrays,
            self._cards,
            self._settings,
            self._room,
            self._seed,
            self._done,
            times,
        )
        self._done += times

    def tried(self, clan: str) -> list[Tried]:
        """What was tried at the root for a mover of a clan, in the order of the moves."""
        column = COLORS.index(clan)
        times = self._edges["visits"][:, column].tolist()
        totals = self._edges["total"][:, column].tolist()
        rows = zip(self._moves, times, totals, strict=True)
        return [Tried(move, tried, total / tried) for move, tried, total in rows if tried]

    def chances(self, clan: str) -> list[float]:
        """How likely the model takes each legal move to be, for a mover of a clan."""
        return [float(chance) for chance in self._edges["prior"][:, COLORS.index(clan)]]

    @property
    def _edges(self) -> records.Numbers:
        """Those of the root."""
        return self._arrays.edges[: len(self._moves)]
