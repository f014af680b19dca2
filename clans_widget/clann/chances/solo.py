"""The solo race: how many turns a player's characters take when nobody is in their way.

In a game rivals send home and the Knight takes, so this is no forecast of how long it lasts: it
is how far somebody is by the dice alone. What lies in the file was worked out by
``python -m docs.solo.make``, from every state of four characters; every use of the dice is the one
after which fewest turns are to be expected.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import accumulate
from math import comb
from typing import Final

from clans_widget.clann import Position
from clans_widget.clann.course import HOME, Course
from clans_widget.clann.errors import GameError
from clans_widget.clann.rules.ranks import CHARACTERS

FILE: Final = "solo.bin"

UNIT: Final = 1000
"""The file has thousandths of a turn: of each state by how much it differs from the one before, in
two bytes, the lower one first. So it is a sixth of the size."""

STANDARD: Final = Course.standard()

BETWEEN: Final = STANDARD.arrival - HOME - 1
"""How many places there are between home and the Arrival."""


def turns_alone(clan: Sequence[int]) -> float:
    """How many turns four characters take on average to arrive, with nobody in their way.

    Parameters
    ----------
    clan : sequence of int
        How far each character is on the standard course: :data:`~clans_widget.clann.course.HOME`,
        0 for the Crown, and so on up to the Arrival.

    Returns
    -------
    float
        In turns of three dice; what is rolled again belongs to the same turn.

    Raises
    ------
    GameError
        If these are not four characters, or two stand on one cell.

    Examples
    --------
    >>> turns_alone((62, 62, 62, 62)), turns_alone((62, 62, 62, 61))
    (0.0, 2.022)
    """
    return _table()[rank(clan)] / UNIT


def alone(position: Position) -> tuple[float, ...] | None:
    """How many turns each player's characters take on average, with nobody in their way.

    Returns
    -------
    tuple of float or None
        ``None`` on a course that is not the standard one.

    Examples
    --------
    >>> alone(Position.from_text("x,x,x,t6/x,x,x,x C7 2 -"))
    (2.022, 0.0)
    """
    if position.course != STANDARD:
        return None
    return tuple(map(turns_alone, position.characters))


def rank(clan: Sequence[int]) -> int:
    """The place of a state in the table: first by who waits and who has arrived.

    Those between stand on different cells (K4), and are ranked as combinations are.

    Raises
    ------
    GameError
        If these are not four characters, or two stand on one cell.
    """
    between = sorted(at for at in clan if at not in (HOME, STANDARD.arrival))
    inside = all(0 <= at < STANDARD.arrival for at in between)
    if len(clan) != len(CHARACTERS) or not inside or len(set(between)) < len(between):
        raise GameError("clann.solo.clan", given=", ".join(map(str, clan)))
    group = (sum(at == HOME for at in clan), sum(at == STANDARD.arrival for at in clan))
    return _begins()[group] + sum(comb(at, place) for place, at in enumerate(between, start=1))


@cache
def _begins() -> dict[tuple[int, int], int]:
    """Where in the table the states begin of which so many wait, and so many have arrived."""
    found, total = {}, 0
    for waiting in range(len(CHARACTERS) + 1):
        for arrived in range(len(CHARACTERS) + 1 - waiting):
            found[waiting, arrived] = total
            total += comb(BETWEEN, len(CHARACTERS) - waiting - arrived)
    return found


@cache
def _table() -> array[int]:
    packed = files("clans_widget.clann.chances").joinpath(FILE).read_bytes()
    differences = array("h", zlib.decompress(packed))
    if sys.byteorder == "big":
        differences.byteswap()
    return array("H", accumulate(differences))
