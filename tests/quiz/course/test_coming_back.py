"""What was wrong comes back in later lessons, at growing distances, as fresh positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from clans_widget.clans import exercises
from clans_widget.quiz.course import DISTANCES
from clans_widget.quiz.exercise import Exercise
from tests.quiz.course.pupils import take
from tests.quiz.course.test_course_file import opened

RULE = "V4"


class Pupil:
    """Takes one lesson after another; each ends with the questions that come back."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder, self._patch = folder, monkeypatch
        self.lesson = 0

    def takes(self, *ideas: str) -> list[Exercise[Any]]:
        """The questions about the rule that came back in the next lesson."""
        self.lesson += 1
        name = f"{self.lesson:02}-lesson"
        file = opened(self._folder, name, self._patch)
        back = [each for each in exercises.review((), 9) if each.origin is not None]
        take(file, name, [exercises.about("S1", self.lesson)])
        take(file, f"{name}-2", back, *ideas)
        return [each for each in back if each.origin and each.origin.kind == RULE]


@pytest.fixture
def pupil(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Pupil:
    """A pupil who has answered wrong about strife in the first lesson."""
    pupil = Pupil(tmp_path, monkeypatch)
    file = opened(tmp_path, "01-lesson", monkeypatch)
    caught = next(
        exercise
        for exercise in (exercises.about(RULE, seed) for seed in range(40))
        if exercises.ideas.IDEAS["no-strife"].is_caught(exercise)
    )
    pupil.takes()
    take(file, "01-lesson", [exercises.about("S1", 1), caught], "no-strife")
    return pupil


def test_what_was_wrong_comes_back_after_one_two_four_and_eight_lessons(pupil: Pupil) -> None:
    came = {lesson: found for lesson in range(2, 18) if (found := pupil.takes())}
    assert DISTANCES == (1, 2, 4, 8)
    assert list(came) == [2, 4, 8, 16]
    asked = [exercise for found in came.values() for exercise in found]
    assert len(asked) == len(set(map(repr, asked))) == len(DISTANCES), "each is another position"
    assert all(RULE in exercise.rules for exercise in asked)


def test_what_is_wrong_again_comes_back_soon_again(pupil: Pupil) -> None:
    assert len(pupil.takes()) == 1  # lesson 2, right
    assert not pupil.takes()
    (again,) = pupil.takes("no-strife")
    assert exercises.ideas.IDEAS["no-strife"].is_caught(again), "lesson 4 catches it"
    assert [bool(pupil.takes()) for _ in range(4)] == [True, False, True, False]
