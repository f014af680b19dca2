"""Board and game as the compiled kernel has them: two records of plain numbers.

A set of territories is a mask of 64 bits, as in :mod:`clans_widget.clans.rules.moving`. A *way* is
a common border with a direction, from a source to a target.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations, product
from math import perm
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from clans_widget.clans import COLORS, Board, Move, Position, Scores
from clans_widget.clans.position import make_position
from clans_widget.clans.rules.colors import size
from clans_widget.clans.rules.epochs import (
    CHIPS,
    EPOCH_OF_CHIP,
    TERRAINS,
)
from clans_widget.clans.rules.moving import FULL
from clans_widget.clans.rules.setup import MOST_PLAYERS

Records = NDArray[np.void]
"""An array of records of one of the types here."""

PLACES: Final = 64
"""The most territories that a mask has room for."""

SIZE_AT: Final = 8 * len(COLORS)
"""The place of a group's number of huts: in the byte above those of the colors."""

COLORS_ALONE: Final = (1 << SIZE_AT) - 1
"""The part of a group that the engine knows."""

MOST_NEIGHBORS: Final = 10
"""Beside more neighbors there could be more moves than a random number of 32 bits can choose."""

LAND: Final = np.dtype(
    [
        ("territories", "i8"),
        ("everywhere", "u8"),  # all territories
        ("degree", "u8", (4,)),  # as in a game where nothing is empty
        ("near", "u8", (PLACES,)),  # neighbors of each territory (C2)
        ("terrain", "u1", (PLACES,)),
        ("full", "i8"),  # M2
        ("bonus", "i8", (CHIPS, len(TERRAINS))),  # of the village with each chip (C5, V5)
        ("destroyed", "u1", (CHIPS, len(TERRAINS))),  # V6
        ("orders", "i8", (MOST_NEIGHBORS + 1, CHIPS + 1)),  # V8: of so many, with so many chips
    ],
    align=True,
)
"""A board and the epoch chart, with whatever can be looked up instead of worked out."""

GAME: Final = np.dtype(
    [
        # what the position says
        ("groups", "u8", (PLACES,)),  # packed as in clans/rules/colors.py, and how many huts
        ("mover", "i8"),  # from 0
        ("players", "i8"),
        ("chips", "i8", (MOST_PLAYERS,)),
        ("scores", "i8", (len(COLORS),)),
        # what follows from it
        ("occupied", "u8"),
        ("full", "u8"),
        ("chips_left", "i8"),
        ("degree", "u8", (4,)),  # neighbors with huts: of all these numbers, bit 0, 1, 2 and 3
        ("between", "i8"),  # ways from full groups to full groups (M3)
        # what happened on the way
        ("lots", "u8"),
        ("moves", "i8"),
        ("strife", "i8"),
        ("destroyed", "i8"),
        ("ordered", "i8"),
        ("source", "u1", (PLACES,)),  # of each move
        ("target", "u1", (PLACES,)),
        ("alone", "u1", (PLACES,)),  # how many groups it left alone (V1)
        ("villages", "u1", (CHIPS,)),  # the place of each, in their order
    ],
    align=True,
)
"""A game while it is played."""

ROW: Final = np.dtype(
    [
        ("moves", "i4"),
        ("villages", "i4"),
        ("scores", "i4", (len(COLORS),)),
        ("stuck", "i4"),  # whether it ended because nobody could move (F2)
        ("strife", "i4"),
        ("destroyed", "i4"),
        ("ordered", "i4"),
        ("chips", "i4", (MOST_PLAYERS,)),
    ]
)
"""What is kept of a game."""


SHUFFLES: Final = np.array(list(permutations(range(len(COLORS)))), np.uint64)
"""All orders of the huts of a region: so one random number is enough for each."""


def has_room(board: Board) -> bool:
    """Whether the kernel can play on a board.

    Examples
    --------
    >>> has_room(Board.standard())
    True
    """
    most = max(len(territory.neighbors) for territory in board)
    return len(board) <= PLACES and most <= MOST_NEIGHBORS


@lru_cache(maxsize=32)
def land_of(board: Board) -> Records:
    """A board as a record."""
    lands = np.zeros(1, LAND)
    land = lands[0]
    land["territories"] = len(board)
    land["near"][: len(board)] = board.near
    land["terrain"][: len(board)] = [TERRAINS.index(t.terrain) for t in board]
    land["full"] = FULL
    land["everywhere"] = (1 << len(board)) - 1
    land["degree"] = [
        sum((near.bit_count() >> k & 1) << place for place, near in enumerate(board.near))
        for k in range(4)
    ]
    _write_chart(land)
    return lands


def games_of(positions: Sequence[Position]) -> Records:
    """Positions as records; what follows from them is left to the kernel."""
    games = np.zeros(len(positions), GAME)
    for game, position in zip(games, positions, strict=True):
        game["groups"][: len(position.groups)] = [
            group | size(group) << SIZE_AT for group in position.groups
        ]
        game["mover"] = position.mover - 1
        game["players"] = position.players
        game["chips"][: position.players] = position.chips
        game["scores"] = position.scores
    return games


def positions_of(games: Records, board: Board) -> list[Position]:
    """The positions that records hold."""
    columns = (games[name].tolist() for name in ("groups", "mover", "players", "chips", "scores"))
    return [
        make_position(
            board,
            tuple(group & COLORS_ALONE for group in groups[: len(board)]),
            mover + 1,
            tuple(chips[:players]),
            Scores._make(scores),
        )
        for groups, mover, players, chips, scores in zip(*columns, strict=True)
    ]


def moves_of(game: Any, start: Position) -> tuple[Move, ...]:
    """The moves of a game that began at a position."""
    names, taken, moves = start.board.ids, sum(start.chips), []
    villages = [names[place] for place in game["villages"].tolist()]
    plies = (game[name][: game["moves"]].tolist() for name in ("source", "target", "alone"))
    for source, target, alone in zip(*plies, strict=True):
        founded = villages[taken : min(taken + alone, CHIPS)]
        taken += len(founded)
        moves.append(Move(names[source], names[target], tuple(founded if alone > 1 else ())))
    return tuple(moves)


def _write_chart(land: Any) -> None:
    for (chip, epoch), (k, terrain) in product(enumerate(EPOCH_OF_CHIP), enumerate(TERRAINS)):
        land["bonus"][chip, k] = epoch.bonus_on(terrain)
        land["destroyed"][chip, k] = epoch.favor(terrain) == "unfavorable"
    for villages, left in product(range(MOST_NEIGHBORS + 1), range(CHIPS + 1)):
        land["orders"][villages, left] = perm(villages, min(villages, left))
