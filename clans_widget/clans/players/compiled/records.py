"""What the compiled search works on: the tree, the cards, the model of players, all in arrays."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from clans_widget.clans import COLORS
from clans_widget.clans.players.beliefs import Beliefs, Conduct
from clans_widget.clans.players.beliefs.hints import (
    HINTS,
    Group,
    likely_bonus,
    likely_doom,
)
from clans_widget.clans.rules.epochs import (
    CHIPS,
    TERRAINS,
)
from clans_widget.clans.simulate import layout

Numbers = NDArray[Any]

NODES: Final = 1 << 15
EDGES: Final = 1 << 20
"""Room in the tree; when it is full, no further position is opened."""

TASTE: Final = np.dtype(
    [
        *((hint, "f8") for hint in HINTS),
        ("temperature", "f8"),
        ("slip", "f8"),
        ("bonus", "f8", (CHIPS, len(TERRAINS))),
        ("doom", "f8", (CHIPS, len(TERRAINS))),
    ],
    align=True,
)
"""A :class:`Conduct` as a record, with what each terrain promises after so many villages."""


NODE: Final = np.dtype(
    [
        ("first", "i8"),  # of its edges
        ("number", "i8"),  # of its edges
        ("visits", "i8", len(COLORS)),
        ("total", "f8", len(COLORS)),
    ],
    align=True,
)
"""A position: tallies are for each clan that its mover may have."""

EDGE: Final = np.dtype(
    [
        ("child", "i4"),  # the node that it leads to; 0 for none, -1 where none can be
        ("source", "i4"),
        ("target", "i4"),
        ("order", "i4"),
        ("visits", "i4", len(COLORS)),
        ("total", "f8", len(COLORS)),
        ("prior", "f8", len(COLORS)),
    ],
    align=True,
)
"""A move, with how likely the model takes it to be, and what it was worth to each clan."""

STEP: Final = np.dtype([("node", "i8"), ("edge", "i8"), ("player", "i8")])
"""A move on the way of a playout through the tree."""


class Arrays(NamedTuple):
    """The tree: how much room is used, its nodes and its edges."""

    used: Numbers
    nodes: Numbers
    edges: Numbers


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
    points: Numbers


@lru_cache(maxsize=8)
def taste_of(conduct: Conduct) -> Numbers:
    """A model of how players choose as the compiled code reads it."""
    tastes = np.zeros(1, TASTE)
    for hint, weight in zip(HINTS, conduct.weights, strict=True):
        tastes[hint] = weight
    tastes["temperature"], tastes["slip"] = conduct.temperature, conduct.slip
    for villages in range(CHIPS):
        for k, terrain in enumerate(TERRAINS):
            group = Group((), terrain, villages)
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


def arrays(moves: int) -> Arrays:
    """An empty tree for a root with so many moves; zeros take memory where they are written to."""
    edges = max(EDGES, moves)
    return Arrays(np.zeros(2, np.int64), np.zeros(NODES, NODE), np.zeros(edges, EDGE))


def room() -> Room:
    """Room for two games and for the longest way through the tree."""
    path = np.zeros(layout.PLACES, STEP)
    return Room(np.zeros(2, layout.GAME), path, np.zeros(len(COLORS)))
