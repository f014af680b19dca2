"""Boards with more borders than most: rings one within the other, and wheels."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin
from typing import Final

from clans_widget.clans import Board, Territory
from tests.clans.drawing.boards import board_of
from tests.clans.rules.strategies import TERRAINS

RINGS: Final = (16, 16, 14, 9, 4, 1)
"""So many territories stand in each ring, from the outermost."""

Node = tuple[int, int]
"""A ring, and a number in it."""


def rings() -> Board:
    """Sixty territories with 161 borders: only triangles meet, and few territories lie outside."""
    nodes = [(ring, k) for ring, count in enumerate(RINGS) for k in range(count)]
    names = {node: f"{'ABCDEFGHIJKL'[k // 5]}{k % 5 + 1}" for k, node in enumerate(nodes)}
    near: dict[Node, set[Node]] = {node: set() for node in nodes}
    for one, other in (*_around(), *_between()):
        near[one].add(other)
        near[other].add(one)
    return Board(
        Territory(
            names[node],
            names[node][0],
            TERRAINS[k % len(TERRAINS)],
            _center(node),
            tuple(names[other] for other in near[node]),
        )
        for k, node in enumerate(nodes)
    )


def _around() -> list[tuple[Node, Node]]:
    """Each territory borders on the next one of its ring."""
    return [
        ((ring, k), (ring, (k + 1) % count))
        for ring, count in enumerate(RINGS)
        for k in range(count)
        if count > 1
    ]


def _between() -> list[tuple[Node, Node]]:
    """Each territory borders on the last one before it, clockwise, of the ring beside its own."""
    return [
        (node, _last_before(node, other))
        for outer, inner in pairwise(range(len(RINGS)))
        for ring, other in ((outer, inner), (inner, outer))
        for node in ((ring, k) for k in range(RINGS[ring]))
        if RINGS[ring] > 1
    ]


def _last_before(node: Node, ring: int) -> Node:
    turned = (_angle(node) - _angle((ring, 0))) % (2 * pi)
    return ring, int(turned / (2 * pi) * RINGS[ring])


def _angle(node: Node) -> float:
    ring, k = node
    return 2 * pi * k / RINGS[ring] + 0.11 * ring


def _center(node: Node) -> tuple[float, float]:
    reach = 0.48 * (len(RINGS) - 1 - node[0]) / (len(RINGS) - 1)
    return 0.5 + reach * cos(_angle(node)), 0.5 + reach * sin(_angle(node))


def wheels() -> Board:
    """Two territories with nine neighbors each, which stand around them."""
    turns = [2 * pi * k / 9 for k in range(9)]
    hubs = [(0.25, 0.5), (0.75, 0.5)]
    rims = [(x + 0.2 * cos(turn), y + 0.2 * sin(turn)) for x, y in hubs for turn in turns]
    borders = [
        border
        for hub, first in ((0, 2), (1, 11))
        for k in range(9)
        for border in ((hub, first + k), (first + k, first + (k + 1) % 9))
    ]
    return board_of([*hubs, *rims], [*borders, (2, 15)])
