"""A board with as many borders as a map of sixty territories can have."""

from __future__ import annotations

from typing import Final

from clans_widget.clans import Board, Territory
from tests.clans.engine.strategies import TERRAINS

TRIANGLES: Final = 20
CORNERS: Final = ((0.0, 0.0), (1.0, 0.0), (0.5, 1.0))
MIDDLE: Final = (0.5, 0.3)

Node = tuple[int, int]
"""A triangle, from the outermost, and one of its corners."""


def triangles() -> Board:
    """Triangles one within the other.

    A corner borders on the next one of its triangle, and on two of the triangle within: so there
    are 3 n - 6 borders, and no map has more.
    """
    nodes = [(triangle, corner) for triangle in range(TRIANGLES) for corner in range(3)]
    names = {node: f"{'ABCDEFGHIJKL'[k // 5]}{k % 5 + 1}" for k, node in enumerate(nodes)}
    near: dict[Node, set[Node]] = {node: set() for node in nodes}
    for triangle, corner in nodes:
        following = (corner + 1) % 3
        for other in (triangle, following), (triangle + 1, corner), (triangle + 1, following):
            if other in near:
                near[triangle, corner].add(other)
                near[other].add((triangle, corner))
    return Board(
        Territory(
            name,
            name[0],
            TERRAINS[k % len(TERRAINS)],
            _center(*node),
            tuple(sorted(names[other] for other in near[node])),
        )
        for k, (node, name) in enumerate(names.items())
    )


def _center(triangle: int, corner: int) -> tuple[float, float]:
    size = 1 - triangle / TRIANGLES
    x, y = (
        middle + size * (at - middle) for at, middle in zip(CORNERS[corner], MIDDLE, strict=True)
    )
    return x, y
