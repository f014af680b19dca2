"""What becomes of groups that stand alone (V3 to V8)."""

from __future__ import annotations

from typing import Any

import numpy as np

from clans_widget.arena.many.kernel.compiling import Game, Mask, rule
from clans_widget.arena.many.kernel.masks import BYTE, NONE, bit, nth, number_of

from . import Land
from .ways import size


@rule
def after_strife(group: Mask) -> Mask:
    """V4: with all five colors there, each color with one hut loses it."""
    present, lone = 0, NONE
    for shift in range(0, 40, 8):
        huts = group >> np.uint64(shift) & BYTE
        present += 1 if huts > 0 else 0
        lone |= np.uint64(huts == 1) << np.uint64(shift)
    return group - lone if present == 5 else group


@rule
def found(land: Land, game: Game, place: int) -> None:
    """One village: chip, strife, value, score (V3 to V6)."""
    chip, terrain = land.bonus.shape[0] - game.chips_left, land.terrain[place]
    game.villages[chip] = place
    game.chips[game.mover] += 1
    game.chips_left -= 1
    game.strife += after_strife(game.groups[place]) != game.groups[place]
    game.destroyed += land.destroyed[chip, terrain]
    group = left_of(land, game.groups[place], chip, terrain)
    game.groups[place] = group
    if not group:
        game.occupied &= ~bit(place)
    if size(group) < land.full:
        game.full &= ~bit(place)
    score(game.scores, group, size(group) + land.bonus[chip, terrain])


@rule
def left_of(land: Land, group: Mask, chip: int, terrain: int) -> Mask:
    """V4 and V6: what strife and the epoch leave of a village."""
    return NONE if land.destroyed[chip, terrain] else after_strife(group)


@rule
def score(points: Any, group: Mask, value: int) -> None:
    """V7: every clan with a hut left scores the full value."""
    for clan in range(points.size):
        huts = group >> np.uint64(8 * clan) & BYTE
        points[clan] += value if huts else 0


@rule
def next_village(land: Land, founded: Mask, order: int, named: int) -> tuple[int, int]:
    """V8: the first village of an order that names so many; and the order of the others."""
    others = land.orders[number_of(founded) - 1, named - 1]
    return nth(founded, order // others), order % others


@rule
def found_all(land: Land, game: Game, founded: Mask, order: int) -> None:
    """V8: one village after the other; without a chip left it is none (F1)."""
    number = number_of(founded)
    game.ordered += number > 1
    for named in range(min(number, game.chips_left), 0, -1):
        place, order = next_village(land, founded, order, named)
        founded ^= bit(place)
        found(land, game, place)
