"""Questions of the lessons are not solved by clicking along."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import nbformat
import pytest

import clans_widget
from clans_widget.clans.exercises import BestOrder, Exercise

LESSON: Final = Path(__file__).parents[2] / "notebooks/clans/en/07-order-of-villages.ipynb"

OWN: Final = [
    *("order", "worth", "worth", "chips", "move", "order", "worth"),
    *("choice", "order", "villages", "order", "move"),
]
"""The kinds of what the lesson's author asks; the other questions are drawn."""


def asked(path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Exercise[Any]]:
    """The questions of a lesson's quizzes."""
    found: list[Exercise[Any]] = []
    monkeypatch.setattr(clans_widget, "Quiz", lambda *exercises, **_: found.extend(exercises))
    cells = nbformat.read(path, as_version=4).cells
    for cell in cells:
        if cell.cell_type == "code" and "\nQuiz(" in cell.source:
            exec(cell.source, {})
    return found


def test_no_order_of_the_lesson_on_orders_is_found_by_clicking_from_left_to_right(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    exercises = asked(LESSON, monkeypatch)
    assert [exercise.kind for exercise in exercises if exercise.origin is None] == OWN
    assert sum(isinstance(exercise, BestOrder) for exercise in exercises) > OWN.count("order")
    for exercise in exercises:
        if isinstance(exercise, BestOrder):
            answering = exercise.answering()
            while answering.options:
                answering = answering.click(answering.options[0])
            assert not exercise.check(answering.text), exercise.question("en")
