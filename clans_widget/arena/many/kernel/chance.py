"""Random numbers, as :mod:`clans_widget.arena.many.lots` draws them."""

from __future__ import annotations

from typing import Final

import numpy as np

from .compiling import Game, Mask, rule
from .masks import ONE, count

HALF: Final = np.uint64(32)
LOW_HALF: Final = np.uint64(0xFFFFFFFF)
STEP: Final = np.uint64(0x9E3779B97F4A7C15)
"""Between two numbers of splitmix64."""


@rule
def mixed(number: Mask) -> Mask:
    """The bits of a number well mixed, as in splitmix64."""
    number = (number ^ number >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    number = (number ^ number >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return number ^ number >> np.uint64(31)


@rule
def first_lot(seed: Mask, number: int) -> Mask:
    """Where the random numbers of a game begin: its field ``lots`` before anything is drawn."""
    return mixed(seed + np.uint64(number) * STEP)


@rule
def product(game: Game, limit: Mask) -> Mask:
    """The next random number of 32 bits, times a limit."""
    game.lots += STEP
    return (mixed(game.lots) >> HALF) * limit


@rule
def below(game: Game, number: int) -> int:
    """A random number from 0 to ``number - 1``, all equally likely (Lemire 2019)."""
    limit = np.uint64(number)
    drawn = product(game, limit)
    if drawn & LOW_HALF < limit:
        least = (LOW_HALF + ONE - limit) % limit
        while drawn & LOW_HALF < least:
            drawn = product(game, limit)
    return count(drawn >> HALF)
