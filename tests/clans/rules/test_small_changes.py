"""What small changes of the rules' code would break, and other tests might not notice."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clans_widget.clans import Board, Game, IllegalMove, Note, Position, Scores
from clans_widget.clans.rules.legal.reasons import reasons_against
from tests.clans.drawing.boards import STAR
from tests.clans.rules.faults import NAMES, small_board
from tests.clans.rules.strategies import full_groups, positions
from tests.clans.rules.worlds import on_standard_board, random_game
from tests.speeds import many


@settings(max_examples=many(60))
@given(position=positions(), data=st.data())
def test_every_step_leads_to_a_position_that_its_text_says(
    position: Position, data: st.DataObject
) -> None:
    """All fields of it, also those that no text has: masks, and the chips that are left."""
    if not position.legal_moves():
        return
    turn = position.play(data.draw(st.sampled_from(position.legal_moves())))
    for step in turn.steps:
        text = step.position.to_text()
        assert step.position == Position.from_text(text, board=position.board), step


def test_every_step_of_a_whole_game_does() -> None:
    for step in random_game(players=4, seed=11).steps:
        assert step.position == Position.from_text(step.position.to_text()), step


@settings(max_examples=many(60))
@given(position=st.one_of(positions(), full_groups(Board.standard())), data=st.data())
def test_a_part_of_a_move_is_refused_as_the_whole_move_is(
    position: Position, data: st.DataObject
) -> None:
    occupied = [name for name in position.board.ids if position.size(name)]
    names = st.one_of(st.sampled_from(occupied), st.sampled_from(position.board.ids))
    source, target = data.draw(names), data.draw(names)
    try:
        position.choose(source)
        position.choose(source, target)
    except IllegalMove as error:
        chosen = error
    else:
        return
    with pytest.raises(IllegalMove) as caught:
        position.play(f"{source}-{target}")
    assert (caught.value.rule, caught.value.reason) == (chosen.rule, chosen.reason) or (
        chosen.case in ("village", "all")  # of a group that may go nowhere, the whole truth
    )
    if chosen.reason == caught.value.reason and chosen.case == caught.value.case:
        assert str(chosen) == str(caught.value)


def test_the_territory_is_blamed_that_is_to_blame() -> None:
    """A1 can move, and A3 beside it is empty: not the other way round."""
    position = Position.of({"A1": "r", "A2": "b"})
    for refuse in (lambda: position.choose("A1", "A3"), lambda: position.play("A1-A3")):
        with pytest.raises(IllegalMove) as caught:
            refuse()
        assert (caught.value.reason, caught.value.obstacle) == ("empty_target", ("A3",))


def test_no_huts_are_not_too_many_huts() -> None:
    position = Position.of({"A1": "7r", "A2": "b", "B1": "g"})
    for refuse in (lambda: position.choose("A3"), lambda: position.play("A3-A1")):
        with pytest.raises(IllegalMove) as caught:
            refuse()
        assert caught.value.reason == "empty_source"


@settings(max_examples=many(60))
@given(position=st.one_of(positions(most_chips=11), full_groups(Board.standard())))
def test_nothing_speaks_against_a_legal_move(position: Position) -> None:
    for move in position.legal_moves():
        assert list(reasons_against(position, move.source, move.target)) == []


@pytest.mark.parametrize("huts", ["7r", "8r"])
def test_m3_nothing_speaks_against_full_groups_of_one_size(huts: str) -> None:
    position = Position.of({"A1": huts, "A2": huts.replace("r", "b")})
    assert list(reasons_against(position, "A1", "A2")) == []
    assert list(reasons_against(position, "A2", "A1")) == []


def test_a_move_without_a_comment_has_none() -> None:
    game = Game.new(NAMES, seed=7)
    game.play("A1-A2")
    assert game.notes == (Note(), Note())
    assert not game.notes[-1]


def test_what_a_game_has_told_of_the_clans_can_be_changed_without_harm() -> None:
    running = Game.new(NAMES, seed=7)
    ended = random_game(players=2, seed=350)
    assert ended.position.is_over
    for game, asker in ((running, None), (running, "Ann"), (ended, None), (ended, "Player 1")):
        before = game.clans(seen_by=asker)
        told = game.clans(seen_by=asker)
        told.update(dict.fromkeys(told, "nobody"))
        assert game.clans(seen_by=asker) == before
        assert "nobody" not in game.to_text(secrets=True)


def test_a_position_is_made_up_on_the_board_that_is_given() -> None:
    position = Position.of({"A1": "r", "A2": "b"}, board=STAR)
    assert position.board is STAR
    assert position.to_text() == "r,b,-,-,- 1 0,0 0,0,0,0,0"
    assert [str(move) for move in position.legal_moves()] == ["A1-A2", "A2-A1"]


def test_a_position_that_is_made_up_of_nothing_has_no_points_and_two_players() -> None:
    position = Position.of({})
    assert position.scores == Scores(0, 0, 0, 0, 0)
    assert (position.chips, position.mover) == ((0, 0), 1)
    assert position == Position.from_text(on_standard_board())


@pytest.mark.parametrize("corner", [[0, 0], [1, 1], [0, 1], [1.0, 0.0]])
def test_a_lake_and_a_territory_may_lie_at_the_edge_of_the_map(corner: list[float]) -> None:
    data = small_board()
    data["lakes"][0]["center"] = corner
    assert list(Board.from_json(json.dumps(data)).lakes[0].center) == corner
    data = small_board()
    data["territories"][4]["center"] = [0, 1]
    assert Board.from_json(json.dumps(data))["A5"].center == (0, 1)
