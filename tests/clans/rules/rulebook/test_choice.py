"""Parts of a move: what can be chosen, territory by territory, is exactly what is legal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given, settings

from clans_widget.clans import Choice, IllegalMove, Position
from tests.clans.rules.errors.sentences import assert_well_said
from tests.clans.rules.strategies import positions
from tests.clans.rules.worlds import on_standard_board
from tests.speeds import many

STAR = Position.from_text(on_standard_board("A4 3r", "A5 g", "E1 3b", "A2 k"))
LAST_CHIP = Position.from_text(STAR.to_text().replace(" 0,0 ", " 5,6 "))
CORNERS = {
    "start": Position.start(seed=7),
    "three villages": STAR,
    "one chip for three villages": LAST_CHIP,
    "full groups": Position.from_text(on_standard_board("A1 7r", "A2 8b", "A3 7g")),
    "over by F1": Position.from_text(STAR.to_text().replace(" 0,0 ", " 6,6 ")),
    "over by F2": Position.from_text(on_standard_board("A1 r", "L5 b")),
}


def reachable(choice: Choice, position: Position) -> Iterator[Choice]:
    """A choice and all that follow from it by taking options."""
    yield choice
    for option in choice.options:
        yield from reachable(position.choose(*choice.chosen, option), position)


def assert_options_are_the_legal_moves(position: Position) -> None:
    found = [choice.move for choice in reachable(position.choose(), position) if choice.move]
    assert sorted(found, key=str) == list(position.legal_moves())


def assert_nothing_else_can_be_chosen(position: Position, choice: Choice) -> None:
    before = position.to_text()
    for name in (*position.board.ids, "Z9", ""):
        if name not in choice.options:
            with pytest.raises(IllegalMove) as caught:
                position.choose(*choice.chosen, name)
            assert caught.value.reason
            assert_well_said(caught.value)
    assert position.to_text() == before


@pytest.mark.parametrize("position", CORNERS.values(), ids=list(CORNERS))
def test_complete_choices_are_the_legal_moves(position: Position) -> None:
    assert_options_are_the_legal_moves(position)


@settings(max_examples=many(60))
@given(position=positions())
def test_complete_choices_are_the_legal_moves_anywhere(position: Position) -> None:
    assert_options_are_the_legal_moves(position)


@pytest.mark.parametrize("position", CORNERS.values(), ids=list(CORNERS))
def test_what_is_no_option_is_refused(position: Position) -> None:
    for choice in islice(reachable(position.choose(), position), 0, None, 9):
        assert_nothing_else_can_be_chosen(position, choice)


@pytest.mark.slow
@settings(max_examples=many(25))
@given(position=positions())
def test_what_is_no_option_is_refused_anywhere(position: Position) -> None:
    for choice in islice(reachable(position.choose(), position), 20):
        assert_nothing_else_can_be_chosen(position, choice)


@settings(max_examples=many(40))
@given(position=positions())
def test_a_choice_describes_itself(position: Position) -> None:
    for choice in islice(reachable(position.choose(), position), 60):
        stages = ["source", "target"] + ["order"] * choice.to_order + ["complete"]
        assert choice.stage == stages[len(choice.chosen)]
        assert choice.options == tuple(sorted(choice.options))
        assert bool(choice.options) == (choice.stage != "complete") or position.is_over
        assert (choice.move is not None) == (choice.stage == "complete")


def test_the_villages_are_known_as_soon_as_the_source_is() -> None:
    """V1 and V8: they do not depend on the target."""
    choice = STAR.choose("A5")
    assert (choice.stage, choice.options) == ("target", ("A2", "A4", "E1"))
    assert (choice.founds, choice.to_order) == (("A2", "A4", "E1"), 3)
    assert LAST_CHIP.choose("A5").to_order == 1


def test_an_order_is_chosen_village_by_village() -> None:
    """V8 and F1."""
    assert STAR.choose("A5", "A2").options == ("A2", "A4", "E1")
    assert STAR.choose("A5", "A2", "E1").options == ("A2", "A4")
    complete = STAR.choose("A5", "A2", "E1", "A4", "A2")
    assert str(complete.move) == "A5-A2:E1,A4,A2"
    assert str(LAST_CHIP.choose("A5", "A2", "E1").move) == "A5-A2:E1"
    with pytest.raises(IllegalMove) as caught:
        STAR.choose("A5", "A2", "E1", "E1")
    assert caught.value.reason == "order_wrong"


def test_a_choice_says_at_each_stage_what_it_is_about() -> None:
    founds = ("A2", "A4", "E1")
    assert STAR.choose().founds == ()
    assert STAR.choose().to_order == 0
    assert STAR.choose("A5", "A2") == Choice(("A5", "A2"), "order", founds, founds, 3)
    chosen = ("A5", "A2", "E1", "A4", "A2")
    assert STAR.choose(*chosen) == Choice(chosen, "complete", (), founds, 3)


def test_a_wrong_order_is_refused_with_the_source_of_the_move() -> None:
    with pytest.raises(IllegalMove, match="The move from A5 founds A2, A4 and E1"):
        STAR.choose("A5", "A2", "E1", "E1")


def test_c1_an_order_names_territories_of_the_board() -> None:
    for refused in (lambda: STAR.choose("A5", "A2", "Z9"), lambda: STAR.play("A5-A2:Z9,A2,A4")):
        with pytest.raises(IllegalMove, match="no territory “Z9”") as caught:
            refused()
        assert caught.value.reason == "unknown_territory"


@pytest.mark.parametrize("rule", ["F1", "F2"])
def test_when_the_game_is_over_nothing_can_be_chosen(rule: str) -> None:
    position = CORNERS[f"over by {rule}"]
    assert position.choose().options == ()
    with pytest.raises(IllegalMove) as caught:
        position.choose("A5")
    assert (caught.value.reason, caught.value.rule) == ("game_over", rule)


def test_why_not_asks_for_a_part_of_a_move_as_choose_does() -> None:
    refused = CORNERS["start"].why_not("A1", "L5")
    assert refused is not None
    with pytest.raises(IllegalMove) as caught:
        CORNERS["start"].choose("A1", "L5")
    assert str(refused) == str(caught.value)
    assert CORNERS["start"].why_not("A1", "A2") is None
