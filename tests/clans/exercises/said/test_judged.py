"""What an answer gets: points, the answer as text, sentences in their order, and what is shown.

Where a wrong idea explains the answer, its refutation comes before all that is tested here.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import pytest

from clans_widget.clans import Marks, Position
from clans_widget.clans.exercises import BestOrder, Exercise, FindMove, FoundedVillages, WhyNot
from clans_widget.clans.exercises.goals import founds
from tests.clans.exercises.said.test_questions import (
    DESTROYED,
    HELD_BACK,
    LAST_CHIP,
    MOVE,
    NO_VILLAGE,
    NONE,
    NOWHERE,
    ONE_OF_TWO,
    ORDER,
    ORDER_OF_ONE,
    UNORDERED,
    VILLAGES,
    WORTH,
)
from tests.quiz.quizzes import POSITION

ARROW: Final = (("B5", "C4"),)


class Judged(NamedTuple):
    """An answer, and what it gets."""

    exercise: Exercise[Any]
    answer: str
    points: float
    written: str
    said: tuple[str, ...]
    marks: Marks
    walked: str


JUDGED: Final = [
    Judged(
        VILLAGES,
        "c4",
        0.5,
        "C4",
        ("B2 is missing",),
        Marks(ARROW, ("C4",), missing=("B2",)),
        "B5-C4:B2,C4",
    ),
    Judged(
        VILLAGES,
        "C4 B2",
        1.0,
        "B2,C4",
        ("All neighbors of B2", "All neighbors of C4"),
        Marks(ARROW, ("B2", "C4")),
        "B5-C4:B2,C4",
    ),
    Judged(
        ONE_OF_TWO,
        "B2,C4",
        0.5,
        "B2,C4",
        ("C4 stands alone, but no chip is left for it",),
        Marks(ARROW, ("B2",), wrong=("C4",)),
        "B5-C4:B2",
    ),
    Judged(NONE, "-", 1.0, "-", ("This move founds no village",), Marks((("B5", "B2"),)), "B5-B2"),
    Judged(
        NONE,
        "B2,B1",
        0.0,
        "B1,B2",
        (
            "This move founds no village",
            "B1 still has the neighbor B2",
            "B2 still has the neighbor B1",
        ),
        Marks((("B5", "B2"),), wrong=("B1", "B2")),
        "B5-B2",
    ),
    Judged(
        WORTH,
        "8 yr",
        0.5,
        "8 ry",
        ("This clan has no hut left in C4", "V3:", "V4:", "V5:", "V7:"),
        Marks(ARROW, ("C4",), ("B2", "C4")),
        "B5-C4:B2,C4",
    ),
    Judged(
        DESTROYED,
        "0",
        1.0,
        "0 -",
        ("V3: Player 1 takes the last village chip of epoch IV.", "V6:"),
        Marks((("I4", "I1"),), ("I1",)),
        "I4-I1",
    ),
    Judged(
        ORDER,
        "C4 B2",
        1.0,
        "C4,B2",
        (
            "C4, B2: red gets 8 points, and no choice gives more",
            *("V4: All five colors meet in C4", "V6:", "V9:", "V5: B2", "V9:"),
        ),
        Marks(ARROW, numbers=("C4", "B2")),
        "B5-C4:C4,B2",
    ),
    Judged(
        ORDER,
        "B2 C4",
        0.0,
        "B2,C4",
        (
            "B2, C4: red gets 7 points; the best choice gives 8",
            "B2 must not come first here.",
            *("V5: B2", "V9:", "V4: All five colors meet in C4", "V5: C4", "V9:"),
        ),
        Marks(ARROW, numbers=("B2", "C4"), wrong=("B2",)),
        "B5-C4:B2,C4",
    ),
    Judged(
        ORDER_OF_ONE,
        "B2",
        0.0,
        "B2",
        (
            "B2: yellow gets 0 points; the best choice gives 8",
            "B2 must not come first here.",
            *("V5: B2", "V9:"),
        ),
        Marks(ARROW, numbers=("B2",), wrong=("B2",)),
        "B5-C4:B2",
    ),
    Judged(
        MOVE,
        "b5 c4",
        1.0,
        "B5-C4:B2,C4",
        ("The move founds 2 villages: B2 and C4",),
        Marks(ARROW, ("B2", "C4"), ("B2", "C4")),
        "B5-C4:B2,C4",
    ),
    Judged(
        MOVE,
        "I4-I1",
        0.0,
        "I4-I1",
        ("The move founds one village: I1",),
        Marks((("I4", "I1"),), ("I1",)),
        "I4-I1",
    ),
    Judged(
        MOVE,
        "A1-A2",
        0.0,
        "A1-A2",
        ("There are no huts on A1",),
        Marks((("A1", "A2"),), ("A1",)),
        "",
    ),
    Judged(MOVE, "B5-B5", 0.0, "B5-B5", ("B5 and B5 are not",), Marks((), ("B5",)), ""),
    Judged(
        HELD_BACK,
        "Too many huts",
        1.0,
        "too_many_huts",
        ("The group on I1 has 7 huts.",),
        Marks((("I1", "I4"),), ("I1",)),
        "",
    ),
    Judged(
        HELD_BACK,
        "not_neighbors",
        0.0,
        "not_neighbors",
        ("I1 and I4 have a common border",),
        Marks((("I1", "I4"),), ("I1", "I4")),
        "",
    ),
    Judged(NOWHERE, "empty_source", 0.0, "empty_source", ("There are 2",), Marks((), ("B5",)), ""),
]


@pytest.mark.parametrize("judged", JUDGED)
def test_what_an_answer_gets(judged: Judged) -> None:
    verdict = judged.exercise.check(judged.answer)
    assert (verdict.points, verdict.answer) == (judged.points, judged.written)
    assert verdict.marks == judged.marks
    assert (str(verdict.turn.move) if verdict.turn else "") == judged.walked
    sentences = verdict.sentences("en")[1 + bool(verdict.refutation) :]
    assert len(sentences) == len(judged.said)
    for part, told in zip(judged.said, sentences, strict=True):
        assert told.startswith(part)


@pytest.mark.parametrize(
    ("exercise", "answer", "said"),
    [
        (WhyNot(POSITION, "A1-B2"), "empty_target", "B2 is not empty: 3 huts stand there"),
        (WhyNot(POSITION, "B2-A1"), "empty_source", "There are 3 huts on B2 that could move"),
        (WhyNot(POSITION, "B2-C4"), "too_many_huts", "On B2 there are 3 huts; only groups of 7"),
        (WhyNot(POSITION, "B2-C4"), "game_over", "not over: 2 village chips are left"),
        (
            WhyNot(Position.of({"B2": "7r", "B5": "8y"}), "B2-B5:B5"),
            "too_many_huts",
            "B2 has 7 huts, but B5 has 8: a full group may join",
        ),
        (UNORDERED, "order_wrong", "The move names no order that could be wrong"),
        (HELD_BACK, "order_wrong", "Another rule forbids the move before any village"),
    ],
)
def test_why_a_reason_does_not_hold_is_told_with_the_huts_that_are_there(
    exercise: WhyNot, answer: str, said: str
) -> None:
    assert said in exercise.check(answer).text("en")


@pytest.mark.parametrize(
    ("exercise", "code"),
    [
        (FoundedVillages(NO_VILLAGE, "B5-B2"), "move='B5-B2'"),
        (WORTH, "move='B5-C4:B2,C4', territory='C4'"),
        (BestOrder(LAST_CHIP, "B5", "C4", clan="jaune"), "source='B5', target='C4', clan='yellow'"),
        (FindMove(POSITION, founds(2)), "goal=goals.founds(2)"),
        (HELD_BACK, "move='I1-I4'"),
    ],
)
def test_the_code_of_an_exercise_says_what_is_asked(exercise: Exercise[Any], code: str) -> None:
    kind, notation = type(exercise).__name__, exercise.position.to_text()
    assert repr(exercise) == f"{kind}({notation!r}, {code})"
