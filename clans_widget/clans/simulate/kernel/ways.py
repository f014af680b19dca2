"""Where huts may go, and whom a move leaves alone (M1 to M3, V1).

All ways are equally likely to be drawn, and none is written down. A group that is not full has a
way to each of its neighbors. The number of these, in binary, says into which blocks its ways fall:
one of six neighbors has a block of two ways and a block of four. All blocks of one are numbered
first, territory by territory, then all blocks of two, and so on; the ways between full groups are
the last. So a random number says which block, of which territory, and which way in the block.
"""

from __future__ import annotations

from typing import TypeAlias

from clans_widget.arena.many.kernel.compiling import Game, Mask, rule
from clans_widget.arena.many.kernel.masks import (
    NONE,
    ONE,
    bit,
    lowest,
    nth,
    nth_of_many,
    number_of,
)

from . import Groups, Land
from .standing import (
    Degrees,
    Standing,
    emptied,
    leaves,
    not_smaller,
    size,
    with_full,
)

Ends: TypeAlias = tuple[int, int, int, int, int]
"""Behind which of the open ways there are no more blocks of one, of two, of four, of eight; and
how many ways there are: the legal moves, but for the choice of an order."""


@rule
def movable(standing: Standing) -> Degrees:
    """The degrees of the groups that are not full."""
    others = ~standing.full
    ones, twos, fours, eights = standing.degree
    return ones & others, twos & others, fours & others, eights & others


@rule
def ends_of(standing: Standing) -> Ends:
    """Where the blocks of each size end, and where the ways between full groups do."""
    ones, twos, fours, eights = movable(standing)
    end_of_ones = number_of(ones)
    end_of_twos = end_of_ones + 2 * number_of(twos)
    end_of_fours = end_of_twos + 4 * number_of(fours)
    end_of_eights = end_of_fours + 8 * number_of(eights)
    return end_of_ones, end_of_twos, end_of_fours, end_of_eights, end_of_eights + standing.between


@rule
def nth_way(land: Land, groups: Groups, standing: Standing, ends: Ends, n: int) -> tuple[int, int]:
    """Source and target of the n-th of the open ways."""
    ones, twos, fours, eights = movable(standing)
    if n >= ends[3]:
        return nth_between(land, groups, standing, n - ends[3])
    # None of these is a branch: which it is cannot be foreseen.
    having, before, shift = ones, 0, 0
    if n >= ends[0]:
        having, before, shift = twos, ends[0], 1
    if n >= ends[1]:
        having, before, shift = fours, ends[1], 2
    if n >= ends[2]:
        having, before, shift = eights, ends[2], 3
    n -= before
    source = nth_of_many(having, n >> shift)
    targets = land.near[source] & standing.occupied
    larger_blocks = number_of(targets) & -2 << shift
    return source, nth_of_many(targets, larger_blocks + (n & (1 << shift) - 1))


@rule
def nth_between(land: Land, groups: Groups, standing: Standing, n: int) -> tuple[int, int]:
    """Source and target of the n-th way from a full group to a full one (M3)."""
    sources = standing.full
    source = lowest(sources)
    targets = not_smaller(land, groups, standing.full, source)
    while n >= number_of(targets):
        n -= number_of(targets)
        sources &= sources - ONE
        source = lowest(sources)
        targets = not_smaller(land, groups, standing.full, source)
    return source, nth(targets, n)


@rule
def targets_from(land: Land, groups: Groups, standing: Standing, source: int) -> Mask:
    """Where the huts of a territory may go (M1 to M3)."""
    if standing.full & bit(source):
        return not_smaller(land, groups, standing.full, source)
    return land.near[source] & standing.occupied


@rule
def left_alone(land: Land, standing: Standing, source: int) -> Mask:
    """V1: the groups that a move from here leaves alone."""
    return land.near[source] & leaves(standing)


@rule
def orders_from(land: Land, game: Game, standing: Standing, source: int) -> int:
    """In how many orders a move from here can found its villages (V8, F1)."""
    founded = number_of(left_alone(land, standing, source))
    return land.orders[founded, game.chips_left] if founded > 1 else 1


@rule
def move_huts(land: Land, groups: Groups, standing: Standing, source: int, target: int) -> Standing:
    """M1: all huts of one territory go to another."""
    rivals = land.near[target] & standing.full
    joined = groups[target] + groups[source]
    groups[target], groups[source] = joined, NONE
    standing = emptied(land, standing, source)
    if size(joined) >= land.full:
        return grown_full(land, groups, standing, target, rivals)
    return standing


@rule
def grown_full(
    land: Land, groups: Groups, standing: Standing, target: int, rivals: Mask
) -> Standing:
    """M2: a group is full now, or was and is larger now."""
    full = standing.full | bit(target)
    if rivals:
        return with_full(land, groups, standing, full)
    return Standing(standing.occupied, full, standing.between, standing.degree)
