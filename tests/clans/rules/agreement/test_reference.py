"""The engine against the naive reading of the rules, state by state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clans_widget.clans import Board, Position, Step
from clans_widget.core.chance import (
    below,
    lots,
)
from tests.clans.rules.naive import (
    Facts,
    State,
    legal_moves,
    play,
)
from tests.clans.rules.strategies import (
    boards,
    positions,
)
from tests.clans.rules.worlds import naive
from tests.speeds import many

pytestmark = pytest.mark.slow


def texts(position: Position) -> list[str]:
    return [move.to_text() for move in position.legal_moves()]


def said(step: Step, facts: Facts) -> dict[str, Any]:
    return {name: getattr(step, name) for name in facts}


def position_texts(steps: Iterable[Step]) -> Iterator[str]:
    """What the position of each step says; written once as long as it stays the same."""
    before, text = None, ""
    for step in steps:
        text = text if step.position is before else step.position.to_text()
        before = step.position
        yield text


def assert_same_state(position: Position, state: State) -> None:
    assert position.to_text() == state.to_text()
    assert texts(position) == legal_moves(state)
    assert position.ending == state.over()
    assert position.is_over == bool(state.over())
    assert position.villages == tuple(sorted(state.alone()))


def assert_same_turn(position: Position, state: State, move: str) -> tuple[Position, State]:
    turn = position.play(move)
    events, after = play(state, move)
    assert [(s.name, s.rule) for s in turn.steps] == [(name, rule) for name, rule, _, _ in events]
    assert list(position_texts(turn.steps)) == [text for _, _, _, text in events]
    for step, (_, _, facts, _) in zip(turn.steps, events, strict=True):
        assert said(step, facts) == facts
    assert turn.steps[-1].position == turn.position
    assert turn.position.to_text() == after.to_text()
    return turn.position, after


def assert_same_game(position: Position, seed: str) -> None:
    """One random game from a position, in lock step to its end."""
    state, chance = naive(position), lots(seed, "lock step")
    while True:
        assert_same_state(position, state)
        assert position == Position.from_text(position.to_text(), board=position.board)
        moves = legal_moves(state)
        if not moves:
            return
        position, state = assert_same_turn(position, state, moves[below(len(moves), chance)])


@pytest.mark.parametrize("seed", range(many(12)))
def test_random_games_on_the_standard_board(seed: int) -> None:
    start = Position.start(Board.standard(), players=2 + seed % 3, seed=seed)
    assert_same_game(start, f"standard {seed}")


@settings(max_examples=many(60))
@given(board=boards(), players=st.integers(2, 4), seed=st.integers(0, 10**6))
def test_random_games_on_generated_boards(board: Board, players: int, seed: int) -> None:
    assert_same_game(Position.start(board, players=players, seed=seed), str(seed))


@settings(max_examples=many(120))
@given(position=positions())
def test_every_move_from_any_position(position: Position) -> None:
    state = naive(position)
    assert_same_state(position, state)
    for move in legal_moves(state)[:200]:
        assert_same_turn(position, state, move)


@settings(max_examples=many(60))
@given(position=positions(most_chips=11), seed=st.integers(0, 10**6))
def test_random_games_from_any_position(position: Position, seed: int) -> None:
    assert_same_game(position, str(seed))
