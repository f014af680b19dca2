"""Numbers tell a player the whole table, the own card, and nothing else."""

from __future__ import annotations

from math import prod

import pytest

from clans_widget.clans import COLORS, EPOCHS, Board, Position
from clans_widget.clans.environments import (
    numbers,
    parts,
    shapes,
)
from clans_widget.clans.environments.observation import most
from tests.clans.drawing.boards import STAR
from tests.clans.environments.playing import positions

POSITIONS = [*positions()]

some_positions = pytest.mark.parametrize("position", POSITIONS[::5], ids=Position.to_text)


@some_positions
def test_the_huts_are_told(position: Position) -> None:
    huts = iter(numbers(position, 1, "red")["huts"])
    for name in position.board.ids:
        counts = {color: next(huts) for color in COLORS}
        assert {color: n for color, n in counts.items() if n} == position.huts(name)
    assert [*huts] == []


@some_positions
def test_everybody_is_told_of_the_players_from_the_own_seat_on(position: Position) -> None:
    for seat in range(1, position.players + 1):
        seen = numbers(position, seat, "red")
        turned = [*range(seat, position.players + 1), *range(1, seat)]
        assert seen["chips"] == [position.chips[player - 1] for player in turned]
        assert turned[seen["mover"].index(1)] == position.mover
        assert sum(seen["mover"]) == 1


@some_positions
def test_scores_and_epoch_are_told(position: Position) -> None:
    seen = numbers(position, 1, "red")
    assert tuple(seen["scores"]) == position.scores
    assert [epoch.numeral for epoch, n in zip(EPOCHS, seen["epoch"], strict=True) if n] == [
        position.epoch
    ]


@pytest.mark.parametrize("clan", [*COLORS, None])
def test_s2_the_own_card_is_told_once_it_is_dealt(clan: str | None) -> None:
    told = numbers(Position.start(seed=7), 1, clan)["clan"]
    assert [color for color, n in zip(COLORS, told, strict=True) if n] == [clan] * (clan in COLORS)


def test_v8_the_move_that_is_under_way_is_told() -> None:
    seen = numbers(Position.start(STAR, seed=1), 1, "red", ("A1", "A3", "A5", "A3"))
    assert seen["source"] == [1, 0, 0, 0, 0]
    assert seen["target"] == [0, 0, 1, 0, 0]
    assert seen["order"] == [0, 0, 2, 0, 1]


@pytest.mark.parametrize("board", [Board.standard(), STAR], ids=repr)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_parts_have_their_shapes_and_stand_one_behind_the_other(board: Board, players: int) -> None:
    seen = numbers(Position.start(board, players=players, seed=1), 1, "red")
    flat = [number for part in seen.values() for number in part]
    assert {name: flat[place] for name, place in parts(board, players).items()} == seen
    assert {name: len(part) for name, part in seen.items()} == {
        name: prod(shape) for name, shape in shapes(board, players).items()
    }


@some_positions
def test_no_number_is_higher_than_promised(position: Position) -> None:
    highest = most(position.board)
    for name, told in numbers(position, 1, "red").items():
        assert 0 <= min(told) <= max(told) <= highest[name], name
