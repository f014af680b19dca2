"""Quizzes about both games and about the toys, driven anyhow."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings

from clans_widget.clann import exercises as of_clann
from clans_widget.clans import exercises as of_clans
from tests.quiz.anyhow.quiz_scenes import QuizMachine
from tests.quiz.quizzes import QUESTIONS
from tests.speeds import many
from tests.toys import nim
from tests.toys.questions import WinningMove

pytestmark = pytest.mark.slow

SETTINGS = settings(max_examples=many(12), stateful_step_count=30)


class ClansQuizzes(QuizMachine):
    """An author's own questions, which fresh ones may replace, and one from a supply."""

    exercises = (*(make() for make in QUESTIONS.values()), of_clans.fresh("villages", seed=7))


class ClannQuizzes(QuizMachine):
    """One of each kind of question about CLANN."""

    exercises = tuple(of_clann.fresh(kind, seed=3) for kind in of_clann.KINDS)


class ToyQuizzes(QuizMachine):
    """What somebody brings with a game of their own, of which nobody has a supply."""

    exercises = (WinningMove(nim.Position((1, 2, 4))),)


TestClansQuizzes: Any = ClansQuizzes.TestCase
TestClansQuizzes.settings = SETTINGS
TestClannQuizzes: Any = ClannQuizzes.TestCase
TestClannQuizzes.settings = SETTINGS
TestToyQuizzes: Any = ToyQuizzes.TestCase
TestToyQuizzes.settings = SETTINGS
