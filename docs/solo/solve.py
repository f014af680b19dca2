"""The solo race, solved: how many turns four characters take when nobody is in their way.

Compiled with numba: there are 639,411 states on the standard course, and 156 rolls in each. A state
is four numbers, ascending: 0 waits at home, 1 stands on the Crown, and so on up to the Arrival.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import numpy as np
from numba import njit

from clans_widget.clann.chances.rolls import all_shown
from clans_widget.clann.rules.dice import BLACK, ENTRY, rolled

KINDS: Final = ("oos", "oo", "os")
"""The dice that are rolled together; the place of each is its code in the arrays."""

CLOSE: Final = 1e-9
"""What comes again and again is worked out until it no longer changes by more."""

Array = np.ndarray[Any, Any]

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Compile a function."""
    return cast("F", njit(function))


def rolls_of(kind: str) -> tuple[Array, Array]:
    """All that some dice can show: of each its dice, how many, whether black, what is rolled again.

    What is rolled again is 0 for nothing, else 1 and the code of the kind. The second array has
    the chances.
    """
    rows, shares = [], []
    for shown in all_shown(kind):
        dice = rolled(kind, shown.ordinary, shown.black)
        again = 1 + KINDS.index(dice.again) if dice.again else 0
        left = (*dice.left, 0, 0, 0)[:3]
        rows.append((*left, len(dice.left), shown.black == BLACK, again))
        shares.append(shown.chance)
    return np.array(rows, dtype=np.int64), np.array(shares)


def states(last: int) -> Array:
    """All states of four characters with the Arrival at a number, the nearest to it first.

    One character to a cell, but for home and Arrival (K4).
    """
    span = np.arange(last + 1)
    grid = np.array(np.meshgrid(span, span, span, span, indexing="ij"), dtype=np.int64)
    found = grid.reshape(4, -1).T
    for at in range(3):
        one, other = found[:, at], found[:, at + 1]
        apart = (one < other) | ((one == other) & ((one == 0) | (one == last)))
        found = found[apart]
    return found[np.argsort(-found.sum(axis=1), kind="stable")]


@compiled
def _carried(state: Array, die: int, gate: int, last: int, found: Array) -> int:
    """What one die can do for one character (K4, K7, K13, K14); how many such states there are."""
    count = 0
    for at in range(4):
        here = state[at]
        if here == last or (at and here == state[at - 1]):
            continue
        if here == 0:
            if die != ENTRY:
                continue
            to = 1
        else:
            to = here + die
            if to > last or (here < gate and to > gate):
                continue
        if to < last:
            taken = False
            for other in range(4):
                taken = taken or state[other] == to
            if taken:
                continue
        _put(state, at, to, found[count])
        count += 1
    return count


@compiled
def _put(state: Array, at: int, to: int, found: Array) -> None:
    """A state in which one character stands elsewhere, ascending again."""
    place = at
    for other in range(4):
        found[other] = state[other]
    while place < 3 and found[place + 1] < to:
        found[place] = found[place + 1]
        place += 1
    found[place] = to


@compiled
def _key(state: Array, size: int) -> int:
    key: int = ((state[0] * size + state[1]) * size + state[2]) * size + state[3]
    return key


@compiled
def _least(
    state: Array,
    dice: Array,
    count: int,
    start: int,
    again: int,
    turns: Array,
    work: Array,
    gate: int,
    last: int,
) -> tuple[float, bool]:
    """The fewest turns after some dice, in any order; and whether nobody may have moved."""
    if state[0] == last:
        return 0.0, False
    key = _key(state, last + 1)
    if count == 0:
        if key == start:
            return np.inf, True
        return _after(key, again, turns), False
    least, stays = np.inf, False
    rest = np.empty(3, dtype=np.int64)
    for first in range(count):
        if first and dice[first] == dice[first - 1]:
            continue
        others = 0
        for other in range(count):
            if other != first:
                rest[others] = dice[other]
                others += 1
        found = work[count]
        ways = _carried(state, dice[first], gate, last, found)
        if ways == 0:  # the die is the Knight's (K5)
            then, may = _least(state, rest, others, start, again, turns, work, gate, last)
            least, stays = min(least, then), stays or may
        for way in range(ways):
            then, may = _least(found[way], rest, others, start, again, turns, work, gate, last)
            least, stays = min(least, then), stays or may
    return least, stays


