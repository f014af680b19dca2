"""What becomes of groups that stand alone (V3 to V8).

A village takes part in nothing more. So a move only notes where villages were founded; what is
left of them and what they bring is settled later, of all villages of a game at once.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from clans_widget.arena.many.kernel.compiling import Game, Mask, rule
from clans_widget.arena.many.kernel.masks import (
    BYTE,
    NONE,
    bit,
    either,
    lowest,
    nth_of_many,
    number_of,
)

from . import Land
from .standing import SIZE_BYTE, bit_if_full, size

EACH: Final = np.uint64(0x0101010101)
"""One hut of each color."""

TOPS: Final = np.uint64(0x8080808080)
"""The highest bit of each color's byte: free, as no group has 128 huts."""


@rule
def with_huts(group: Mask) -> Mask:
    """One hut of each color that a group has: 0x7F and one or more reach the top of a byte."""
    return (group + np.uint64(0x7F7F7F7F7F) & TOPS) >> np.uint64(7)


@rule
def with_several(group: Mask) -> Mask:
    """One hut of each color of which it has several: 0x7E and two or more reach the top."""
    return (group + np.uint64(0x7E7E7E7E7E) & TOPS) >> np.uint64(7)


@rule
def after_strife(group: Mask) -> Mask:
    """V4: with all five colors there, each color with one hut loses it."""
    lone = EACH ^ with_several(group)
    lost = lone | np.uint64(number_of(lone)) << SIZE_BYTE
    return either(with_huts(group) == EACH, group - lost, group)


@rule
def left_of(land: Land, group: Mask, chip: int, terrain: int) -> Mask:
    """V4 and V6: what strife and the epoch leave of a village."""
    return either(land.destroyed[chip, terrain] != 0, NONE, after_strife(group))


@rule
def next_village(land: Land, founded: Mask, order: int, named: int) -> tuple[int, int]:
    """V8: the first village of an order that names so many; and the order of the others."""
    others = land.orders[number_of(founded) - 1, named - 1]
    return nth_of_many(founded, order // others), order % others


@rule
def found_all(land: Land, game: Game, founded: Mask, order: int) -> None:
    """V3: for each village the next chip; without a chip left it is none (F1)."""
    number = number_of(founded)
    villages = min(number, game.chips_left)
    chip = land.bonus.shape[0] - game.chips_left
    # Without a village something is noted, too, for the next to take its place: a branch here
    # would often be foreseen wrong.
    game.villages[np.uint64(chip)] = lowest(founded)
    if number > 1:
        note_in_order(land, game, founded, order, villages)
    game.chips[np.uint64(game.mover)] += villages
    game.chips_left -= villages


@rule
def note_in_order(land: Land, game: Game, founded: Mask, order: int, villages: int) -> None:
    """V8: one village after the other."""
    game.ordered += 1
    last = land.bonus.shape[0] - game.chips_left + villages
    for named in range(villages, 0, -1):
        place, order = next_village(land, founded, order, named)
        founded ^= bit(place)
        game.villages[last - named] = place


@rule
def settle(land: Land, game: Game, first: int) -> None:
    """What is left of the villages from one on, and what they bring (V4 to V7).

    The points of all clans are added up in one number, a byte for each: the value of a village
    times one hut of each color that is left. No byte overflows: all huts of a board and all
    bonuses are less than 100 points.
    """
    points, taken = NONE, np.uint64(land.bonus.shape[0] - game.chips_left)
    for chip in range(np.uint64(first), taken):
        place = game.villages[chip]
        terrain, group = land.terrain[place], game.groups[place]
        left = left_of(land, group, chip, terrain)
        game.strife += after_strife(group) != group
        game.destroyed += land.destroyed[chip, terrain]
        game.groups[place] = left
        game.occupied &= ~(np.uint64(left == NONE) << np.uint64(place))
        game.full = game.full & ~bit(place) | bit_if_full(land, game.groups, place)
        points += with_huts(left) * np.uint64(size(left) + land.bonus[chip, terrain])
    for clan in range(game.scores.size):
        game.scores[clan] += np.int64(points >> np.uint64(8 * clan) & BYTE)
