"""What is said to a wrong answer at first: how much is wrong, and not yet what would be right."""

from __future__ import annotations

import pytest

from clans_widget.clans import Position
from clans_widget.clans.exercises import BestOrder, FoundedVillages, VillageWorth
from clans_widget.quiz.verdict import Verdict
from tests.clans.games import LAST_MOVE

GROUPS = {"A1": "r", "A3": "b", "D2": "2rg", "D3": "bgk", "D4": "ry", "H2": "b2y"}
"""D4 leaves D2, D3 and H2 alone."""

TWO_IN_EPOCH_III = Position.of(GROUPS, chips=(4, 3))
"""The third of the villages is in epoch IV, in which grassland, D2, is favorable."""


A1_IS_NONE = "A1 still has the neighbor A3 with huts (V1)."
WRONG = "One of your clans does not score."
NO_RED = "This clan has no hut left in C4 and does not score: red (V7)."
CHIP = "V3: Player 1 takes the last village chip of epoch V."


def first_said(verdict: Verdict) -> tuple[str, ...]:
    """What is said after the grade, and after the refutation of an idea that explains it."""
    return tuple(verdict.sentences_at(0, "en")[1 + bool(verdict.refutation) :])


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("D2,D3", ["One village is missing."]),
        ("D2", ["Two villages are missing."]),
        ("D2,D3,H2,A1", [A1_IS_NONE, "One of your territories is not a new village."]),
        (
            "A1,A3,D2",
            [
                A1_IS_NONE,
                "Two villages are missing.",
                "Two of your territories are not new villages.",
            ],
        ),
    ],
)
def test_of_villages_it_is_said_how_many_are_missing_or_wrong_and_why_one_is_none(
    answer: str, said: list[str]
) -> None:
    exercise = FoundedVillages(TWO_IN_EPOCH_III, "D4-D3:D2,D3,H2")
    assert list(first_said(exercise.check(answer))) == said


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("8 r", [NO_RED, "The number is right.", "One clan that scores is missing.", WRONG]),
        ("3 y", [CHIP, "The number is not right yet.", "The clans are right."]),
        (
            "7 r",
            [NO_RED, "The number is not right yet.", "One clan that scores is missing.", WRONG],
        ),
        ("8 ryb", [NO_RED, "The number is right.", "Two of your clans do not score."]),
    ],
)
def test_of_a_village_s_worth_it_is_said_whether_the_number_is_right_and_how_many_clans(
    answer: str, said: list[str]
) -> None:
    exercise = VillageWorth(LAST_MOVE, "B5-C4:B2,C4", "C4")
    assert list(first_said(exercise.check(answer))) == said


def test_of_a_number_that_is_right_in_another_epoch_that_is_said_at_once() -> None:
    village = VillageWorth(Position.of({"A1": "2r3k", "A2": "k"}), "A2-A1")
    slip = "In epoch III the value 9 would be right, but A1 takes a chip of epoch I (V3)."
    assert first_said(village.check("9 rk"))[0] == slip


def test_of_an_order_it_is_said_what_it_gives_and_only_then_where_it_departs() -> None:
    exercise = BestOrder(TWO_IN_EPOCH_III, "D4", "D3", clan="red")
    verdict = exercise.check("D2,D3,H2")
    departs = "D2 must not come first here."
    assert departs not in first_said(verdict)
    assert "red gets 3 points; the best choice gives 7" in " ".join(first_said(verdict))
    assert departs in verdict.sentences("en")
    assert verdict.marks.wrong == ("D2",)


def test_an_order_that_begins_well_may_keep_its_beginning() -> None:
    exercise = BestOrder(TWO_IN_EPOCH_III, "D4", "D3", clan="red")
    assert exercise.check("D3,H2,D2").right
    verdict = exercise.check("D3,D2,H2")
    said = "D3 may stay where it is, but then D2 must not come next."
    assert said in verdict.sentences("en")
    assert verdict.marks.wrong == ("D2",)


def test_the_walks_that_tell_the_answer_are_kept_for_last() -> None:
    villages = FoundedVillages(TWO_IN_EPOCH_III, "D4-D3:D2,D3,H2").check("D2")
    worth = VillageWorth(LAST_MOVE, "B5-C4:C4,B2", "C4").check("3 r")
    order = BestOrder(TWO_IN_EPOCH_III, "D4", "D3", clan="red").check("D2,D3,H2")
    assert [villages.tells, worth.tells, order.tells] == [True, True, False]
