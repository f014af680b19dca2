"""The engine and the naive reading of the rules, made to go the same way."""

from __future__ import annotations

from collections.abc import Iterator

from clans_widget.clann import Event, Position
from clans_widget.core.chance import lots
from tests.clann.rules import naive
from tests.clann.rules.both import (
    Faces,
    Sizes,
    drawn_move,
    drawn_roll,
    given_to_engine,
    position_of,
)
from tests.clann.rules.naive_state import State


def assert_same_state(position: Position, state: State, moves: list[str]) -> None:
    assert position.phase == state.phase()
    assert position.dice_to_roll == state.to_roll()
    assert position.is_over == bool(state.winner())
    assert [move.to_text() for move in position.legal_moves()] == moves


def assert_same_event(event: Event, events: list[naive.Event]) -> Position:
    assert list(said(event)) == events
    assert event.steps[-1].position is event.position
    return event.position


def said(event: Event) -> Iterator[naive.Event]:
    """What the steps say; a position is written once as long as it stays the same."""
    before, text = None, ""
    for step in event.steps:
        text = text if step.position is before else step.position.to_text()
        before = step.position
        yield step.name, step.rule, text


def assert_same_move(position: Position, state: State, move: str) -> tuple[Position, State]:
    events, after = naive.play(state, move)
    return assert_same_event(position.play(move), events), after


def assert_same_roll(position: Position, state: State, faces: Faces) -> tuple[Position, State]:
    events, after = naive.roll(state, *faces)
    return assert_same_event(position.roll(*given_to_engine(faces)), events), after


def assert_same_game(sizes: Sizes, players: int, seed: int) -> None:
    """One random game, in lock step to its end."""
    state, chance = State.start(players, *sizes), lots(seed, f"{sizes} {players}")
    position = position_of(state)
    while not state.winner():
        moves = naive.legal_moves(state)
        assert_same_state(position, state, moves)
        if moves:
            position, state = assert_same_move(position, state, drawn_move(moves, chance))
        else:
            faces = drawn_roll(state.to_roll(), chance)
            position, state = assert_same_roll(position, state, faces)
    assert_same_state(position, state, [])
    assert position == position_of(state)
