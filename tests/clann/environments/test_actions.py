"""Actions: every legal move is one sequence of them, and nothing else is let through."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from clans_widget.clann import Course, IllegalMove, Position
from clans_widget.clann.environments import Actions, EnvironmentsError
from tests.clann.environments.playing import (
    SMALL,
    STRIKES,
    TAKES,
    lines,
    positions,
    turned,
)
from tests.clann.rules.both import all_states, position_of
from tests.clann.rules.naive_state import State

STANDARD = Actions.of(Course.standard())
OVER = Position.from_text("x,x,x,x/h,h,h,C1 C7 1 -")
CHOOSE = Position.start(players=2)
PUT = Position.from_text("A1,h,h,h/h,h,h,C1 - 1 -")
ROLL = Position.from_text("A1,h,h,h/h,h,h,C1 C7 1 -")


def number(text: str, position: Position) -> int:
    """The only action with this text."""
    actions = Actions.of(position.course)
    (found,) = (k for k in range(len(actions)) if actions.text(k, position) == text)
    return found


@pytest.mark.parametrize("course", [Course.standard(), SMALL], ids=repr)
def test_there_is_one_action_for_each_first_character_each_use_of_a_die_and_each_cell(
    course: Course,
) -> None:
    actions = Actions.of(course)
    position = Position.from_text("h,A1,h,h/h,C1,h,h A2 1 5", course=course)
    texts = [actions.text(action, position) for action in range(len(actions))]
    uses = [f"{die}-{who}" for die in range(1, 7) for who in "1234N"]
    assert texts == ["+1", "+2", "+3", "+4", *uses, *(f">{cell}" for cell in course.cells)]


@given(all_states())
def test_legal_sequences_are_the_legal_moves_and_no_others(state: State) -> None:
    position = position_of(state)
    found = dict(lines(position))
    moves = position.legal_moves()
    assert sorted(found.values()) == sorted(map(str, moves))
    actions = Actions.of(position.course)
    assert found == {actions.of_move(move, position): str(move) for move in moves}
    for taken, move in found.items():
        assert "".join(actions.text(action, position) for action in taken) == move


@pytest.mark.slow
@given(all_states())
def test_legal_actions_are_those_that_are_not_refused(state: State) -> None:
    position = position_of(state)
    actions = Actions.of(position.course)
    legal = actions.legal(position)
    assert list(legal) == sorted(set(legal))
    for action in range(len(actions)):
        if action in legal:
            actions.choose(position, (), action)
        else:
            with pytest.raises(IllegalMove):
                actions.choose(position, (), action)


@pytest.mark.parametrize(("position", "chosen"), [(TAKES, ("5", "1")), (STRIKES, ("3", "N"))])
def test_k11_k12_when_somebody_is_put_down_only_free_cells_are_legal(
    position: Position, chosen: tuple[str, str]
) -> None:
    actions = Actions.of(position.course)
    legal = actions.legal(position, chosen)
    for action in range(len(actions)):
        if action in legal:
            assert actions.choose(position, chosen, action).move in position.legal_moves()
        else:
            with pytest.raises(IllegalMove):
                actions.choose(position, chosen, action)
    cells = {actions.text(action, position)[1:] for action in legal}
    marked = {"A1", "B1", "C1", "D1", "A14", "B14", "C14", "D14"}
    assert bool(cells & marked) == (position is TAKES)


@pytest.mark.parametrize("position", [p for p in positions() if p.players != 3][::7], ids=str)
def test_actions_are_the_same_from_every_seat(position: Position) -> None:
    other = turned(position)
    assert other != position
    assert [taken for taken, _ in lines(other)] == [taken for taken, _ in lines(position)]


def test_cells_are_counted_from_the_crown_of_the_player_to_act() -> None:
    begun = Position.from_text("h,A1,h,h/h,B1,h,h/h,C1,h,h A2 3 5")
    first = STANDARD.cells[0]
    assert [STANDARD.text(first + k, begun) for k in (0, 1, 55)] == [">C1", ">C2", ">B14"]


@pytest.mark.parametrize(
    ("position", "chosen", "text", "reason"),
    [
        (CHOOSE, (), "5-1", "wrong_phase"),
        (CHOOSE, (), ">A5", "wrong_phase"),
        (PUT, (), "+2", "wrong_phase"),
        (PUT, (), "5-1", "wrong_phase"),
        (PUT, (), "N>A1", "put_down_wrong"),
        (ROLL, (), "5-1", "wrong_phase"),
        (TAKES, (), "+1", "wrong_phase"),
        (TAKES, (), ">A6", "wrong_phase"),
        (TAKES, (), "4-1", "wrong_die"),
        (TAKES, (), "5-2", "home_needs_six"),
        (TAKES, (), "5-N", "character_can_move"),
        (TAKES, ("5", "1"), "5-1", "put_down_needed"),
        (TAKES, ("5", "1"), "+1", "put_down_needed"),
        (TAKES, ("5", "1"), ">C1", "put_down_wrong"),
        (STRIKES, ("3", "N"), ">B1", "put_down_wrong"),
        (STRIKES, ("3", "N"), "1-4", "put_down_needed"),
        (OVER, (), "5-1", "game_over"),
        (OVER, (), "+1", "game_over"),
    ],
)
def test_what_is_refused_is_refused_with_its_rule(
    position: Position, chosen: tuple[str, ...], text: str, reason: str
) -> None:
    with pytest.raises(IllegalMove) as refused:
        STANDARD.choose(position, chosen, number(text, position))
    assert refused.value.reason == reason
    assert f"rule {refused.value.rule}" in str(refused.value)


@pytest.mark.parametrize("action", [-1, len(STANDARD), None, 1.0, "5-1"])
def test_what_is_no_action_is_refused(action: Any) -> None:
    with pytest.raises(EnvironmentsError) as refused:
        STANDARD.choose(TAKES, (), action)
    assert str(len(STANDARD) - 1) in str(refused.value)


@pytest.mark.parametrize("position", [ROLL, OVER], ids=str)
def test_nothing_is_legal_when_dice_are_to_be_rolled_and_at_the_end(position: Position) -> None:
    assert STANDARD.legal(position) == ()
