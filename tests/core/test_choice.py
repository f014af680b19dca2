"""A move that is chosen part by part: what may come next, and when it is whole."""

from __future__ import annotations

import pytest

from clans_widget.core.choice import COMPLETE, PlainChoice, choice_among

MOVES = {
    ("take", "A", "1"): "A1",
    ("take", "A", "2"): "A2",
    ("take", "B", "1"): "B1",
    ("pass",): "-",
}
STAGES = ("what", "heap", "count")


@pytest.mark.parametrize(
    ("parts", "stage", "options"),
    [
        ((), "what", ("take", "pass")),
        (("take",), "heap", ("A", "B")),
        (("take", "A"), "count", ("1", "2")),
        (("take", "B"), "count", ("1",)),
    ],
)
def test_what_may_be_chosen_next_is_offered_once_in_order(
    parts: tuple[str, ...], stage: str, options: tuple[str, ...]
) -> None:
    assert choice_among(MOVES, parts, STAGES) == PlainChoice(parts, stage, options)


@pytest.mark.parametrize("parts", MOVES)
def test_a_whole_move_has_nothing_more_to_choose(parts: tuple[str, ...]) -> None:
    choice = choice_among(MOVES, parts, STAGES)
    assert choice == PlainChoice(parts, COMPLETE, (), MOVES[parts])
    assert choice.stage == "complete"


def test_parts_may_be_given_as_a_list() -> None:
    assert choice_among(MOVES, ["take", "A"], STAGES).chosen == ("take", "A")
    assert choice_among(MOVES, ["pass"], STAGES).chosen == ("pass",)


def test_until_a_move_is_whole_there_is_none() -> None:
    assert choice_among(MOVES, ["take"], STAGES).move is None
    assert PlainChoice((), "what").options == ()
