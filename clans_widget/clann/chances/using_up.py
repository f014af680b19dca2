"""What dice can do to characters that are all in their Treasure: nothing else is in their way."""

from __future__ import annotations

from functools import cache

from clans_widget.clann.rules.dice import Dice

Left = tuple[int, ...]
"""How many cells each character of a player that has not arrived is from the Arrival, ascending.

One character to a cell (K4), so no two are the same.
"""


@cache
def used_up(left: Left, dice: Dice) -> tuple[Left, ...]:
    """All that can be left of a player's way when the dice of a roll have been used.

    Parameters
    ----------
    left : tuple of int
        How far the characters are from the Arrival.
    dice : Dice
        As they were rolled.

    Examples
    --------
    >>> used_up((1, 4), Dice((1, 3)))
    ((1,), (1, 3), (4,))
    >>> used_up((3, 4), Dice((1, 2), "k"))
    ((1, 4), (2, 3), (2, 4), (3, 4))
    """
    if dice.black:
        return tuple(sorted(_with_black_face(left, dice)))
    return tuple(sorted(_with_all(left, dice.left)))


def carried(left: Left, die: int) -> set[Left]:
    """What one die can do for one character (K4, K14).

    Examples
    --------
    >>> sorted(carried((1, 4), 3)), carried((2,), 3)
    ([], set())
    """
    return {
        tuple(sorted((*(left[:at] + left[at + 1 :]), *((far - die,) if far > die else ()))))
        for at, far in enumerate(left)
        if far == die or (far > die and far - die not in left)
    }


def _with_all(left: Left, dice: tuple[int, ...]) -> set[Left]:
    """K5: in any order; a die that can carry somebody must, and another is the Knight's."""
    if not (dice and left):
        return {left}
    found: set[Left] = set()
    for die in set(dice):
        at = dice.index(die)
        others = dice[:at] + dice[at + 1 :]
        for then in carried(left, die) or {left}:
            found |= _with_all(then, others)
    return found


def _with_black_face(left: Left, dice: Dice) -> set[Left]:
    """K6: the Knight moves by one of the dice at least, so by the last at the latest."""
    found = {left}
    if len(dice.left) > 1:
        for die in set(dice.left):
            found |= carried(left, die)
    return found
