"""The five clan colors, and groups of huts counted by color.

A group of huts is one integer of five bytes, one byte per color in the order of
:data:`COLORS`, red lowest. Putting two groups together is adding two integers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import compress
from typing import Final

COLORS: Final = ("red", "blue", "green", "yellow", "black")
"""The five clans (C3), always in this order."""

LETTERS: Final = ("r", "b", "g", "y", "k")
"""Their letters in the notation, in the same order."""

HUTS_PER_COLOR: Final = 12
"""How many huts each clan has (C3)."""

ONE_HUT: Final = tuple(1 << (8 * k) for k in range(len(COLORS)))
"""The group of a single hut, for each color."""

EMPTY: Final = 0
"""The group of an empty territory."""

_LETTER_OF: Final = dict(zip(COLORS, LETTERS, strict=True))


def size(group: int) -> int:
    """How many huts a group has.

    The bytes of a number add up to the number modulo 255, because 256 leaves 1
    (as digits add up modulo 9); no group has 255 huts.

    Examples
    --------
    >>> size(group_of({"red": 2, "black": 1}))
    3
    """
    return group % 255


def group_of(counts: Mapping[str, int]) -> int:
    """The group with so many huts of each color; :func:`counts` is its inverse."""
    return sum(counts.get(color, 0) * hut for color, hut in zip(COLORS, ONE_HUT, strict=True))


def counts(group: int) -> dict[str, int]:
    """How many huts of each color present.

    Examples
    --------
    >>> counts(group_of({"black": 4, "red": 2}))
    {'red': 2, 'black': 4}
    """
    return {color: n for color, n in zip(COLORS, _bytes(group), strict=True) if n}


def present(group: int) -> tuple[str, ...]:
    """The colors with at least one hut in a group."""
    return tuple(compress(COLORS, _bytes(group)))


def lost_in_strife(group: int) -> int:
    """The part of a group that strife removes (V4).

    Each color with exactly one hut loses it, provided that all five are present.

    Examples
    --------
    >>> nine = {"black": 4, "red": 2, "green": 1, "yellow": 1, "blue": 1}
    >>> counts(lost_in_strife(group_of(nine)))
    {'blue': 1, 'green': 1, 'yellow': 1}
    >>> lost_in_strife(group_of({"black": 4, "red": 1}))
    0
    """
    numbers = _bytes(group)
    if 0 in numbers:
        return EMPTY
    return sum(hut for hut, n in zip(ONE_HUT, numbers, strict=True) if n == 1)


@lru_cache(4096)
def group_text(group: int) -> str:
    """The huts of a group in the notation.

    Examples
    --------
    >>> group_text(group_of({"red": 2, "black": 1})), group_text(EMPTY)
    ('2rk', '-')
    """
    parts = (f"{n if n > 1 else ''}{_LETTER_OF[color]}" for color, n in counts(group).items())
    return "".join(parts) or "-"


def letters(colors: Iterable[str]) -> str:
    """Colors as letters, in the notation's order.

    Examples
    --------
    >>> letters(["black", "red"])
    'rk'
    """
    return "".join(sorted((_LETTER_OF[color] for color in colors), key=LETTERS.index))


def _bytes(group: int) -> bytes:
    return group.to_bytes(len(COLORS), "little")
