"""Who stands beside whom: all that the choice of a move depends on, but for full groups' sizes.

How many neighbors with huts each territory has is kept in binary, one mask for each digit: the
first has the territories where the number has a one, the next those where it has a two, and so on.
So when a territory is emptied, one is taken from the numbers of all its neighbors at once.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from clans_widget.arena.many.kernel.compiling import Game, Mask, rule
from clans_widget.arena.many.kernel.masks import NONE, ONE, bit, count, lowest, number_of
from clans_widget.clans.simulate.layout import SIZE_AT

from . import Groups, Land

SIZE_BYTE: Final = np.uint64(SIZE_AT)

Degrees: TypeAlias = tuple[Mask, Mask, Mask, Mask]
"""The territories whose number of neighbors with huts has a one, a two, a four, an eight."""


class Standing(NamedTuple):
    """The territories with huts, and how many neighbors each has.

    A territory that has no huts is in none of the masks. Villages stay in them: nobody stands
    beside a village, so that no move depends on what is left of it.

    Attributes
    ----------
    occupied : numpy.uint64
        The territories with huts.
    full : numpy.uint64
        Those with a group of seven huts or more (M2).
    between : int
        The ways from full groups to full groups (M3); there seldom are any.
    degree : tuple of numpy.uint64
    """

    occupied: Mask
    full: Mask
    between: int
    degree: Degrees


@rule
def standing_of(game: Game) -> Standing:
    """As a record has it."""
    return Standing(game.occupied, game.full, game.between, degree_of(game))


@rule
def degree_of(owner: Any) -> Degrees:
    """Of a board, where nothing is empty, or of a game."""
    return owner.degree[0], owner.degree[1], owner.degree[2], owner.degree[3]


@rule
def keep(game: Game, standing: Standing) -> None:
    """Write it into a record."""
    game.occupied, game.full, game.between = standing.occupied, standing.full, standing.between
    for k in range(game.degree.size):
        game.degree[k] = standing.degree[k]


@rule
def begin(land: Land, game: Game) -> None:
    """What follows from the huts and the chips: from a full board, empty what is empty."""
    game.chips_left = land.bonus.shape[0]
    for player in range(game.players):
        game.chips_left -= game.chips[player]
    standing = Standing(land.everywhere, NONE, count(NONE), degree_of(land))
    full = NONE
    for place in range(land.territories):
        if not game.groups[place]:
            standing = emptied(land, standing, place)
        full |= bit_if_full(land, game.groups, place)
    keep(game, with_full(land, game.groups, standing, full))


@rule
def size(group: Mask) -> int:
    """How many huts a group has: its sixth byte, which is added up with the others."""
    return count(group >> SIZE_BYTE)


@rule
def leaves(standing: Standing) -> Mask:
    """The territories with huts that have one neighbor with huts."""
    ones, twos, fours, eights = standing.degree
    return ones & ~(twos | fours | eights)


@rule
def emptied(land: Land, standing: Standing, place: int) -> Standing:
    """A territory has no huts any more (M1), so its neighbors have one neighbor less.

    To take one from a number in binary changes its ones, its twos if it has no ones, its fours if
    it has neither, and so on. Whose digits those are does not depend on the place: so it is known
    before the processor has looked up the neighbors, for which it has to wait.
    """
    others = ~bit(place)
    occupied, full = standing.occupied & others, standing.full & others
    ones, twos, fours, eights = standing.degree
    no_ones = occupied & ~ones
    no_twos = no_ones & ~twos
    no_fours = no_twos & ~fours
    near = land.near[place]
    degree = (
        ones & others ^ near & occupied,
        twos & others ^ near & no_ones,
        fours & others ^ near & no_twos,
        eights & others ^ near & no_fours,
    )
    return Standing(occupied, full, standing.between, degree)


@rule
def bit_if_full(land: Land, groups: Groups, place: int) -> Mask:
    """M2: the mask of a place if its group is full, else an empty one."""
    return np.uint64(size(groups[place]) >= land.full) << np.uint64(place)


@rule
def with_full(land: Land, groups: Groups, standing: Standing, full: Mask) -> Standing:
    """With other full groups, and the ways between them counted anew."""
    between, sources = 0, full
    while sources:
        source = lowest(sources)
        sources &= sources - ONE
        between += number_of(not_smaller(land, groups, full, source))
    return Standing(standing.occupied, full, between, standing.degree)


@rule
def not_smaller(land: Land, groups: Groups, full: Mask, source: int) -> Mask:
    """M3: the full neighbors onto which a full group may go."""
    targets, near = NONE, land.near[source] & full
    while near:
        target = lowest(near)
        near &= near - ONE
        targets |= np.uint64(size(groups[target]) >= size(groups[source])) << np.uint64(target)
    return targets
