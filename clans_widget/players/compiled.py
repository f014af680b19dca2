"""The search of :mod:`clans_widget.players.tree`, compiled by numba on the kernel of simulate.

Boards and games are records of :mod:`clans_widget.simulate.layout`; the arguments ``tree``,
``cards``, ``settings`` and ``room`` are those of :mod:`clans_widget.players.compiled_tree`.
Clans are numbers in the order of :data:`~clans_widget.clans.COLORS`, from 0 as the players.

numba's cache on disk looks at the file of the function that is called, and at what it closes
over; so that function closes over a checksum of the kernel.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from pathlib import Path
from typing import Any, TypeVar, cast
from zlib import crc32

import numpy as np
from numba import njit
from numpy.typing import NDArray

from clans_widget.simulate import kernel
from clans_widget.simulate.kernel import (
    BYTE,
    CALLED,
    NONE,
    ONE,
    STEP,
    Game,
    Land,
    Mask,
    after_strife,
    begin,
    below,
    bit,
    drawn_move,
    entry,
    found_all,
    is_over,
    lowest,
    mixed,
    move_huts,
    nth,
    number_of,
    play,
    rule,
    size,
    targets_from,
)

F = TypeVar("F", bound=Callable[..., Any])

ByClan = NDArray[np.float64]
Move = tuple[int, int, int]
"""Source, target, and which of the founding orders."""

MOST_ORDERS = 6
"""A mover in a playout looks at so many founding orders at most."""


def part(function: F) -> F:
    """Compile a function that others call; to compile it into each of them would take long."""
    return cast("F", njit(**CALLED)(function))


@part
def carry_out(land: Land, game: Game, move: Move) -> None:
    """Play a move."""
    play(land, game, move)


@part
def by_lot(land: Land, game: Game) -> Move:
    """Any legal move, all equally likely."""
    return drawn_move(land, game)


@rule
def orders_from(land: Land, game: Game, source: int) -> int:
    """In how many orders a move from here can found its villages (V8, F1)."""
    founded = number_of(land.near[source] & game.leaves & game.occupied)
    return land.orders[founded, game.chips_left] if founded > 1 else 1


@part
def add_points(land: Land, game: Game, move: Move, points: ByClan) -> int:
    """What the villages of a move bring each clan (V3 to V8); returns how many there are."""
    source, target, order = move
    founded = land.near[source] & game.occupied & game.leaves
    number = number_of(founded)
    named = min(number, game.chips_left)
    chip = land.bonus.shape[0] - game.chips_left
    for k in range(named):
        place = lowest(founded)
        if number > 1:
            orders = land.orders[number - 1 - k, named - 1 - k]
            place = nth(founded, order // orders)
            order %= orders
        founded ^= bit(place)
        joined = game.groups[source] if place == target else NONE
        add_value(land, game.groups[place] + joined, place, chip + k, points)
    return named


@rule
def add_value(land: Land, group: Mask, place: int, chip: int, points: ByClan) -> None:
    """What a village brings each clan (V4 to V7)."""
    terrain = land.terrain[place]
    if not land.destroyed[chip, terrain]:
        left = after_strife(group)
        value = size(left) + land.bonus[chip, terrain]
        for clan in range(points.size):
            if left >> np.uint64(8 * clan) & BYTE:
                points[clan] += value


@part
def add_outlook(
    land: Land, taste: Any, group: Mask, place: int, villages: int, sign: float, worth: ByClan
) -> None:
    """What the hints say about a group: :func:`clans_widget.players.hints.outlook`, weighted."""
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
            place = lowest(rest)
            rest &= rest - ONE
            if land.near[place] & game.occupied:
                add_outlook(land, taste, game.groups[place], place, villages, sign, worth)


@part
def weigh(land: Land, taste: Any, game: Game, move: Move, room: Any, worth: ByClan) -> None:
    """What a move is worth to a mover of each clan: :meth:`Conduct.worth`, chips included."""
    source, target, order = move
    worth[:] = 0.0
    chips = add_points(land, game, move, worth)
    if chips:
        room.games[1] = game
        after = room.games[1]
        found_all(land, after, move_huts(land, after, source, target), order)
        add_outlook_of_all(land, taste, after, 1.0, worth)
        add_outlook_of_all(land, taste, game, -1.0, worth)
    else:
        villages = land.bonus.shape[0] - game.chips_left
        moving, there = game.groups[source], game.groups[target]
        add_outlook(land, taste, moving + there, target, villages, 1.0, worth)
        add_outlook(land, taste, moving, source, villages, -1.0, worth)
        add_outlook(land, taste, there, target, villages, -1.0, worth)
    total = worth.sum()
    for clan in range(worth.size):
        worth[clan] += chips - (total - worth[clan]) / (worth.size - 1)


@part
def soften(rows: NDArray[np.float64], temperature: float, slip: float) -> None:
    """From worths to chances, for each clan: those of a :class:`Conduct`."""
    number = rows.shape[0]
    for clan in range(rows.shape[1]):
        best, total = rows[0, clan], 0.0
        for k in range(number):
            best = max(best, rows[k, clan])
        for k in range(number):
            rows[k, clan] = exp((rows[k, clan] - best) / temperature)
            total += rows[k, clan]
        for k in range(number):
            rows[k, clan] = slip / number + (1 - slip) * rows[k, clan] / total


@part
def list_moves(land: Land, game: Game, moves: NDArray[np.int64]) -> int:
    """All legal moves in the engine's order; returns how many, or -1 if there is no room."""
    number, sources = 0, game.occupied
    while sources:
        source = lowest(sources)
        sources &= sources - ONE
        orders, targets = orders_from(land, game, source), targets_from(land, game, source)
        if number + number_of(targets) * orders > moves.shape[0]:
            return -1
        while targets:
            target = lowest(targets)
            targets &= targets - ONE
            for order in range(orders):
                moves[number, 0], moves[number, 1], moves[number, 2] = source, target, order
                number += 1
    return number


