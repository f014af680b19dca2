"""The four characters of a clan, and who sends whom home (K1, K9)."""

from __future__ import annotations

from typing import Final

CHARACTERS: Final = ("tall", "stout", "slim", "small")
"""K1: from the highest rank to the lowest. A character is its place here, from 0."""

TALL: Final = 0
SMALL: Final = 3


def beats(one: int, other: int) -> bool:
    """K9: whether a character sends another one home: one of lower rank, and Small sends Tall.

    Examples
    --------
    >>> [CHARACTERS[other] for other in range(4) if beats(TALL, other)]
    ['stout', 'slim', 'small']
    >>> [CHARACTERS[other] for other in range(4) if beats(SMALL, other)]
    ['tall']
    """
    return one < other or (one, other) == (SMALL, TALL)
