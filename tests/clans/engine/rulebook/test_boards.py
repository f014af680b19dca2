"""Board files: any planar board of regions of five can be played on."""

from __future__ import annotations

import json
import string
from random import Random

import pytest
from hypothesis import given, settings

from clans_widget.clans import Board, BoardError, Lake, Position, Territory
from clans_widget.core.planar import crossings
from tests.clans.engine.faults import small_board
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