@part
def open_node(land: Land, taste: Any, tree: Any, game: Game, room: Any) -> int:
    """Add a node for a position, with an edge for each legal move; -1 where there is no room."""
    if is_over(game):
        return -1
    number = list_moves(land, game, room.moves)
    node, first = tree.used[0], tree.used[1]
    if number < 0 or node == tree.first.size or first + number > tree.child.size:
        return -1
    tree.used[0] += 1
    tree.used[1] += number
    tree.first[node], tree.number[node] = first, number
    for k in range(number):
        move = room.moves[k, 0], room.moves[k, 1], room.moves[k, 2]
        weigh(land, taste, game, move, room, room.rows[k])
    soften(room.rows[:number], taste.temperature, taste.slip)
    tree.prior[first : first + number] = room.rows[:number]
    tree.move[first : first + number] = room.moves[:number]
    return node


@part
def select(tree: Any, node: int, clan: int, curiosity: float) -> int:
    """The edge that a mover of a clan tries next (PUCT)."""
    first, visits = tree.first[node], tree.node_visits[node, clan]
    usual = tree.node_total[node, clan] / visits if visits else 0.5
    curious = curiosity * sqrt(visits + 1)
    best, most = first, -1.0
    for edge in range(first, first + tree.number[node]):
        tried = tree.visits[edge, clan]
        value = tree.total[edge, clan] / tried if tried else usual
        value += curious * tree.prior[edge, clan] / (1 + tried)
        if value > most:
            best, most = edge, value
    return best


@part
def descend(land: Land, taste: Any, tree: Any, held: Any, settings: Any, room: Any) -> int:
    """From the root to a leaf, which is opened once it has been visited often enough."""
    game, node, depth, goes_on = room.games[0], 0, 0, True
    while goes_on:
        clan = held[game.mover]
        edge = select(tree, node, clan, settings.curiosity)
        room.path[depth, 0], room.path[depth, 1], room.path[depth, 2] = node, edge, game.mover
        depth += 1
        move = tree.move[edge]
        carry_out(land, game, (move[0], move[1], move[2]))
        node = tree.child[edge]
        goes_on = node > 0
        if node == 0 and tree.visits[edge].sum() >= settings.patience:
            tree.child[edge] = open_node(land, taste, tree, game, room)
    return depth


