"""What is looked for when fresh exercises are made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from clans_widget.core.chance import below

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Wish:
    """What is looked for in one position after the other.

    Attributes
    ----------
    difficulty : str
    number : int
        Drawn once, so that rare cases are not always beaten to it by common ones.
    chance : Random
        For what is drawn in each position anew.
    """

    difficulty: str
    number: int
    chance: Random

    def of(self, cases: Sequence[T]) -> T:
        """Which of some cases is wished for."""
        return cases[self.number % len(cases)]


def drawn(items: Sequence[T], chance: Random) -> T:
    """One of some things."""
    return items[below(len(items), chance)]
