"""Questions about the toys are asked on the stage."""

from __future__ import annotations

import pytest

from clans_widget import Quiz
from clans_widget.clans import exercises
from clans_widget.quiz import ExerciseError
from clans_widget.words import LANGUAGES
from tests.stage.hands import caption, click, part, press
from tests.toys import nim, pig
from tests.toys.questions import KINDS, BetterDecision, WinningMove

NIM = nim.Position((1, 2, 4))


@pytest.fixture(autouse=True)
def _no_quiz_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Quiz, "_of_kernel", {})


def test_a_move_is_answered_by_clicks_and_walked_through() -> None:
    quiz = Quiz(WinningMove(NIM))
    for place in ("C", "1"):
        click(quiz, place, prefix="nim")
    press(quiz, "nim-check")
    assert "right" in caption(quiz, "nim") or "Right" in caption(quiz, "nim")
    assert list(quiz.progress.state) == ["solved"]
    press(quiz, "nim-why")
    assert quiz.position.heaps == (1, 2, 3)
    press(quiz, "nim-why")
    assert quiz.position == NIM


def test_a_wrong_answer_is_told_why_and_hints_lead_to_the_solution() -> None:
    quiz = Quiz(WinningMove(NIM))
    part(quiz, "nim-heap").value = "A"
    part(quiz, "nim-count").value = "1"
    press(quiz, "nim-check")
    assert "the other player can balance" in caption(quiz, "nim")
    for _ in range(3):
        press(quiz, "nim-hint")
    assert "C1 balances" in caption(quiz, "nim")
    assert list(quiz.progress.state) == ["shown"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_chosen_in_every_language(language: str) -> None:
    quiz = Quiz(BetterDecision(pig.Position(turn=21)), language=language)
    part(quiz, "pig-reason").value = "stop"
    press(quiz, "pig-check")
    assert list(quiz.progress.state) == ["solved"]
    assert caption(quiz, "pig").startswith("✓")


def test_fresh_questions_come_from_a_registry_of_the_games_own() -> None:
    exercise = KINDS.fresh("winning", seed=7)
    assert exercise.check(exercise.solutions()[0]).right
    assert "villages" not in KINDS
    assert "winning" not in exercises.KINDS


def test_a_quiz_is_about_one_game() -> None:
    with pytest.raises(ExerciseError, match="one game"):
        Quiz(WinningMove(NIM), BetterDecision(pig.Position()))
