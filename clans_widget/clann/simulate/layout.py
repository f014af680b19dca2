"""Course and game as the compiled kernel has them: two records of plain numbers.

All numbers but the lots have a sign: they are added and subtracted.
Cells and progress are counted as :class:`~clans_widget.clann.Course` counts them, players and
arms from 0. Who stands on a cell is 0 for nobody; else :func:`standing` makes a number of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Any, Final

import numpy as np

from clans_widget.arena.many.task import Records
from clans_widget.clann import CHARACTERS, Course, Dice, Position
from clans_widget.clann.course import ARMS, HOME, LONGEST
from clans_widget.clann.rules.dice import (
    BLACK,
    BLACK_SIDES,
    ENTRY,
    FACES,
    FIRST,
    MOVED,
    UNMOVED,
)
from clans_widget.clann.rules.ranks import beats
from clans_widget.clann.rules.seats import MOST_PLAYERS, arm_of, partner_of

CELLS: Final = len(ARMS) * LONGEST
"""On the longest ring."""

DICE: Final = len(FIRST)

BLACK_FACE: Final = len(FACES) + 1
"""What the black die shows that shows black; 0 stands for a die that was not rolled."""

KINDS: Final = ("", FIRST, "oo", "os")
ALL_THREE, TWO_ORDINARY, ONE_ORDINARY = 1, 2, 3
"""Which dice are to be rolled, by their place in :data:`KINDS`."""

STATES_OF_BLACK: Final = ("", UNMOVED, MOVED)
KNIGHT_UNMOVED, KNIGHT_MOVED = 1, 2
"""Whether a black face was rolled, and the Knight has moved by it."""

COURSE: Final = np.dtype(
    [
        ("ring", "i8"),
        ("gate", "i8"),
        ("arrival", "i8"),
        ("home", "i8"),
        ("entry", "i8"),  # K7
        ("lap", "i8", (len(ARMS), CELLS)),  # cells as each arm goes over them
        ("marked", "i8", (CELLS,)),  # whose Crown or Gate it is, from 1; 0: neither
        ("by_name", "i8", (CELLS,)),  # cells in the order in which the engine sorts its moves
        ("beats", "i8", (len(CHARACTERS), len(CHARACTERS))),  # K9
        ("ordinary_sides", "i8", (len(FACES),)),
        ("black_sides", "i8", (len(BLACK_SIDES),)),
    ],
    align=True,
)
"""A course, with whatever can be looked up instead of worked out."""

GAME: Final = np.dtype(
    [
        # what the position says
        ("progress", "i8", (MOST_PLAYERS, len(CHARACTERS))),
        ("knight", "i8"),  # its cell
        ("player", "i8"),  # who is to act, or has won
        ("players", "i8"),
        ("left", "i8", (DICE,)),  # the dice that are left, ascending
        ("dice", "i8"),  # how many these are
        ("black", "i8"),
        ("again", "i8"),
        # what follows from it
        ("arm", "i8", (MOST_PLAYERS,)),
        ("partner", "i8", (MOST_PLAYERS,)),  # -1: none
        ("standing", "i1", (CELLS,)),
        ("chosen", "i8"),  # players whose first character stands on its Crown (K3)
        ("over", "i8"),
        # what happened on the way
        ("lots", "u8"),
        ("turns", "i8"),
        ("uses", "i8"),
        ("sent_home", "i8"),
        ("taken", "i8"),
        ("pushed", "i8"),
        ("events", "i8"),  # moves and rolls
    ],
    align=True,
)
"""A game while it is played."""


def standing(player: int, character: int) -> int:
    """A character by a number above 0.

    Examples
    --------
    >>> standing(0, 0), standing(3, 3)
    (1, 16)
    """
    return 1 + len(CHARACTERS) * player + character


@lru_cache(maxsize=32)
def course_of(course: Course) -> Records:
    """A course as a record."""
    records = np.zeros(1, COURSE)
    record, ring = records[0], course.ring
    record["ring"], record["gate"], record["arrival"] = ring, course.gate, course.arrival
    record["home"], record["entry"] = HOME, ENTRY
    record["lap"][:, :ring] = course.laps
    for arm, cells in enumerate(zip(course.crowns, course.gates, strict=True)):
        record["marked"][list(cells)] = arm + 1
    record["by_name"][:ring] = [course.places[name] for name in sorted(course.cells)]
    for one, other in product(range(len(CHARACTERS)), repeat=2):
        record["beats"][one, other] = beats(one, other)
    record["ordinary_sides"] = FACES
    record["black_sides"] = [BLACK_FACE if side == BLACK else side for side in BLACK_SIDES]
    return records


def games_of(positions: Sequence[Position]) -> Records:
    """Positions as records; what follows from the characters is left to the kernel."""
    games = np.zeros(len(positions), GAME)
    for game, position in zip(games, positions, strict=True):
        players = position.players
        game["progress"][:] = HOME
        game["progress"][:players] = position.characters
        game["knight"], game["player"] = position.knight, position.player - 1
        game["players"] = players
        game["left"][: len(position.dice.left)] = position.dice.left
        game["dice"] = len(position.dice.left)
        game["black"] = STATES_OF_BLACK.index(position.dice.black)
        game["again"] = KINDS.index(position.dice.again)
        for player in range(players):
            game["arm"][player] = arm_of(player + 1, players)
            game["partner"][player] = (partner_of(player + 1, players) or 0) - 1
    return games


def position_of(game: Any, course: Course) -> Position:
    """The position that a record holds."""
    dice = Dice(
        tuple(game["left"][: game["dice"]].tolist()),
        STATES_OF_BLACK[game["black"]],
        KINDS[game["again"]],
    )
    clans = tuple(tuple(clan) for clan in game["progress"][: game["players"]].tolist())
    return Position(course, clans, int(game["knight"]), int(game["player"]) + 1, dice)
