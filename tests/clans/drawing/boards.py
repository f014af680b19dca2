"""Boards to draw: small, odd and random ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_uppercase

from hypothesis import strategies as st

from clans_widget.clans import Board, Lake, Territory
from clans_widget.clans.rules.epochs import TERRAINS
from clans_widget.core.planar import (
    Point,
    faces,
)

Edge = tuple[int, int]


def board_of(centers: Sequence[Point], edges: Sequence[Edge]) -> Board:
    """A board with these centers, five to a region, and a lake in every gap."""
    names = [f"{ascii_uppercase[k // 5]}{k % 5 + 1}" for k in range(len(centers))]
    near: dict[str, set[str]] = {name: set() for name in names}
    for one, other in edges:
        near[names[one]].add(names[other])
        near[names[other]].add(names[one])
    places = dict(zip(names, centers, strict=True))
    territories = [
        Territory(name, name[0], TERRAINS[k % 4], places[name], tuple(sorted(near[name])))
        for k, name in enumerate(names)
    ]
    return Board(territories, _lakes(places, {name: sorted(near[name]) for name in names}))


def _lakes(places: Mapping[str, Point], near: Mapping[str, Sequence[str]]) -> list[Lake]:
    _, inner = faces(places, near)
    return [
        Lake(_middle([places[name] for name in face]), tuple(sorted(set(face))))
        for face in inner
        if len(face) > 3
    ]


def _middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


CROSS = board_of(
    [(0.5, 0.5), (0.1, 0.5), (0.5, 0.1), (0.9, 0.5), (0.5, 0.9)],
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (2, 3), (3, 4), (4, 1)],
)
"""One region: a territory amid four."""

ROW = board_of([(0.1 + 0.2 * k, 0.5) for k in range(5)], [(k, k + 1) for k in range(4)])
"""One region: no territory has more than two neighbors."""

STAR = board_of(
    [(0.5, 0.5), (0.1, 0.4), (0.5, 0.1), (0.9, 0.6), (0.4, 0.9)], [(0, k) for k in range(1, 5)]
)
"""One region: four territories that touch one in the middle only."""

RING = board_of(
    [(0.5, 0.1), (0.9, 0.4), (0.75, 0.9), (0.25, 0.9), (0.1, 0.4)],
    [(k, (k + 1) % 5) for k in range(5)],
)
"""One region around a lake."""

PENINSULA = board_of(
    [(0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9), (0.45, 0.5)],
    [(0, 1), (1, 2), (2, 3), (3, 0), (0, 4)],
)
"""One region around a lake with a territory reaching into it."""

BAY = board_of(
    [
        *((0.1, 0.1), (0.9, 0.1), (0.12, 0.3), (0.5, 0.35), (0.9, 0.3)),
        *((0.1, 0.6), (0.5, 0.9), (0.9, 0.6), (0.3, 0.8), (0.7, 0.8)),
    ],
    [(0, 2), (2, 5), (5, 8), (8, 6), (6, 9), (9, 7), (7, 4), (4, 1), (2, 3), (8, 9)],
)
"""Two arms of land that nearly meet, with a bay between them."""

ODD_BOARDS = {
    "cross": CROSS,
    "row": ROW,
    "star": STAR,
    "ring": RING,
    "peninsula": PENINSULA,
    "bay": BAY,
}


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """A bent grid; each of its squares is cut in two, one way or the other, or is a lake."""
    columns, rows = draw(st.sampled_from([(5, 2), (5, 3), (5, 5), (10, 4), (2, 5)]))
    shift = st.integers(-20, 20).map(lambda percent: percent / 100)
    centers = [
        ((i + 0.5 + draw(shift)) / columns, (j + 0.5 + draw(shift)) / rows)
        for j in range(rows)
        for i in range(columns)
    ]
    edges = [(k, k + 1) for k in range(columns * rows) if (k + 1) % columns]
    edges += [(k, k + columns) for k in range(columns * (rows - 1))]
    for j in range(rows - 1):
        for i in range(columns - 1):
            k = j * columns + i
            cuts: list[list[Edge]] = [[], [(k, k + columns + 1)], [(k + 1, k + columns)]]
            edges += draw(st.sampled_from(cuts))
    return board_of(centers, edges)
