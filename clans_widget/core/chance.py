"""Drawing lots, the same on every platform and with every version of Python.

Of :class:`random.Random` only :meth:`~random.Random.random` is promised to give the same
numbers for ever, so nothing else is used.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")


def lots(seed: int | str | None, purpose: str) -> Random:
    """A source of chance of its own for each purpose; without a seed, one that nobody can guess.

    Examples
    --------
    >>> lots(7, "cards").random() == lots(7, "cards").random()
    True
    >>> lots(7, "cards").random() == lots(7, "huts").random()
    False
    """
    return Random() if seed is None else Random(f"{purpose} {seed}")


def shuffled(items: Iterable[T], chance: Random) -> list[T]:
    """The items in a random order (Fisher and Yates).

    Examples
    --------
    >>> sorted(shuffled("abc", lots(1, "example")))
    ['a', 'b', 'c']
    """
    drawn = list(items)
    for last in range(len(drawn) - 1, 0, -1):
        other = below(last + 1, chance)
        drawn[last], drawn[other] = drawn[other], drawn[last]
    return drawn


def below(limit: int, chance: Random) -> int:
    """A random number from 0 to ``limit - 1``."""
    return int(chance.random() * limit)
