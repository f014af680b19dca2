"""Drawing lots and rolling dice, the same on every platform and with every version of Python.

Of :class:`random.Random` only :meth:`~random.Random.random` is promised to give the same
numbers for ever, so nothing else is used.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random, SystemRandom
from secrets import token_hex
from typing import TypeVar

from .errors import NotationError

T = TypeVar("T")


def lots(seed: int | str | None, purpose: str) -> Random:
    """A source of chance of its own for each purpose; without a seed, one that nobody can guess.

    Without a seed every draw is the operating system's own: nothing that was drawn before, for
    this purpose or another, tells about it.

    Examples
    --------
    >>> lots(7, "cards").random() == lots(7, "cards").random()
    True
    >>> lots(7, "cards").random() == lots(7, "huts").random()
    False
    """
    return SystemRandom() if seed is None else Random(f"{purpose} {seed}")


def secret_seed() -> str:
    """A seed that nobody can guess."""
    return token_hex(16)


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


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice that were rolled.

    Attributes
    ----------
    faces : tuple of str
        What each die shows, in the order in which the game writes them.

    Examples
    --------
    >>> str(Roll(("2", "5", "k"))), Roll.from_text("2 5 k").faces
    ('[2 5 k]', ('2', '5', 'k'))
    """

    faces: tuple[str, ...]

    @staticmethod
    def from_text(text: str) -> Roll:
        """Dice from the text between the brackets.

        Raises
        ------
        NotationError
            If it is no text.
        """
        if not isinstance(text, str):
            raise NotationError("notation.expected.text", found=type(text).__name__)
        return Roll(tuple(text.split()))

    def __str__(self) -> str:
        return f"[{' '.join(self.faces)}]"
