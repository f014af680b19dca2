"""What happened in a game, a number for each move and each roll: as the kernel writes it down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from clans_widget.clann import CHARACTERS, Course, Move, Roll
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.rules.dice import BLACK

from .layout import BLACK_FACE

BITS: Final = 3
"""For a die, and for who moves by it."""

ROLL: Final = 1 << 16
"""Stands in the number of a roll. Of a move are the die, who moves by it, and the cell on which
somebody is put down, from 1; of a roll are two ordinary dice and the black one."""

THE_KNIGHT: Final = len(CHARACTERS)
"""Who moves, when it is no character."""

LENGTH: Final = 2048
"""Moves and rolls that are kept of each game at first; few games have more."""

_LOW: Final = (1 << BITS) - 1


def read(numbers: Iterable[int], course: Course) -> Iterator[Move | Roll]:
    """The moves and rolls that numbers stand for.

    Examples
    --------
    >>> numbers = [2 << 3, 4 << 3 | 35 << 6, ROLL | 5 | 2 << 3 | 7 << 6, 2 | 4 << 3, 5 | 2 << 3]
    >>> [str(event) for event in read(numbers, Course.standard())]
    ['+3', 'N>C7', '[2 5 k]', '2-N', '5-3']
    """
    for number in numbers:
        first, second, rest = number & _LOW, number >> BITS & _LOW, number >> 2 * BITS
        if number & ROLL:
            yield _roll(first, second, rest & _LOW)
        else:
            who = KNIGHT if second == THE_KNIGHT else str(second + 1)
            yield Move(first, who, course.name(rest - 1) if rest else "")


def _roll(one: int, other: int, black: int) -> Roll:
    ordinary = sorted(die for die in (one, other) if die)
    shown = [*ordinary, *([BLACK if black == BLACK_FACE else black] if black else [])]
    return Roll(tuple(map(str, shown)))
