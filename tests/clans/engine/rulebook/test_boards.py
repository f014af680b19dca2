"""Board files: any planar board of regions of five can be played on."""

from __future__ import annotations

import json
import string
from itertools import pairwise, product
from math import dist, factorial
from random import Random

import pytest
from hypothesis import given, settings

from clans_widget.clans import Board, BoardError, Lake, Position, Territory
from clans_widget.core.planar import crossings, faces
from tests.clans.engine.faults import small_board, star
from tests.clans.engine.naive import legal_moves
from tests.clans.engine.strategies import boards
from tests.clans.engine.worlds import naive
from tests.speeds import many


def path(count: int) -> Board:
    """Territories in one row, each the neighbor of the next."""
    names = [f"{string.ascii_uppercase[k // 5]}{k % 5 + 1}" for k in range(count)]
    return Board(
        Territory(
            name,
            name[0],
            "forest",
            ((k + 1) / 256, 0.5),
            tuple(names[j] for j in (k - 1, k + 1) if 0 <= j < count),
        )
        for k, name in enumerate(names)
    )


def test_the_standard_board_comes_back_from_its_file() -> None:
    board = Board.standard()
    again = Board.from_json(board.to_json())
    assert again == board
    assert hash(again) == hash(board)
    assert again.to_json() == board.to_json()


@settings(max_examples=many(60))
@given(board=boards())
def test_boards_come_back_from_their_files(board: Board) -> None:
    again = Board.from_json(board.to_json())
    assert again == board
    assert again.to_json() == board.to_json()


def test_the_order_of_the_rows_in_a_file_does_not_matter() -> None:
    data = small_board()
    other = {**data, "territories": data["territories"][::-1]}
    for row in other["territories"]:
        row["neighbors"] = row["neighbors"][::-1]
    assert Board.from_json(json.dumps(other)) == Board.from_json(json.dumps(small_board()))


def test_neighbors_and_shores_may_be_given_in_any_order() -> None:
    sorted_ = Board.from_json(json.dumps(small_board()))
    turned = Board(
        [Territory(t.id, t.region, t.terrain, t.center, t.neighbors[::-1]) for t in sorted_],
        [Lake(lake.center, lake.shore[::-1]) for lake in sorted_.lakes],
    )
    assert turned == sorted_
    start = Position.start(turned, seed=1)
    assert [str(m) for m in start.legal_moves()] == sorted(map(str, start.legal_moves()))


@pytest.mark.parametrize("regions", [1, 12, 19, 20, 26])
def test_a_position_on_a_long_board_comes_back_from_its_text(regions: int) -> None:
    """All red huts on one territory: as many as there are regions (C3, S1)."""
    board = path(5 * regions)
    text = f"{regions if regions > 1 else ''}r" + ",-" * 4 + "/-,-,-,-,-" * (regions - 1)
    position = Position.from_text(f"{text} 1 0,0 0,0,0,0,0", board=board)
    assert position.huts("A1") == {"red": regions}
    assert Position.from_text(position.to_text(), board=board) == position


def test_on_a_row_of_territories_moves_are_what_the_reference_says() -> None:
    position = Position.start(path(60), seed=3)
    assert [str(move) for move in position.legal_moves()] == legal_moves(naive(position))


def test_lines_one_behind_the_other_do_not_cross() -> None:
    """Territories in a straight row, at any angle: neighbors' lines only touch at their ends."""
    for seed in range(200):
        chance = Random(seed)
        x, y, dx, dy = (round(0.01 + chance.random() / 5, 3) for _ in range(4))
        centers = {f"A{k}": (round(x + k * dx, 4), round(y + k * dy, 4)) for k in range(1, 5)}
        near = {f"A{k}": [f"A{j}" for j in (k - 1, k + 1) if 1 <= j < 5] for k in range(1, 5)}
        assert list(crossings(centers, near)) == [], centers


@pytest.mark.parametrize(
    "number", ["1" + "0" * 400, "-1" + "0" * 400, "NaN", "Infinity", "1e999", "true", '"1"', "null"]
)
@pytest.mark.parametrize("place", ['"center": [0.2', '"aspect": [1', '"center": [0.5'])
def test_numbers_that_are_none_are_refused(place: str, number: str) -> None:
    text = json.dumps(small_board())
    assert place in text
    with pytest.raises(BoardError):
        Board.from_json(text.replace(place, f"{place.rpartition('[')[0]}[{number}", 1))


@pytest.mark.parametrize("junk", ["note", "epochs"])
def test_a_file_may_carry_a_note_and_the_epoch_chart(junk: str) -> None:
    """C5: the chart is the game's own."""
    rows = [
        ("I", 4, 1, "forest", "mountain"),
        ("II", 3, 2, "mountain", "grassland"),
        ("III", 2, 3, "steppe", "forest"),
        ("IV", 2, 4, "grassland", "steppe"),
        ("V", 1, 5, "all", None),
    ]
    names = ("epoch", "chips", "bonus", "favorable", "unfavorable")
    extra = {"note": "anything", "epochs": [dict(zip(names, row, strict=True)) for row in rows]}
    plain = Board.from_json(json.dumps(small_board()))
    assert Board.from_json(json.dumps({**small_board(), junk: extra[junk]})) == plain


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
