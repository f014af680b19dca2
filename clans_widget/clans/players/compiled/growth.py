"""The tree: where a playout leaves it, how it grows there, and what is noted in it."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from clans_widget.arena.many.kernel.chance import below, first_lot
from clans_widget.arena.many.kernel.compiling import Game, Mask, entry, part, rule, stamp
from clans_widget.arena.many.kernel.masks import ONE, lowest, number_of
from clans_widget.clans.simulate.kernel import Land, Move, games
from clans_widget.clans.simulate.kernel.standing import begin, standing_of
from clans_widget.clans.simulate.kernel.ways import orders_from, targets_from
from clans_widget.clans.simulate.layout import Records

from . import part as parts
from . import playout, worth
from .part import as_move, carry_out, is_over, plain
from .playout import payoff, play_out
from .worth import soften, weigh


@part
def open_node(land: Land, taste: Any, tree: Any, game: Game, room: Any) -> int:
    """Add a node for a position, with an edge for each legal move; -1 where there is no room."""
    node, first = tree.used[0], tree.used[1]
    if is_over(game) or node == tree.nodes.size:
        return -1
    number = list_moves(land, game, tree.edges, first)
    if number < 0:
        return -1
    tree.used[0] += 1
    tree.used[1] += number
    tree.nodes[node].first, tree.nodes[node].number = first, number
    for k in range(first, first + number):
        edge = tree.edges[k]
        weigh(land, taste, game, move_of(edge), room, room.points)
        for clan in range(room.points.size):
            edge.prior[clan] = room.points[clan]
    soften(tree.edges, first, number, taste)
    return node


@part
def list_moves(land: Land, game: Game, edges: Records, first: int) -> int:
    """All legal moves in the engine's order; returns how many, or -1 if there is no room."""
    now = standing_of(game)
    number, sources = 0, now.occupied
    while sources:
        source = lowest(sources)
        sources &= sources - ONE
        orders = orders_from(land, game, now, source)
        targets = targets_from(land, game.groups, now, source)
        if first + number + number_of(targets) * orders > edges.size:
            return -1
        while targets:
            target = lowest(targets)
            targets &= targets - ONE
            for order in range(orders):
                edge = edges[first + number]
                edge.child, edge.source, edge.target, edge.order = 0, source, target, order
                number += 1
    return number


@part
def select(tree: Any, node: int, clan: int, curiosity: float) -> int:
    """The edge that a mover of a clan tries next (PUCT)."""
    here = tree.nodes[node]
    visits = here.visits[clan]
    usual = here.total[clan] / visits if visits else 0.5
    curious = curiosity * sqrt(visits + 1)
    best, most = here.first, -1.0
    for k in range(here.first, here.first + here.number):
        edge = tree.edges[k]
        tried = edge.visits[clan]
        value = edge.total[clan] / tried if tried else usual
        value += curious * edge.prior[clan] / (1 + tried)
        if value > most:
            best, most = k, value
    return best


@part
def descend(land: Land, taste: Any, tree: Any, held: Any, settings: Any, room: Any) -> int:
    """From the root to a leaf, which is opened once it has been visited often enough."""
    game, node, depth, goes_on = room.games[0], plain(0), 0, True
    while goes_on:
        k = select(tree, node, held[game.mover], settings.curiosity)
        edge, step = tree.edges[k], room.path[depth]
        step.node, step.edge, step.player = node, k, game.mover
        depth += 1
        carry_out(land, game, move_of(edge))
        node = plain(edge.child)
        goes_on = node > 0
        if node == 0 and times_tried(edge) >= settings.patience:
            edge.child = open_node(land, taste, tree, game, room)
    return depth


@rule
def move_of(edge: Any) -> Move:
    """The move that an edge stands for."""
    return as_move(edge.source, edge.target, edge.order)


@rule
def times_tried(edge: Any) -> int:
    """How often a move was tried, by movers of all clans."""
    times = 0
    for tried in edge.visits:
        times += tried
    return times


@part
def note(tree: Any, held: Any, depth: int, margin: float, room: Any) -> None:
    """Tell every mover on the path how well it went for the clan that it was taken to have."""
    for k in range(depth):
        step = room.path[k]
        node, edge, clan = tree.nodes[step.node], tree.edges[step.edge], held[step.player]
        pay = payoff(room.games[0], held, step.player, margin)
        node.visits[clan] += 1
        node.total[clan] += pay
        edge.visits[clan] += 1
        edge.total[clan] += pay


@part
def drawn_cards(game: Game, chances: NDArray[np.float64]) -> int:
    """Which assignment of clans a lot falls on."""
    left = below(game, 1 << 30) / (1 << 30)
    for k in range(chances.size - 1):
        left -= chances[k]
        if left < 0:
            return k
    return chances.size - 1


def _made(other_files: int) -> Callable[..., None]:
    """The function to call, as :func:`stamp` asks for."""

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
        _ = other_files
        land, taste, game = lands[0], tastes[0], room.games[0]
        begin(land, starts[0])
        if tree.used[0] == 0:
            open_node(land, taste, tree, starts[0], room)
        for k in range(first, first + times):
            room.games[0] = starts[0]
            game.lots = first_lot(seed, k + 1)
            which = drawn_cards(game, cards.chances)
            held = cards.held[which]
            depth = descend(land, taste, tree, held, settings, room)
            play_out(land, game, cards.sides[which], settings.slip, room.points)
            note(tree, held, depth, settings.margin, room)

    return grow


OTHERS: Final = (parts, playout, worth, games, *games.OTHERS)

grow = entry(_made(stamp(*OTHERS)))