@compiled
def _after(key: int, again: int, turns: Array) -> float:
    """The turns that are still to come: all three dice rolled again are a roll of this turn."""
    if again == 0:
        return float(turns[0, key])
    return float(turns[again - 1, key]) - (1.0 if again == 1 else 0.0)


@compiled
def _with_black(
    state: Array,
    dice: Array,
    count: int,
    again: int,
    turns: Array,
    work: Array,
    gate: int,
    last: int,
) -> tuple[float, bool]:
    """K6: the Knight moves by one of the dice at least, so one die or none is a character's."""
    least = np.inf
    if count > 1:
        for first in range(count):
            found = work[1]
            ways = _carried(state, dice[first], gate, last, found)
            for way in range(ways):
                if found[way][0] == last:
                    least = 0.0
                else:
                    least = min(least, _after(_key(found[way], last + 1), again, turns))
    return least, True


@compiled
def _settle(
    places: Array,
    turns: Array,
    first: Array,
    first_share: Array,
    double: Array,
    double_share: Array,
    mixed: Array,
    mixed_share: Array,
    gate: int,
    last: int,
) -> None:
    """The turns from every state, the nearest to the end first."""
    work = np.empty((4, 4, 4), dtype=np.int64)
    fixed, share = np.empty((3, 105)), np.empty((3, 105))
    stays, repeat = np.empty((3, 105), dtype=np.bool_), np.empty((3, 105), dtype=np.int64)
    for number in range(places.shape[0]):
        state = places[number]
        start = _key(state, last + 1)
        if state[0] == last:
            turns[:, start] = 0.0
            continue
        for kind in range(3):
            rolls = first if kind == 0 else (double if kind == 1 else mixed)
            chances = first_share if kind == 0 else (double_share if kind == 1 else mixed_share)
            for each in range(rolls.shape[0]):
                dice, count, again = rolls[each, :3], rolls[each, 3], rolls[each, 5]
                if rolls[each, 4]:
                    least, may = _with_black(state, dice, count, again, turns, work, gate, last)
                else:
                    least, may = _least(state, dice, count, start, again, turns, work, gate, last)
                fixed[kind, each], stays[kind, each] = least, may
                share[kind, each], repeat[kind, each] = chances[each], again
        _repeat(start, turns, fixed, share, stays, repeat)


@compiled
def _repeat(
    start: int, turns: Array, fixed: Array, share: Array, stays: Array, repeat: Array
) -> None:
    """The turns from a state to which some rolls lead back."""
    turns[:, start] = 1.0
    change = 1.0
    while change > CLOSE:
        change = 0.0
        for kind in range(3):
            rolls = 105 if kind == 0 else (21 if kind == 1 else 30)
            total = 1.0 if kind == 0 else 0.0
            for each in range(rolls):
                then = fixed[kind, each]
                if stays[kind, each]:
                    then = min(then, _after(start, repeat[kind, each], turns))
                total += share[kind, each] * then
            change = max(change, abs(total - turns[kind, start]))
            turns[kind, start] = total


def solved(gate: int, last: int) -> tuple[Array, Array]:
    """All states with the expected turns from each, before a turn.

    Parameters
    ----------
    gate : int
        The number of the Gate: how far it is from the Crown, and 1.
    last : int
        The number of the Arrival.
    """
    places = states(last)
    turns = np.full((3, (last + 1) ** 4), np.nan)
    first, double, mixed = map(rolls_of, KINDS)
    _settle(places, turns, *first, *double, *mixed, gate, last)
    size = last + 1
    keys = ((places[:, 0] * size + places[:, 1]) * size + places[:, 2]) * size + places[:, 3]
    return places, turns[0, keys]
