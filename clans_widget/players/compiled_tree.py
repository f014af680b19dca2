"""The compiled search with the face of :class:`clans_widget.players.tree.Tree`."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from clans_widget.clans import COLORS, Position
from clans_widget.clans.epochs import CHIPS, TERRAINS
from clans_widget.simulate import layout

from . import compiled
from .beliefs import Beliefs
from .conduct import Conduct
from .hints import HINTS, Group, likely_bonus, likely_doom
from .tree import CURIOSITY, MARGIN, Tried

Numbers = NDArray[Any]

NODES: Final = 1 << 15
EDGES: Final = 1 << 20
"""Room in the tree; when it is full, no further position is opened."""

PATIENCE: Final = 8
"""How often a move is tried before the position after it is opened: opening takes longer."""

SLIP: Final = 0.05
"""How often a move in a playout is any move."""

MOST_MOVES: Final = 2048
"""Positions with more moves than the root and than this are not opened."""

TASTE: Final = np.dtype(
    [
        *((hint, "f8") for hint in HINTS),
        ("temperature", "f8"),
        ("slip", "f8"),
        ("bonus", "f8", (CHIPS + 1, len(TERRAINS))),
        ("doom", "f8", (CHIPS + 1, len(TERRAINS))),
    ],
    align=True,
)
"""A :class:`Conduct` as a record, with what each terrain promises after so many villages."""


class Arrays(NamedTuple):
    """The tree: nodes are positions, edges are moves; tallies are for each clan of the mover."""

    used: Numbers
    """How many nodes and edges there are."""
    first: Numbers
    """The first edge of each node."""
    number: Numbers
    """How many edges each node has."""
    node_visits: Numbers
    node_total: Numbers
    child: Numbers
    """The node that each edge leads to; 0 for none, -1 where none can be."""
    move: Numbers
    """Source, target and order of each edge."""
    prior: Numbers
    visits: Numbers
    total: Numbers


class Cards(NamedTuple):
    """The assignments of clans: their probabilities, and what each player wants in each."""

    chances: Numbers
    held: Numbers
    sides: Numbers


class Settings(NamedTuple):
    """The numbers that steer the search."""

    curiosity: float
    margin: float
    slip: float
    patience: int


class Room(NamedTuple):
    """Room to work in, so that nothing is allocated on the way."""

    games: Numbers
    path: Numbers
    moves: Numbers
    rows: Numbers
    points: Numbers


class CompiledTree:
    """A search from one position: as :class:`~clans_widget.players.tree.Tree`, but quick.

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
        self._tastes: Final = taste_of(conduct)
        self._cards: Final = cards_of(beliefs)
        self._room: Final = _room(len(self._moves))
        self._settings: Final = Settings(CURIOSITY, MARGIN, SLIP, PATIENCE)
        self._arrays: Final = _arrays(max(EDGES, len(self._moves)))
        self._seed: Final = np.uint64(int(chance.random() * 2**53))
        self._done = 0
        self.grow(0)

    def grow(self, times: int) -> None:
        """Add so many playouts, each for clans drawn anew. Other threads go on meanwhile."""
        compiled.grow(
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
        times = self._arrays.visits[: len(self._moves), column].tolist()
        totals = self._arrays.total[: len(self._moves), column].tolist()
        rows = zip(self._moves, times, totals, strict=True)
        return [Tried(move, tried, total / tried) for move, tried, total in rows if tried]

    def chances(self, clan: str) -> list[float]:
        """How likely the model takes each legal move to be, for a mover of a clan."""
        column = COLORS.index(clan)
        return [float(n) for n in self._arrays.prior[: len(self._moves), column]]


@lru_cache(maxsize=8)
def taste_of(conduct: Conduct) -> Numbers:
    """A model of how players choose as the compiled code reads it."""
    tastes = np.zeros(1, TASTE)
    for hint, weight in zip(HINTS, conduct.weights, strict=True):
        tastes[hint] = weight
    tastes["temperature"], tastes["slip"] = conduct.temperature, conduct.slip
    for villages in range(CHIPS + 1):
        for k, terrain in enumerate(TERRAINS):
            group = Group((1, 0, 0, 0, 0), terrain, villages)
            tastes["bonus"][0, villages, k] = likely_bonus(group)
            tastes["doom"][0, villages, k] = likely_doom(group)
    return tastes


def cards_of(beliefs: Beliefs) -> Cards:
    """Beliefs as the compiled code reads them."""
    held = np.array([[COLORS.index(clan) for clan in row] for row in beliefs.chances])
    count, players = held.shape
    sides = np.zeros((count, players, len(COLORS)))
    for row, clans in enumerate(held):
        sides[row][:, clans] = -1 / (players - 1)
        sides[row, range(players), clans] = 1
    return Cards(np.array(list(beliefs.chances.values())), held, sides)


def _arrays(edges: int) -> Arrays:
    """Zeros take memory only where they are written to."""
    clans = len(COLORS)
    return Arrays(
        used=np.zeros(2, np.int64),
        first=np.zeros(NODES, np.int64),
        number=np.zeros(NODES, np.int64),
        node_visits=np.zeros((NODES, clans), np.int64),
        node_total=np.zeros((NODES, clans)),
        child=np.zeros(edges, np.int32),
        move=np.zeros((edges, 3), np.int64),
        prior=np.zeros((edges, clans), np.float32),
        visits=np.zeros((edges, clans), np.int32),
        total=np.zeros((edges, clans)),
    )


def _room(moves: int) -> Room:
    clans, most = len(COLORS), max(MOST_MOVES, moves)
    return Room(
        games=np.zeros(2, layout.GAME),
        path=np.zeros((layout.PLACES, 3), np.int64),
        moves=np.zeros((most, 3), np.int64),
        rows=np.zeros((most, clans)),
        points=np.zeros(clans),
    )
