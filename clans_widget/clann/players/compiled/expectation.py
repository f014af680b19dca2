"""The mean over all that the dice can show: :func:`clans_widget.clann.players.ahead.expected`.

What it reads are chances, weights and all that dice can show, in arrays.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from clans_widget.arena.many.kernel import compiling, masks
from clans_widget.arena.many.kernel.compiling import entry, part, stamp
from clans_widget.arena.many.kernel.masks import NONE, ONE, lowest
from clans_widget.clann import Position
from clans_widget.clann.chances.dice import FARTHEST, entering, hits, strikes
from clans_widget.clann.chances.rolls import all_shown
from clans_widget.clann.players.answering import WON
from clans_widget.clann.players.outlook import LATER, SOON, Weights
from clans_widget.clann.rules.dice import BLACK
from clans_widget.clann.simulate import layout
from clans_widget.clann.simulate.kernel import Course, games
from clans_widget.clann.simulate.kernel.dice import lay
from clans_widget.clann.simulate.kernel.games import begin, pass_on
from clans_widget.clann.simulate.layout import ALL_THREE, BLACK_FACE, DICE

from . import using, worth
from .using import use, ways_to_use
from .worth import after_answer, at_hand

Numbers = NDArray[Any]

TASTE: Final = np.dtype(
    [
        ("lead", "f8"),
        ("waiting", "f8"),
        ("soon", "f8"),  # what is lost at the next roll
        ("later", "f8"),  # what is lost at a later one
        ("knight", "f8"),
        ("won", "f8"),
        ("hits", "f8", FARTHEST + 1),
        ("strikes", "f8", FARTHEST + 1),
        ("entering", "f8"),
    ],
    align=True,
)
"""The weights of the hints, with the chances that they go by."""


@lru_cache(maxsize=8)
def taste_of(weights: tuple[tuple[str, float], ...]) -> Numbers:
    """The weights of the hints as the compiled code reads them."""
    tastes, hints = np.zeros(1, TASTE), dict(weights)
    for hint in ("lead", "waiting", "knight"):
        tastes[hint] = hints[hint]
    tastes["soon"], tastes["later"] = hints["danger"] * SOON, hints["danger"] * LATER
    tastes["won"], tastes["entering"] = WON, entering()
    tastes["hits"], tastes["strikes"] = hits(), strikes()
    return tastes


@lru_cache(maxsize=3)
def rolls_of(kind: str) -> tuple[Numbers, Numbers]:
    """All that some dice can show, 0 for one that is not rolled; and the chance of each."""
    shown = all_shown(kind)
    faces = [
        (*(*each.ordinary, 0)[:2], BLACK_FACE if each.black == BLACK else each.black or 0)
        for each in shown
    ]
    return np.array(faces, np.int64), np.array([each.chance for each in shown])


ROOM: Final = 2 + DICE
"""Games on the way: before a roll, after it and after each die; the last one is the best end."""


def mean_of(position: Position, seat: int, weights: Weights) -> float:
    """What a position in which dice are to be rolled is worth to a player, in cells.

    Parameters
    ----------
    position : Position
        Where dice are to be rolled.
    seat : int
        The player, from 1.
    weights : tuple of (str, float)
        Of the hints.

    Examples
    --------
    >>> from clans_widget.clann.players.ahead import expected
    >>> from clans_widget.clann.players.tactics import USUAL_WEIGHTS
    >>> position = Position.from_text("A9,x,x,C6/C2,x,x,x B7 2 -")
    >>> readable = expected(position, 1, USUAL_WEIGHTS)
    >>> abs(mean_of(position, 1, tuple(USUAL_WEIGHTS.items())) - readable) < 1e-6
    True
    """
    room = np.zeros(ROOM + 1, layout.GAME)
    room[:1] = layout.games_of([position])
    tastes, (faces, chances) = taste_of(weights), rolls_of(position.dice_to_roll)
    return mean(layout.course_of(position.course), tastes, room, faces, chances, seat - 1)


@part
def answer(course: Course, taste: Any, room: Any, ways: Any) -> None:
    """Search how the dice of the second game in a room are used best; the last one is the end."""
    depth, best = 1, -np.inf
    ways[1] = ways_to_use(course, room[1])
    while depth > 0:
        if ways[depth] == NONE:
            depth -= 1
            continue
        way = lowest(ways[depth])
        ways[depth] &= ways[depth] - ONE
        room[depth + 1] = room[depth]
        after = room[depth + 1]
        use(course, after, way)
        if after.dice > 0:
            depth += 1
            ways[depth] = ways_to_use(course, after)
            continue
        found = taste.won if after.over else at_hand(course, taste, after, after.player)
        if found > best:
            best = found
            room[ROOM] = after


def _made(other_files: int) -> Callable[..., float]:
    """The function to call, as :func:`stamp` asks for."""

    def mean(
        courses: Numbers,
        tastes: Numbers,
        room: Numbers,
        faces: Numbers,
        chances: Numbers,
        seat: int,
    ) -> float:
        """The mean of what the answers to all rolls are worth to a player.

        Parameters
        ----------
        courses : array of one COURSE record
        tastes : array of one TASTE record
        room : array of GAME records
            In the first one dice are to be rolled.
        faces : array of numbers
            A row for each thing that the dice can show.
        chances : array of numbers
        seat : int
            The player, from 0.
        """
        _ = other_files
        course, taste, total = courses[0], tastes[0], 0.0
        ways = np.zeros(ROOM, np.uint64)
        begin(course, room[0])
        kind = room[0].again or ALL_THREE
        for k in range(chances.size):
            room[1] = room[0]
            lay(room[1], kind, faces[k, 0], faces[k, 1], faces[k, 2])
            answer(course, taste, room, ways)
            end = room[ROOM]
            if not end.over and end.again == 0:
                pass_on(end)
            total += chances[k] * after_answer(course, taste, end, seat)
        return total

    return mean


OTHERS: Final = (compiling, masks, using, worth, *games.OTHERS)
"""The files that the compiled look ahead is made of."""

mean = entry(_made(stamp(*OTHERS)))
"""The mean over all that the dice can show, each with its answer."""
