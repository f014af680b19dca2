"""Boards, positions, turns and the rest are values: equal, hashed, copied, pickled."""

from __future__ import annotations

import copy
import dataclasses
import os
import pickle
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings

from clans_widget.clans import Board, Game, Marks, Move, Position, Record
from tests.clans.rules.strategies import (
    boards,
    games,
    moves,
    positions,
    records,
)
from tests.clans.rules.worlds import random_game
from tests.speeds import many

START = Position.start(seed=7)
TURN = START.play("A1-A2")
OVER = random_game(players=2, seed=350)

VALUES: dict[str, Any] = {
    "standard board": Board.standard(),
    "territory": Board.standard()["A1"],
    "lake": Board.standard().lakes[0],
    "position": START,
    "scores": START.scores,
    "move": Move.from_text("A1-A2:C3,B4"),
    "turn": TURN,
    "choice": START.choose("A1"),
    "marks": Marks(arrows=(("A1", "A2"),), faded=True),
    "record": OVER.record(),
    "result": OVER.result(),
    **{f"{step.name} by {step.rule}": step for step in OVER.steps},
}

every_value = pytest.mark.parametrize("value", VALUES.values(), ids=list(VALUES))


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


def field_names(value: Any) -> list[str]:
    """The fields of a value; a board only reads as one."""
    if dataclasses.is_dataclass(value):
        return [field.name for field in dataclasses.fields(value)]
    return list(getattr(value, "_fields", ()))


@every_value
def test_a_pickled_or_copied_value_is_equal(value: Any) -> None:
    for other in (pickled(value), copy.copy(value), copy.deepcopy(value)):
        assert type(other) is type(value)
        assert other == value
        assert repr(other) == repr(value)


@every_value
def test_equal_values_have_the_same_hash(value: Any) -> None:
    assert hash(pickled(value)) == hash(value)
    assert value in {pickled(value): "found"}


@every_value
def test_a_value_cannot_be_changed(value: Any) -> None:
    for name in field_names(value):
        with pytest.raises(AttributeError):
            setattr(value, name, None)


@settings(max_examples=many(40))
@given(board=boards())
def test_boards_are_values(board: Board) -> None:
    other = pickled(board)
    assert other == board
    assert hash(other) == hash(board)
    assert other != Board.standard()


@settings(max_examples=many(40))
@given(position=positions())
def test_positions_are_values(position: Position) -> None:
    other = pickled(position)
    assert other == position
    assert hash(other) == hash(position)
    assert other.legal_moves() == position.legal_moves()


@given(move=moves(), other=moves())
def test_moves_are_equal_when_their_text_is(move: Move, other: Move) -> None:
    assert (move == other) == (move.to_text() == other.to_text())


@settings(max_examples=many(40))
@given(record=records())
def test_records_can_be_pickled(record: Record) -> None:
    assert pickled(record) == record


@settings(max_examples=many(25))
@given(game=games())
def test_games_can_be_pickled_and_go_on(game: Game) -> None:
    other = pickled(game)
    assert other.to_text(secrets=True) == game.to_text(secrets=True)
    assert other.turns == game.turns
    if game.can_undo:
        assert other.undo() == game.turns[-1]
        assert other.redo() == game.turns[-1]


def test_positions_differ_by_everything_that_players_see() -> None:
    text = START.to_text()
    others = [
        text.replace(" 1 ", " 2 "),
        text.replace(" 0,0 ", " 0,1 "),
        text.replace("0,0,0,0,0", "0,0,0,0,1"),
        text.replace("r", "-", 1),
    ]
    assert len({START, *map(Position.from_text, others)}) == 5


def test_a_position_unpickled_by_another_process_is_found_in_its_sets() -> None:
    """Processes differ in how they hash strings; workers get boards and positions pickled."""
    program = (
        "import pickle, sys\n"
        "from clans_widget.clans import Board, Position\n"
        "board, position = pickle.load(sys.stdin.buffer)\n"
        "assert board in {Board.standard()}, 'board'\n"
        "assert position in {Position.from_text(position.to_text())}, 'position'\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=pickle.dumps((Board.standard(), START)),
        env={**os.environ, "PYTHONHASHSEED": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
