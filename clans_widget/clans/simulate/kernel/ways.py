"""Where huts may go, and whom a move leaves alone (M1 to M3, V1)."""

from __future__ import annotations

import numpy as np

from clans_widget.arena.many.kernel.compiling import Game, Mask, rule
from clans_widget.arena.many.kernel.masks import BYTE, NONE, ONE, bit, count, lowest, number_of

from . import Land


@rule
def size(group: Mask) -> int:
    """How many huts a group has; why so is said in :func:`clans_widget.clans.rules.colors.size`."""
    return count(group % BYTE)


@rule
def begin(land: Land, game: Game) -> None:
    """What follows from the huts and the chips: from a full board, empty what is empty."""
    game.chips_left = land.bonus.shape[0]
    for player in range(game.players):
        game.chips_left -= game.chips[player]
    game.occupied, game.full = land.everywhere, NONE
    for k in range(game.degree.size):
        game.degree[k] = land.degree[k]
    for word in range(game.ways.size):
        game.ways[word] = land.ways[word]
    for place in range(land.territories):
        if not game.groups[place]:
            empty(land, game, place)
    game.leaves = one_neighbor(game)
    for place in range(land.territories):
        hold_if_full(land, game, place)


@rule
def empty(land: Land, game: Game, place: int) -> None:
    """There are no huts here any more, so no way leads to it or from it."""
    game.occupied &= ~bit(place)
    game.full &= ~bit(place)
    for word in range(game.ways.size):
        game.ways[word] &= ~land.touching[place, word]
    borrow = land.near[place]
    for k in range(game.degree.size):
        game.degree[k] ^= borrow
        borrow &= game.degree[k]


@rule
def set_way(land: Land, game: Game, source: int, target: int, is_open: bool) -> None:
    """M1 to M3: huts can go this way, or cannot."""
    way = land.way[source, target]
    word, here = way >> 6, bit(way & 63)
    game.ways[word] = game.ways[word] | here if is_open else game.ways[word] & ~here


@rule
def one_neighbor(game: Game) -> Mask:
    """The territories with huts that have one neighbor with huts."""
    more = game.degree[1] | game.degree[2] | game.degree[3]
    return game.degree[0] & ~more & game.occupied


@rule
def hold_if_full(land: Land, game: Game, place: int) -> None:
    """M2 and M3: a full group moves onto full groups only that are not smaller."""
    huts = size(game.groups[place])
    if huts < land.full:
        return
    game.full |= bit(place)
    for word in range(game.ways.size):
        game.ways[word] &= ~land.leaving[place, word]
    others = land.near[place] & game.full
    while others:
        other = lowest(others)
        others &= others - ONE
        huts_there = size(game.groups[other])
        set_way(land, game, place, other, huts_there >= huts)
        set_way(land, game, other, place, huts >= huts_there)


@rule
def open_ways(game: Game) -> int:
    """How many ways huts can go: the legal moves, but for the choice of an order."""
    number = 0
    for word in range(game.ways.size):
        number += number_of(game.ways[word])
    return number


@rule
def nth_way(land: Land, game: Game, n: int) -> int:
    """The n-th of the open ways."""
    word = before = until = 0
    for k in range(game.ways.size - 1):
        until += number_of(game.ways[k])
        if n >= until:
            word, before = k + 1, until
    return (word << 6) + nth_of_many(land, game.ways[word], n - before)


@rule
def nth_of_many(land: Land, mask: Mask, n: int) -> int:
    """The place of the n-th bit that is set, without a loop: first its byte (Vigna 2008)."""
    upto = mask - (mask >> ONE & np.uint64(0x5555555555555555))
    upto = (upto & np.uint64(0x3333333333333333)) + (
        upto >> np.uint64(2) & np.uint64(0x3333333333333333)
    )
    each = np.uint64(0x0101010101010101)
    upto = (upto + (upto >> np.uint64(4)) & np.uint64(0x0F0F0F0F0F0F0F0F)) * each
    tops = np.uint64(0x8080808080808080)
    start = number_of((np.uint64(n) * each | tops) - upto & tops) << 3
    n -= count(upto << np.uint64(8) >> np.uint64(start) & BYTE)
    return start + land.nth_in_byte[mask >> np.uint64(start) & BYTE, n]


@rule
def targets_from(land: Land, game: Game, source: int) -> Mask:
    """Where the huts of a territory may go (M1 to M3)."""
    near = land.near[source] & game.occupied
    if not game.full & bit(source):
        return near
    targets = NONE
    while near:
        target = lowest(near)
        near &= near - ONE
        way = land.way[source, target]
        targets |= (game.ways[way >> 6] >> np.uint64(way & 63) & ONE) << np.uint64(target)
    return targets


@rule
def orders_from(land: Land, game: Game, source: int) -> int:
    """In how many orders a move from here can found its villages (V8, F1)."""
    founded = number_of(land.near[source] & game.leaves)
    return land.orders[founded, game.chips_left] if founded > 1 else 1


@rule
def move_huts(land: Land, game: Game, source: int, target: int) -> Mask:
    """M1: all huts of one territory go to another. Returns whom this leaves alone (V1)."""
    near = land.near[source] & game.occupied
    founded = near & game.leaves
    game.groups[target] += game.groups[source]
    game.groups[source] = NONE
    empty(land, game, source)
    game.leaves = one_neighbor(game)
    hold_if_full(land, game, target)
    return founded
