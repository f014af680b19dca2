"""What moves bring each clan, and how likely a mover of each clan is to choose them."""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np

from clans_widget.arena.many.kernel.compiling import Game, Mask, part, rule
from clans_widget.arena.many.kernel.masks import BYTE, NONE, ONE, bit, lowest, number_of
from clans_widget.clans.simulate.kernel import Land, Move
from clans_widget.clans.simulate.kernel.games import play_and_settle
from clans_widget.clans.simulate.kernel.standing import size, standing_of
from clans_widget.clans.simulate.kernel.villages import after_strife, left_of, next_village
from clans_widget.clans.simulate.kernel.ways import left_alone
from clans_widget.clans.simulate.layout import Records

from .part import ByClan, plain


@part
def add_points(land: Land, game: Game, move: Move, points: ByClan) -> int:
    """What the villages of a move bring each clan (V3 to V8); returns how many there are."""
    source, target, order = move
    founded = left_alone(land, standing_of(game), source)
    villages = min(number_of(founded), game.chips_left)
    last = land.bonus.shape[0] - game.chips_left + villages
    for named in range(villages, 0, -1):
        place, order = next_village(land, founded, order, named)
        founded ^= bit(place)
        joined = game.groups[source] if place == target else NONE
        chip, terrain = last - named, land.terrain[place]
        left = left_of(land, game.groups[place] + joined, chip, terrain)
        score(points, left, size(left) + land.bonus[chip, terrain])
    return villages


@rule
def score(points: ByClan, group: Mask, value: int) -> None:
    """V7: every clan with a hut left scores the full value."""
    for clan in range(points.size):
        huts = group >> np.uint64(8 * clan) & BYTE
        points[clan] += value if huts else 0


@part
def add_outlook(
    land: Land, taste: Any, group: Mask, place: int, villages: int, sign: float, worth: ByClan
) -> None:
    """What the hints say about a group, weighted: see ``outlook`` in the module of hints."""
    left, terrain = after_strife(group), land.terrain[place]
    survivors = size(left)
    ground = -taste.doom[villages, terrain] * survivors
    if survivors:
        ground += taste.bonus[villages, terrain]
    for clan in range(worth.size):
        shift = np.uint64(8 * clan)
        if group >> shift & BYTE:
            value = taste.presence + taste.company * size(group)
            if left >> shift & BYTE:
                value += taste.ground * ground
            else:
                value -= taste.fifth_color * survivors
            worth[clan] += sign * value


@part
def add_outlook_of_all(land: Land, taste: Any, game: Game, sign: float, worth: ByClan) -> None:
    """The sum over all groups that are no villages yet."""
    if game.chips_left:
        villages, rest = land.bonus.shape[0] - game.chips_left, game.occupied
        while rest:
            place = plain(lowest(rest))
            rest &= rest - ONE
            if land.near[place] & game.occupied:
                add_outlook(land, taste, game.groups[place], place, villages, sign, worth)


@part
def weigh(land: Land, taste: Any, game: Game, move: Move, room: Any, worth: ByClan) -> None:
    """What a move is worth to a mover of each clan: :meth:`Conduct.worth`, chips included."""
    source, target, _ = move
    worth[:] = 0.0
    chips = add_points(land, game, move, worth)
    if chips:
        room.games[1] = game
        after = room.games[1]
        play_and_settle(land, after, move)
        add_outlook_of_all(land, taste, after, 1.0, worth)
        add_outlook_of_all(land, taste, game, -1.0, worth)
    else:
        villages = land.bonus.shape[0] - game.chips_left
        moving, there = game.groups[source], game.groups[target]
        add_outlook(land, taste, moving + there, target, villages, 1.0, worth)
        add_outlook(land, taste, moving, source, villages, -1.0, worth)
        add_outlook(land, taste, there, target, villages, -1.0, worth)
    against_the_others(worth, chips)


@rule
def against_the_others(worth: ByClan, chips: int) -> None:
    """The own clan's less the mean of the others'; a chip is worth the same to every clan."""
    total = 0.0
    for clan in range(worth.size):
        total += worth[clan]
    for clan in range(worth.size):
        worth[clan] += chips - (total - worth[clan]) / (worth.size - 1)


@part
def soften(edges: Records, first: int, number: int, taste: Any) -> None:
    """From worths to chances, for each clan: those of a :class:`Conduct`."""
    last = first + number
    for clan in range(edges[first].prior.size):
        best, total = edges[first].prior[clan], 0.0
        for k in range(first, last):
            best = max(best, edges[k].prior[clan])
        for k in range(first, last):
            edges[k].prior[clan] = exp((edges[k].prior[clan] - best) / taste.temperature)
            total += edges[k].prior[clan]
        for k in range(first, last):
            share = edges[k].prior[clan] / total
            edges[k].prior[clan] = taste.slip / number + (1 - taste.slip) * share
