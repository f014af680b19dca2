"""Whole random games, compiled by numba: the rules of :mod:`clans_widget.clans` once more.

Territories, ways and sets of them are as :mod:`~clans_widget.simulate.layout` says. What is no
way of counting but a fact of the game (the chart, the limit of seven huts) comes in the record
of the board. Nothing is allocated while a game runs.

All compiled code stands in this one file, since numba's cache on disk looks only at the file of
the function that is called: after a change elsewhere it would go on with the old code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar, cast

import numpy as np
from numba import njit, types
from numba.extending import intrinsic

from .layout import Records

F = TypeVar("F", bound=Callable[..., Any])

Land = Any
Game = Any
Mask = np.uint64
Move: TypeAlias = tuple[int, int, int]
"""Source, target, and which of the founding orders."""

CALLED: Final[dict[str, Any]] = {
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}
"""Options for what only compiled code calls: it is compiled sooner."""

ENTERED: Final[dict[str, Any]] = {
    "error_model": "numpy",
    "no_cfunc_wrapper": True,
    "nogil": True,
}
"""Options for what Python calls."""

NONE: Final = np.uint64(0)
ONE: Final = np.uint64(1)
BYTE: Final = np.uint64(0xFF)
HALF: Final = np.uint64(32)
LOW_HALF: Final = np.uint64(0xFFFFFFFF)
STEP: Final = np.uint64(0x9E3779B97F4A7C15)
"""Between two numbers of splitmix64."""


def rule(function: F) -> F:
    """Compile a function into those that use it."""
    return cast("F", njit(forceinline=True, **CALLED)(function))


def entry(function: F) -> F:
    """Compile a function at its first call, and keep the result on disk where that is possible."""
    try:
        return cast("F", njit(cache=True, **ENTERED)(function))
    except RuntimeError:  # there is no folder to write to
        return cast("F", njit(**ENTERED)(function))


def instruction(function: Callable[..., Any]) -> Callable[[Mask], int]:
    """A function of a mask that is one instruction of the processor."""
    return cast("Callable[[Mask], int]", intrinsic(function))


@instruction
def number_of(_: Any, mask: Any) -> Any:
    """How many bits are set, in one instruction."""

    def build(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(mask), build


@instruction
def lowest(_: Any, mask: Any) -> Any:
    """The place of the lowest bit that is set, in one instruction."""

    def build(context: Any, builder: Any, __: Any, arguments: Any) -> Any:
        place = builder.cttz(arguments[0], context.get_constant(types.boolean, True))
        return builder.trunc(place, context.get_value_type(types.uint8))

    return types.uint8(mask), build


@rule
def count(mask: Mask) -> int:
    """A mask as a number to count with: the two don't mix."""
    return np.int64(mask)  # type: ignore[return-value]


@rule
def bit(place: int) -> Mask:
    """The mask of one place."""
    return ONE << np.uint64(place)


@rule
def nth(mask: Mask, n: int) -> int:
    """The place of the n-th bit that is set, from 0."""
    for _ in range(n):
        mask &= mask - ONE
    return lowest(mask)


@rule
def nth_of_many(land: Land, mask: Mask, n: int) -> int:
    """The same without a loop: first the byte, by the number of bits up to it (Vigna 2008)."""
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
def mixed(number: Mask) -> Mask:
    """The bits of a number well mixed, as in splitmix64."""
    number = (number ^ number >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    number = (number ^ number >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return number ^ number >> np.uint64(31)


@rule
def product(game: Game, limit: Mask) -> Mask:
    """The next random number of 32 bits, times a limit."""
    game.lots += STEP
    return (mixed(game.lots) >> HALF) * limit


@rule
def below(game: Game, number: int) -> int:
    """A random number from 0 to ``number - 1``, all equally likely (Lemire 2019)."""
    limit = np.uint64(number)
    drawn = product(game, limit)
    if drawn & LOW_HALF < limit:
        least = (LOW_HALF + ONE - limit) % limit
        while drawn & LOW_HALF < least:
            drawn = product(game, limit)
    return count(drawn >> HALF)


@rule
def set_up(land: Land, game: Game) -> None:
    """S1: in each region the huts by lot."""
    for first in range(0, land.territories, 5):
        for last in range(4, 0, -1):
            one, other = first + last, first + below(game, last + 1)
            game.groups[one], game.groups[other] = game.groups[other], game.groups[one]


@rule
def size(group: Mask) -> int:
    """How many huts a group has; why so is said in :func:`clans_widget.clans.colors.size`."""
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
def drawn_move(land: Land, game: Game) -> Move:
    """A way by lot, then a founding order by lot: source, target, and which order."""
    way = nth_way(land, game, below(game, open_ways(game)))
    source = land.source[way]
    orders = orders_from(land, game, source)
    return source, land.target[way], below(game, orders) if orders > 1 else 0


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
    group = after_strife(game.groups[place])
    game.strife += group != game.groups[place]
    if land.destroyed[chip, terrain]:
        game.destroyed += 1
        group = NONE
    game.groups[place] = group
    if not group:
        game.occupied &= ~bit(place)
    if size(group) < land.full:
        game.full &= ~bit(place)
    score(game, group, size(group) + land.bonus[chip, terrain])


@rule
def score(game: Game, group: Mask, value: int) -> None:
    """V7: every clan with a hut left scores the full value."""
    for clan in range(game.scores.size):
        huts = group >> np.uint64(8 * clan) & BYTE
        game.scores[clan] += value if huts else 0


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


@rule
def play(land: Land, game: Game, move: Move) -> None:
    """Carry a move out, and write it down."""
    source, target, order = move
    founded = move_huts(land, game, source, target)
    game.source[game.moves], game.target[game.moves] = source, target
    game.alone[game.moves] = number_of(founded)
    if founded:
        found_all(land, game, founded, order)
    game.moves += 1
    game.mover = game.mover + 1 if game.mover + 1 < game.players else 0


@rule
def is_over(game: Game) -> bool:
    """F1 and F2: no chip is left, or no move."""
    return game.chips_left == 0 or open_ways(game) == 0


@entry
def play_games(
    lands: Records, starts: Records, by_lot: bool, seed: Mask, first: int, games: Records
) -> None:
    """Random games, played to their end where they stand.

    Parameters
    ----------
    lands : array of one LAND record
    starts : array of GAME records
        The first game begins at the first of them, and so on, round and round.
    by_lot : bool
        Whether the huts of each region are shuffled first (S1).
    seed : numpy.uint64
    first : int
        int of the first game.
    games : array of GAME records
        What stands in them does not matter.
    """
    land = lands[0]
    for k in range(games.size):
        start = starts[k % starts.size]
        if k < starts.size:
            begin(land, start)
        games[k] = start
        game = games[k]
        game.lots = mixed(seed + np.uint64(first + k) * STEP)
        if by_lot:
            set_up(land, game)
        while not is_over(game):
            play(land, game, drawn_move(land, game))
