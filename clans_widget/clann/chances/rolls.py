"""All possible rolls, and in how many ways each comes up: a first roll is one of 105 (K4)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import NamedTuple

from clans_widget.clann.rules.dice import BLACK_SIDES, FACES, all_rolls


class Shown(NamedTuple):
    """What dice show.

    Attributes
    ----------
    ordinary : tuple of int
        The ordinary dice, ascending.
    black : int, str or None
        The black die; ``None`` where it is not rolled.
    ways : int
        How many of the equally likely falls of the dice show this.
    chance : float
    """

    ordinary: tuple[int, ...]
    black: int | str | None
    ways: int
    chance: float


@cache
def all_shown(kind: str) -> tuple[Shown, ...]:
    """All that some dice can show.

    Parameters
    ----------
    kind : str
        Which dice are rolled: ``"oos"``, ``"oo"`` or ``"os"``.

    Examples
    --------
    >>> [len(all_shown(kind)) for kind in ("oos", "oo", "os")]
    [105, 21, 30]
    >>> max(all_shown("oos"), key=lambda shown: shown.ways)
    Shown(ordinary=(1, 2), black='k', ways=4, chance=0.018...)
    """
    sides = BLACK_SIDES if "s" in kind else (None,)
    falls = product(product(FACES, repeat=kind.count("o")), sides)
    ways = Counter((tuple(sorted(ordinary)), black) for ordinary, black in falls)
    return tuple(Shown(*seen, ways[seen], ways[seen] / ways.total()) for seen in all_rolls(kind))
