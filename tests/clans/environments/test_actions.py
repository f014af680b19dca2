"""Actions: every legal move is one sequence of them, and nothing else is let through."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from clans_widget.clans import Board, IllegalMove, Position
from clans_widget.clans.environments import (
    Actions,
    EnvironmentsError,
)
from tests.clans.drawing.boards import (
    CROSS,
    STAR,
)
from tests.clans.environments.playing import (
    ONE_CHIP_LEFT,
    lines,
    moves_in,
    positions,
)
from tests.clans.games import random_game

STANDARD = Actions.of(Board.standard())
POSITIONS = [*positions()]


@pytest.mark.parametrize("board", [Board.standard(), CROSS, STAR], ids=repr)
def test_m1_there_is_one_action_for_each_way_over_a_border_and_one_for_each_village(
    board: Board,
) -> None:
    texts = [Actions.of(board).text(action) for action in range(len(Actions.of(board)))]
    ways = [f"{one}-{two}" for one in board.ids for two in board.ids if two in board[one].neighbors]
    assert texts == [*ways, *board.ids]
    assert Actions.of(board).ways == len(ways)


def test_some_positions_found_several_villages() -> None:
    assert sum(any(move.order for move in p.legal_moves()) for p in POSITIONS) >= 10


@pytest.mark.parametrize("position", POSITIONS, ids=Position.to_text)
def test_legal_sequences_are_the_legal_moves_and_no_others(position: Position) -> None:
    found = dict(lines(position))
    assert sorted(found.values()) == [move.to_text() for move in position.legal_moves()]
    actions = Actions.of(position.board)
    assert found == {actions.of_move(move): move.to_text() for move in position.legal_moves()}
    for taken, move in found.items():
        assert moves_in(map(actions.text, taken)) == [move]


@pytest.mark.parametrize("position", POSITIONS[::7], ids=Position.to_text)
def test_legal_actions_are_those_that_are_not_refused(position: Position) -> None:
    actions = Actions.of(position.board)
    legal = actions.legal(position)
    assert list(legal) == sorted(set(legal))
    for action in range(len(actions)):
        if action in legal:
            actions.choose(position, (), action)
        else:
            with pytest.raises((IllegalMove, EnvironmentsError)):
                actions.choose(position, (), action)


def test_v8_within_a_move_only_its_villages_that_are_left_can_be_named() -> None:
    start = Position.start(STAR, seed=1)
    actions = Actions.of(STAR)
    chosen = actions.choose(start, (), actions.names.index(("A1", "A3"))).chosen
    left = ["A2", "A3", "A4", "A5"]
    for name in ("A4", "A2", "A5"):
        assert [actions.text(action) for action in actions.legal(start, chosen)] == left
        chosen = actions.choose(start, chosen, actions.names.index((name,))).chosen
        left.remove(name)
    with pytest.raises(IllegalMove):
        actions.choose(start, chosen, actions.names.index(("A4",)))
    with pytest.raises(EnvironmentsError) as refused:
        actions.choose(start, chosen, actions.names.index(("A3", "A1")))
    assert "A1-A3" in str(refused.value)
    last = actions.choose(start, chosen, actions.names.index(("A3",)))
    assert last.move is not None
    assert last.move.to_text() == "A1-A3:A4,A2,A5,A3"


def test_f1_no_more_villages_are_asked_for_than_there_are_chips() -> None:
    assert {len(taken) for taken, _ in lines(ONE_CHIP_LEFT)} == {1, 2}
    assert {move.partition(":")[2] for taken, move in lines(ONE_CHIP_LEFT) if len(taken) == 2} == {
        "A2",
        "A3",
        "A4",
        "A5",
    }


def test_a_village_cannot_be_named_before_a_move() -> None:
    with pytest.raises(EnvironmentsError) as refused:
        STANDARD.choose(Position.start(seed=7), (), STANDARD.ways)
    assert "A1" in str(refused.value)


@pytest.mark.parametrize("action", [-1, len(STANDARD), None, 1.0, "A1-A2"])
def test_what_is_no_action_is_refused(action: Any) -> None:
    with pytest.raises(EnvironmentsError) as refused:
        STANDARD.choose(Position.start(seed=7), (), action)
    assert str(len(STANDARD) - 1) in str(refused.value)


def test_nothing_is_legal_when_the_game_is_over() -> None:
    over = random_game(2, 2).position
    assert STANDARD.legal(over) == ()
    with pytest.raises(IllegalMove):
        STANDARD.choose(over, (), 0)


@pytest.mark.parametrize("seed", range(20))
def test_no_game_has_more_decisions_than_promised(seed: int) -> None:
    position, chance, taken = Position.start(seed=seed), Random(seed), 0
    while not position.is_over:
        move = max(position.legal_moves(), key=lambda move: (len(move.order), chance.random()))
        taken += len(STANDARD.of_move(move))
        position = position.play(move).position
    assert taken <= STANDARD.most_decisions
