"""Points for a list of answers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from clans_widget.clans import Position
from clans_widget.clans.exercises import (
    Exercise,
    ExerciseError,
    FoundedVillages,
    VillageWorth,
    grade,
)

POSITION = Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(6, 4))
BOTH: list[Exercise[Any]] = [
    FoundedVillages(POSITION, "B5-C4"),
    VillageWorth(POSITION, "B5-C4:B2,C4", "C4"),
]


def test_points_add_up() -> None:
    marked = grade(BOTH, ["B2,C4", "8 r"])
    assert marked["each"] == [1.0, 0.5]
    assert (marked["points"], marked["most"]) == (1.5, 2)


@pytest.mark.parametrize("answer", [None, "everywhere", 3.5])
def test_what_cannot_be_read_gets_nothing_and_a_sentence(answer: object) -> None:
    marked = grade(BOTH, [answer, answer])
    assert marked["each"] == [0.0, 0.0]
    assert all(marked["explanations"])


def test_grades_are_plain_values_in_a_language() -> None:
    marked = grade(BOTH, ["B2", "8 y"], voice="nl")
    assert json.loads(json.dumps(marked)) == marked
    assert marked["explanations"] == [
        exercise.check(answer).text("nl")
        for exercise, answer in zip(BOTH, ["B2", "8 y"], strict=True)
    ]


def test_there_must_be_as_many_answers_as_exercises() -> None:
    with pytest.raises(ExerciseError, match="Exercises: 2; answers: 1"):
        grade(BOTH, ["B2"])
