"""Boards at the edge of what can be played on and drawn: trees, hubs, maps out of proportion."""

from __future__ import annotations

import json
import string
from itertools import pairwise, product
from math import dist, factorial
from random import Random

import pytest

from clans_widget.clans import Board, BoardError, Position, Territory
from clans_widget.core.planar import crossings, faces
from tests.clans.rules.faults import star


def tree(seed: int) -> list[Territory]:
    """Fifteen territories, each joined to the nearest of those before it: without rings."""
    chance = Random(seed)
    names = [f"{'ABC'[k // 5]}{k % 5 + 1}" for k in range(15)]
    places = [((k % 5 + chance.random()) / 5, (k // 5 + chance.random()) / 3) for k in range(15)]
    at = dict(zip(names, places, strict=True))
    near: dict[str, list[str]] = {name: [] for name in names}
    joined, left = names[:1], names[1:]
    while left:
        one, other = min(product(joined, left), key=lambda pair: dist(at[pair[0]], at[pair[1]]))
        near[one].append(other)
        near[other].append(one)
        joined.append(other)
        left.remove(other)
    return [Territory(name, name[0], "steppe", at[name], tuple(near[name])) for name in names]


@pytest.mark.parametrize("part", range(10))
def test_where_there_are_no_rings_there_are_no_gaps(part: int) -> None:
    """The outer face of a tree has no area, however its centers are rounded."""
    for seed in range(20 * part, 20 * part + 20):
        land = tree(seed)
        _, inner = faces({t.id: t.center for t in land}, {t.id: t.neighbors for t in land})
        assert inner == []
        try:
            assert Board(land).lakes == ()
        except BoardError as refused:
            assert refused.key in ("clans.board.close", "clans.board.far")  # noqa: PT017


def test_directions_that_differ_a_little_are_told_apart() -> None:
    """Too little for an angle in floating point."""
    below = 1 - 2.0**-53
    centers = {"A1": (0.0, 0.0), "A2": (1.0, below), "A3": (1.0, 1.0), "A4": (0.0, 1.0)}
    near = {"A1": ["A3", "A2", "A4"], "A2": ["A1", "A3"], "A3": ["A2", "A1", "A4"]}
    near["A4"] = ["A3", "A1"]
    assert list(crossings(centers, near)) == []
    _, inner = faces(centers, near)
    assert sorted(map(sorted, inner)) == [["A1", "A2", "A3"], ["A1", "A3", "A4"]]


@pytest.mark.parametrize("leaves", [4, 5, 6])
def test_v8_a_move_may_found_six_villages(leaves: int) -> None:
    board = Board.from_json(json.dumps({"territories": star(leaves), "lakes": []}))
    around = dict.fromkeys(board["A1"].neighbors, "r")
    position = Position.of({"A1": "b", **around}, board=board)
    from_the_middle = [move for move in position.legal_moves() if move.source == "A1"]
    assert len(from_the_middle) == leaves * factorial(leaves)


@pytest.mark.parametrize("leaves", [7, 8, 9, 14, 19])
def test_v8_no_territory_has_more_neighbors_that_all_could_become_villages(leaves: int) -> None:
    with pytest.raises(BoardError) as refused:
        Board.from_json(json.dumps({"territories": star(leaves), "lakes": []}))
    assert refused.value.key == "clans.board.hub"
    assert "A1" in str(refused.value)


def test_many_neighbors_are_no_harm_if_they_are_neighbors_of_each_other() -> None:
    rows = star(9)
    rim = rows[0]["neighbors"]
    by_id = {row["id"]: row for row in rows}
    for one, other in pairwise(rim):
        by_id[one]["neighbors"].append(other)
        by_id[other]["neighbors"].append(one)
    board = Board.from_json(json.dumps({"territories": rows, "lakes": []}))
    assert len(board["A1"].neighbors) == 9


def test_a_board_on_which_everything_touches_is_refused_at_once() -> None:
    """More borders than can be drawn: the first that cross are soon found."""
    names = [f"{letter}{k}" for letter in string.ascii_uppercase for k in range(1, 6)]
    chance = Random(5)
    with pytest.raises(BoardError) as refused:
        Board(
            Territory(
                name,
                name[0],
                "forest",
                (chance.random(), chance.random()),
                tuple(other for other in names if other != name),
            )
            for name in names
        )
    assert refused.value.key == "clans.board.crossing"


@pytest.mark.parametrize("aspect", [(0, 5), (5, 0), (-1, -1), (10, 1), (1, 10)])
def test_the_aspect_of_a_board_that_is_put_together_is_checked(aspect: tuple[int, int]) -> None:
    with pytest.raises(BoardError) as refused:
        Board(Board.standard().territories, Board.standard().lakes, aspect)
    assert refused.value.key == "clans.board.aspect"
