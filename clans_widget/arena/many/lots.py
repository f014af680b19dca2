"""Random numbers that the compiled kernel and plain Python draw alike.

A game has lots of its own, from the seed and the number of the game alone: so it is the same game
whoever plays it, after whatever other games. The generator is splitmix64; numbers below a limit
are all equally likely (Lemire, *Fast random integer generation in an interval*, 2019).
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, TypeVar

T = TypeVar("T")

STEP: Final = 0x9E3779B97F4A7C15
_WORD: Final = (1 << 64) - 1
_HALF: Final = (1 << 32) - 1


def seed_number(seed: int | str | None) -> int:
    """A number of 64 bits for a seed; without a seed, one that nobody can guess.

    Examples
    --------
    >>> seed_number(7) == seed_number("7"), seed_number(7) == seed_number(8)
    (True, False)
    """
    if seed is None:
        return secrets.randbits(64)
    return int.from_bytes(blake2b(str(seed).encode(), digest_size=8).digest(), "little")


class Lots:
    """The random numbers of one game.

    Parameters
    ----------
    seed : int
        As :func:`seed_number` gives it.
    number : int
        Of the game.

    Examples
    --------
    >>> lots = Lots(seed_number(7), 0)
    >>> [lots.below(6) for _ in range(10)]
    [1, 3, 5, 2, 4, 5, 5, 2, 1, 1]
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int, number: int) -> None:
        self._state = _mixed(seed + number * STEP & _WORD)

    def below(self, limit: int) -> int:
        """A random number from 0 to ``limit - 1``."""
        drawn = self._next() * limit
        least = (_HALF + 1 - limit) % limit
        while drawn & _HALF < least:
            drawn = self._next() * limit
        return drawn >> 32

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a random order (Fisher and Yates)."""
        drawn = list(items)
        for last in range(len(drawn) - 1, 0, -1):
            other = self.below(last + 1)
            drawn[last], drawn[other] = drawn[other], drawn[last]
        return drawn

    def _next(self) -> int:
        self._state = self._state + STEP & _WORD
        return _mixed(self._state) >> 32


def _mixed(number: int) -> int:
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    number = (number ^ number >> 27) * 0x94D049BB133111EB & _WORD
    return number ^ number >> 31
