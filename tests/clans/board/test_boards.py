"""Board files: any planar board of regions of five can be played on."""

from __future__ import annotations

import json
import string
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from clans_widget.clans import Board, BoardError, Lake, Position, Territory
from clans_widget.core.planar import crossings
from tests.clans.rules.faults import small_board
from tests.clans.rules.naive import legal_moves
from tests.clans.rules.strategies import boards
from tests.clans.rules.worlds import naive
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


@pytest.mark.parametrize("corner", [[0, 0], [0, 1], [1, 0], [1, 1]])
def test_a_center_may_lie_on_the_edge_of_the_map(corner: list[int]) -> None:
    data = small_board()
    data["lakes"][0]["center"] = corner
    centers = [0, 0], [1, 0], [1, 1], [0.2, 0.8], [0, 1]
    for row, center in zip(data["territories"], centers, strict=True):
        row["center"] = center
    board = Board.from_json(json.dumps(data))
    assert board["A3"].center == (1.0, 1.0)
    assert board.lakes[0].center == tuple(corner)


@pytest.mark.parametrize("other", ["A1", "A4"])
def test_c2_no_territory_is_its_own_neighbor_or_one_twice(other: str) -> None:
    data = small_board()
    data["territories"][0]["neighbors"] = ["A2", "A4", other]
    with pytest.raises(BoardError) as caught:
        Board.from_json(json.dumps(data))
    assert caught.value.key == "clans.board.neighbor"
    assert caught.value.values == {"territory": "A1", "other": other}


def grid() -> list[Territory]:
    """Three rows of five, each the neighbor of the one below: eight gaps, in need of lakes."""
    places = {f"{'ABC'[y]}{x + 1}": (x, y) for y in range(3) for x in range(5)}
    return [
        Territory(
            name,
            name[0],
            "forest",
            ((x + 1) / 6, (y + 1) / 4),
            tuple(
                other
                for other, (other_x, other_y) in places.items()
                if abs(other_x - x) + abs(other_y - y) == 1
            ),
        )
        for name, (x, y) in places.items()
    ]


def test_of_several_gaps_without_a_lake_the_first_is_named() -> None:
    """In alphabetical order: the message is the same every time."""
    shores = [
        (f"{row}{k}", f"{row}{k + 1}", f"{below}{k}", f"{below}{k + 1}")
        for row, below in ("AB", "BC")
        for k in range(1, 5)
    ]
    lakes = [Lake((0.5, 0.5), shore) for shore in shores]
    for k, shore in enumerate(shores):
        with pytest.raises(BoardError, match=f"Between {', '.join(shore)} there is a gap"):
            Board(grid(), lakes[:k])
    assert len(Board(grid(), lakes).lakes) == len(shores)


def test_a_board_may_have_a_region_for_each_letter() -> None:
    board = path(130)
    assert Board.from_json(board.to_json()) == board


def test_a_file_without_lakes_has_none_and_without_an_aspect_is_square() -> None:
    board = path(5)
    data = json.loads(board.to_json())
    del data["lakes"], data["aspect"]
    again = Board.from_json(json.dumps(data))
    assert again == board
    assert again.aspect == (1, 1)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"lakes": [1] * 261}, "clans.board.format lakes"),
        ({"lakes": [1] * 260}, "clans.board.format lakes[0]"),
        ({"lakes": [{"center": [0, 0], "shore": ["A1"] * 131}]}, "clans.board.format lakes[0]"),
        ({"lakes": [{"center": [0, 0], "shore": ["A1"] * 130}]}, "clans.board.lake "),
        ({"aspect": [1e9, 1e9]}, "clans.board.format aspect"),
        ({"aspect": [-1, -1]}, "clans.board.aspect "),
    ],
)
def test_lists_and_numbers_have_their_limits(change: dict[str, object], key: str) -> None:
    """Twice as many lakes as territories are more than any map has, and so on."""
    with pytest.raises(BoardError) as caught:
        Board.from_json(json.dumps({**small_board(), **change}))
    assert f"{caught.value.key} {caught.value.values.get('where', '')}" == key


FIRST, SECOND = small_board()["territories"][:2]
MALFORMED: dict[str, list[Any]] = {
    "territories": [[], {"territories": 1}],
    "territories[1]": [
        {"territories": [FIRST, row]} for row in (1, {}, *({**SECOND, key: 1} for key in SECOND))
    ],
    "lakes": [{"lakes": None}, {"lakes": [{"center": [0.5, 0.5], "shore": []}] * 261}],
    "lakes[0]": [
        {"lakes": [lake]}
        for lake in (
            1,
            {},
            {"center": [0.5, 0.5]},
            {"center": 1, "shore": []},
            {"center": [0.5, 0.5], "shore": [1]},
        )
    ],
    "aspect": [{"aspect": 1}, {"aspect": [1]}, {"aspect": [1, 2, 3]}],
}


@pytest.mark.parametrize("where", MALFORMED)
def test_a_malformed_file_is_refused_with_the_place_of_the_fault(where: str) -> None:
    for wrong in MALFORMED[where]:
        data = {**small_board(), **wrong} if isinstance(wrong, dict) else wrong
        with pytest.raises(BoardError) as caught:
            Board.from_json(json.dumps(data))
        assert (caught.value.key, caught.value.values) == ("clans.board.format", {"where": where})


@pytest.mark.parametrize(
    ("aspect", "is_possible"),
    [
        ([5, 1], True),
        ([1, 5], True),
        ([5.1, 1], False),
        ([1, 5.1], False),
        ([1, 0], False),
        ([0, 1], False),
    ],
)
def test_no_side_of_the_map_is_more_than_five_times_the_other(
    aspect: list[float], is_possible: bool
) -> None:
    text = json.dumps({**small_board(), "aspect": aspect})
    if is_possible:
        assert Board.from_json(text).aspect == tuple(aspect)
    else:
        with pytest.raises(BoardError) as caught:
            Board.from_json(text)
        assert caught.value.key == "clans.board.aspect"


def test_the_standard_board_is_called_so() -> None:
    assert repr(Board.standard()) == "<Board: standard, 60 territories, 12 lakes>"
    assert repr(path(5)) == "<Board: 5 territories, 0 lakes>"


def test_an_example_can_be_made_up_on_another_board() -> None:
    board = path(5)
    position = Position.of({"A1": "2r", "A2": "b"}, board=board)
    assert position.board == board
    assert position.to_text() == "2r,b,-,-,- 1 0,0 0,0,0,0,0"
