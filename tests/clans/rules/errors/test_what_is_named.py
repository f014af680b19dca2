"""An error names what is wrong: the part that was given, and what it is a part of."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import pytest

from clans_widget.clans import Board, ClansError, Game, Lake, Move, Position, Territory
from tests.clans.rules.faults import star

ONE: Final = Territory("A1", "A", "forest", (0.1, 0.2), ())
ANYTHING: Any = object()


CASES: Final[dict[str, tuple[Callable[[], object], str, dict[str, object]]]] = {
    "aspect": (lambda: Board([ONE], (), ANYTHING), "clans.board.format", {"where": "aspect"}),
    "territories": (lambda: Board(7), "clans.board.format", {"where": 7}),  # type: ignore[arg-type]
    "a territory": (lambda: Board(["x"]), "clans.board.format", {"where": "x"}),  # type: ignore[list-item]
    "lakes": (lambda: Board([ONE], ["x"]), "clans.board.format", {"where": "x"}),  # type: ignore[list-item]
    "terrain": (
        lambda: Territory("A1", "A", 7, (0, 0), ()),  # type: ignore[arg-type]
        "clans.board.format",
        {"where": 7},
    ),
    "center": (
        lambda: Territory("A1", "A", "forest", ANYTHING, ()),
        "clans.board.format",
        {"where": "A1"},
    ),
    "neighbors": (
        lambda: Territory("A1", "A", "forest", (0, 0), "A2"),  # type: ignore[arg-type]
        "clans.board.format",
        {"where": "A1"},
    ),
    "shore": (
        lambda: Lake((0, 0), "A1"),  # type: ignore[arg-type]
        "clans.board.format",
        {"where": "shore"},
    ),
    "center of a lake": (
        lambda: Lake(ANYTHING, ("A1", "A2", "A3")),
        "clans.board.format",
        {"where": "A1, A2, A3"},
    ),
    "board": (
        lambda: Position.start("x"),  # type: ignore[arg-type]
        "clans.board.none",
        {"given": "x", "example": "seed=7"},
    ),
    "clans": (
        lambda: Game.new(["Ann", "Bob"], clans=["red"]),  # type: ignore[arg-type]
        "clans.game.clans",
        {"given": "['red']", "example": '{"Ann": "red"}'},
    ),
    "source of a move": (lambda: Move("x", "A2"), "notation.error_first", {}),
    "target of a move": (lambda: Move("A1", "x"), "notation.error_first", {}),
    "order of a move": (lambda: Move("A1", "A2", ("A3", "x")), "notation.error_first", {}),
}


@pytest.mark.parametrize("case", CASES)
def test_what_is_wrong_is_named(case: str) -> None:
    make, key, values = CASES[case]
    with pytest.raises(ClansError) as refused:
        make()
    assert refused.value.key == key
    assert values.items() <= refused.value.values.items()


@pytest.mark.parametrize("row", ["chips", "scores"])
def test_the_row_of_a_position_that_is_wrong_is_named(row: str) -> None:
    with pytest.raises(ClansError) as refused:
        Position.of({}, **{row: 7})  # type: ignore[arg-type]
    assert row in str(refused.value)


def hub(leaves: int) -> Board:
    return Board.from_json(json.dumps({"territories": star(leaves), "lakes": []}))


def test_neighbors_that_are_too_many_are_named() -> None:
    with pytest.raises(ClansError) as refused:
        hub(9)
    values = refused.value.values
    names = str(values["names"]).split(", ")
    assert names == sorted({*names})
    assert values["most"] == 6
    assert len(names) > 6
    assert {*names} <= {each["id"] for each in star(9)} - {values["territory"]}


def test_a_territory_in_an_order_that_is_on_no_map_is_named() -> None:
    board = hub(4)
    red = dict.fromkeys(board["A1"].neighbors, "r")
    position = Position.of({"A1": "b", **red}, board=board)
    with pytest.raises(ClansError) as refused:
        position.choose("A1", "A2", "Z9")
    assert refused.value.values["territory"] == "Z9"