@rule
def links(land: Land, game: Game) -> Mask:
    """The territories from which a move founds villages (V1)."""
    leaves, sources = game.leaves, NONE
    while leaves:
        sources |= land.near[lowest(leaves)] & game.occupied
        leaves &= leaves - ONE
    return sources


@part
def best_village(land: Land, game: Game, side: ByClan, sources: Mask, points: ByClan) -> Move:
    """The founding move that brings the own clan most against rivals; source -1 for none."""
    most, best_source, best_target, best_order = 0.5, -1, -1, 0
    while sources:
        source = lowest(sources)
        sources &= sources - ONE
        orders = min(orders_from(land, game, source), MOST_ORDERS)
        targets = targets_from(land, game, source)
        while targets:
            target = lowest(targets)
            targets &= targets - ONE
            for order in range(orders):
                points[:] = 0.0
                worth = add_points(land, game, (source, target, order), points)
                worth += (side * points).sum() + below(game, 64) / 512
                if worth > most:
                    most, best_source, best_target, best_order = worth, source, target, order
    return best_source, best_target, best_order


@part
def eager_move(land: Land, game: Game, side: ByClan, points: ByClan) -> Move:
    """A move in a playout: the best village if one is worth it, else one that founds none."""
    sources = links(land, game)
    source, target, order = best_village(land, game, side, sources, points)
    tries = 0
    while source < 0 or (0 < tries < 4 and sources & bit(source)):
        source, target, order = by_lot(land, game)
        tries += 1
    return source, target, order


@part
def play_out(land: Land, game: Game, sides: ByClan, slip: float, points: ByClan) -> None:
    """To the end of the game: eager moves, and any move now and then."""
    while not is_over(game):
        if below(game, 1024) < slip * 1024:
            move = by_lot(land, game)
        else:
            move = eager_move(land, game, sides[game.mover], points)
        carry_out(land, game, move)


@part
def payoff(game: Game, held: Any, player: int, margin: float) -> float:
    """How well a player has done: :func:`clans_widget.players.tree.payoffs`."""
    other = -1
    for k in range(game.players):
        if k != player:
            other = max(other, game.scores[held[k]] + game.chips[k])
    own = game.scores[held[player]] + game.chips[player]
    return 1 / (1 + exp((other - own) / margin))


@part
def note(tree: Any, held: Any, depth: int, margin: float, room: Any) -> None:
    """Tell every mover on the path how well it went for the clan that it was taken to have."""
    for k in range(depth):
        node, edge, player = room.path[k, 0], room.path[k, 1], room.path[k, 2]
        clan, pay = held[player], payoff(room.games[0], held, player, margin)
        tree.visits[edge, clan] += 1
        tree.total[edge, clan] += pay
        tree.node_visits[node, clan] += 1
        tree.node_total[node, clan] += pay


@rule
def drawn_cards(game: Game, chances: NDArray[np.float64]) -> int:
    """Which assignment of clans a lot falls on."""
    left = below(game, 1 << 30) / (1 << 30)
    for k in range(chances.size - 1):
        left -= chances[k]
        if left < 0:
            return k
    return chances.size - 1


def _made(kernel_as_is: int) -> Callable[..., None]:
    """The function to call. numba's cache keeps apart what is made for different kernels."""

    def grow(
        lands: Any,
        tastes: Any,
        starts: Any,
        tree: Any,
        cards: Any,
        settings: Any,
        room: Any,
        seed: Mask,
        first: int,
        times: int,
    ) -> None:
        """Add the playouts with the numbers from ``first`` on to the tree, after its root."""
        _ = kernel_as_is
        land, taste, game = lands[0], tastes[0], room.games[0]
        begin(land, starts[0])
        if tree.used[0] == 0:
            open_node(land, taste, tree, starts[0], room)
        for k in range(first, first + times):
            room.games[0] = starts[0]
            game.lots = mixed(seed + np.uint64(k + 1) * STEP)
            which = drawn_cards(game, cards.chances)
            held = cards.held[which]
            depth = descend(land, taste, tree, held, settings, room)
            play_out(land, game, cards.sides[which], settings.slip, room.points)
            note(tree, held, depth, settings.margin, room)

    return grow


grow = entry(_made(crc32(Path(kernel.__file__).read_bytes())))
