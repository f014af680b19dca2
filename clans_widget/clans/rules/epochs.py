"""The epoch chart (C5)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final, Literal

TERRAINS: Final = ("forest", "mountain", "steppe", "grassland")
"""The four kinds of terrain (C1)."""

Favor = Literal["favorable", "neutral", "unfavorable"]


@dataclass(frozen=True, slots=True)
class Epoch:
    """One row of the epoch chart (C5).

    Attributes
    ----------
    numeral : str
        ``"I"`` to ``"V"``.
    chips : int
        How many villages are founded in it.
    bonus : int
        Points that a village on favorable terrain gets on top (V5).
    favorable, unfavorable : tuple of str
        The terrains on which a village gets the bonus, and on which it is destroyed (V6).
    """

    numeral: str
    chips: int
    bonus: int
    favorable: tuple[str, ...]
    unfavorable: tuple[str, ...]

    def favor(self, terrain: str) -> Favor:
        """What this epoch holds for a village on a terrain.

        Examples
        --------
        >>> EPOCHS[0].favor("forest"), EPOCHS[0].favor("mountain"), EPOCHS[0].favor("steppe")
        ('favorable', 'unfavorable', 'neutral')
        """
        if terrain in self.favorable:
            return "favorable"
        return "unfavorable" if terrain in self.unfavorable else "neutral"

    def bonus_on(self, terrain: str) -> int:
        """Points on top of the huts for a village on a terrain (V5)."""
        return self.bonus if terrain in self.favorable else 0


EPOCHS: Final = (
    Epoch("I", 4, 1, ("forest",), ("mountain",)),
    Epoch("II", 3, 2, ("mountain",), ("grassland",)),
    Epoch("III", 2, 3, ("steppe",), ("forest",)),
    Epoch("IV", 2, 4, ("grassland",), ("steppe",)),
    Epoch("V", 1, 5, TERRAINS, ()),
)
"""The five epochs, in order."""

EPOCH_OF_CHIP: Final = tuple(epoch for epoch in EPOCHS for _ in range(epoch.chips))
"""The epoch of each village chip, in the order in which chips are taken (V3)."""

_LAST_VILLAGE: Final = dict(
    zip((e.numeral for e in EPOCHS), accumulate(e.chips for e in EPOCHS), strict=True)
)

_FOLLOWING: Final = {one.numeral: other.numeral for one, other in pairwise(EPOCHS)}

CHIPS: Final = len(EPOCH_OF_CHIP)
"""How many village chips there are: the game ends with the last (F1)."""


def current_epoch(villages: int) -> Epoch:
    """The epoch that runs when so many villages have been founded (V9); the last one stays.

    Examples
    --------
    >>> [current_epoch(n).numeral for n in (0, 3, 4, 7, 11, 12)]
    ['I', 'I', 'II', 'III', 'V', 'V']
    """
    return EPOCH_OF_CHIP[min(villages, CHIPS - 1)]


def chips_left(epoch: Epoch, villages: int) -> int:
    """How many of an epoch's chips still lie on the chart.

    Examples
    --------
    >>> [chips_left(epoch, 5) for epoch in EPOCHS]
    [0, 2, 2, 2, 1]
    """
    return min(epoch.chips, max(0, _LAST_VILLAGE[epoch.numeral] - villages))


def following(epoch: Epoch) -> str | None:
    """Numeral of the epoch that begins when this one ends (V9); after the last there is none.

    Examples
    --------
    >>> following(EPOCHS[0]), following(EPOCHS[4])
    ('II', None)
    """
    return _FOLLOWING.get(epoch.numeral)
