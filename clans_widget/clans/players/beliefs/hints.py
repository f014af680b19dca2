"""The rulebooks' tactical hints about the groups on the board, each as a function.

Each function looks at one group and says for every clan, in the order of
:data:`~clans_widget.clans.COLORS`, how well the hint is followed there: in points, more is
better. The numbers are those under which the hints stand in lesson 10, which tests them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from clans_widget.clans import COLORS, EPOCHS
from clans_widget.clans.rules.colors import lost_in_strife
from clans_widget.clans.rules.epochs import (
    CHIPS,
    EPOCH_OF_CHIP,
    Epoch,
)

ByClan = tuple[float, ...]
"""A number for each clan."""

NOTHING: Final[ByClan] = (0.0,) * len(COLORS)

NEARER: Final = 0.75
"""How much less likely a group is to become a village with each chip that is taken before."""


class Group(NamedTuple):
    """Huts on a territory that are no village yet.

    Attributes
    ----------
    huts : tuple of int
        How many of each clan.
    terrain : str
    villages : int
        How many have been founded so far: it says which epochs are to come.
    """

    huts: tuple[int, ...]
    terrain: str
    villages: int

    @property
    def survivors(self) -> tuple[int, ...]:
        """The huts that strife would leave (V4)."""
        packed = int.from_bytes(bytes(self.huts), "little")
        return _unpacked(packed - lost_in_strife(packed))


def presence(group: Group) -> ByClan:
    """A hut in a group is a village to score in: spread your own, gather others' (hint 2)."""
    return tuple(float(n > 0) for n in group.huts)


def company(group: Group) -> ByClan:
    """All huts of a village count for each clan in it, so be where many are (V5, V7)."""
    return tuple(sum(group.huts) if n else 0.0 for n in group.huts)


def fifth_color(group: Group) -> ByClan:
    """Where all five clans meet, lone huts get nothing at all (hint 1; V4)."""
    worth = sum(group.survivors)
    pairs = zip(group.huts, group.survivors, strict=True)
    return tuple(-float(worth) if before and not after else 0.0 for before, after in pairs)


def ground(group: Group) -> ByClan:
    """Be on ground that is favorable soon, and leave what is unfavorable soon (hints 3 and 6)."""
    size = sum(group.survivors)
    expected = likely_bonus(group) - likely_doom(group) * size if size else 0.0
    return tuple(expected if n else 0.0 for n in group.survivors)


HINTS: Final[dict[str, Callable[[Group], ByClan]]] = {
    "presence": presence,
    "company": company,
    "fifth_color": fifth_color,
    "ground": ground,
}
"""The hints by name."""


@lru_cache(maxsize=1 << 15)
def outlook(packed: int, terrain: str, villages: int) -> tuple[ByClan, ...]:
    """What each of the hints says about a group: one row for each, in their order.

    Parameters
    ----------
    packed : int
        The huts, as in :mod:`~clans_widget.clans.rules.colors`.
    terrain : str
    villages : int
        How many have been founded so far.

    Examples
    --------
    >>> from clans_widget.clans.rules.colors import group_of
    >>> dict(zip(HINTS, outlook(group_of({"red": 2, "blue": 1}), "steppe", 11)))["ground"]
    (5.0, 5.0, 0.0, 0.0, 0.0)
    """
    group = Group(_unpacked(packed), terrain, villages)
    return tuple(hint(group) for hint in HINTS.values())


def likely_bonus(group: Group) -> float:
    """The bonus that a group's village can expect (V5)."""
    return sum(chance * epoch.bonus_on(group.terrain) for chance, epoch in _epochs_to_come(group))


def likely_doom(group: Group) -> float:
    """How likely a group's village is to be destroyed (V6)."""
    epochs = _epochs_to_come(group)
    return sum(chance for chance, epoch in epochs if epoch.favor(group.terrain) == "unfavorable")


def _epochs_to_come(group: Group) -> Iterator[tuple[float, Epoch]]:
    """How likely the group's village is to fall into each epoch, if it becomes one."""
    chips = range(min(group.villages, CHIPS - 1), CHIPS)
    weights = [NEARER**later for later in range(len(chips))]
    for epoch in EPOCHS:
        own = (w for chip, w in zip(chips, weights, strict=True) if EPOCH_OF_CHIP[chip] is epoch)
        yield sum(own) / sum(weights), epoch


def _unpacked(packed: int) -> tuple[int, ...]:
    return tuple(packed.to_bytes(len(COLORS), "little"))
