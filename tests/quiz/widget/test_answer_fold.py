"""What tells the answer is folded until a quiz is over; the browser's part is in tests/browser."""

from __future__ import annotations

from clans_widget import Quiz
from clans_widget.clans import exercises
from clans_widget.core.answer_fold import answer_to
from clans_widget.quiz.widget.answer_fold import AnswerFold
from tests.quiz.quizzes import POSITION, clicks
from tests.stage.hands import parts, press


def fold(quiz: Quiz) -> AnswerFold:
    (found,) = [each for each in parts(quiz) if isinstance(each, AnswerFold)]
    return found


def two(name: str = "folds", *, test: bool = False) -> Quiz:
    asked = exercises.FoundedVillages(POSITION, "B5-C4"), exercises.Chips(POSITION, "B5-C4")
    return Quiz(*asked, name=name, test=test)


def test_it_opens_when_all_questions_are_solved_or_shown() -> None:
    quiz = two()
    assert fold(quiz).told == answer_to("folds")
    clicks("B2", "C4")(quiz)
    press(quiz, "clans-check")
    assert not fold(quiz).over, "the second question is open"
    quiz.ask(1)
    for _ in range(3):
        assert not fold(quiz).over, "a hint is not the solution"
        quiz.help()
    assert fold(quiz).over
    quiz.start_over()
    assert not fold(quiz).over


def test_a_wrong_answer_opens_nothing_and_whoever_comes_back_finds_it_open() -> None:
    quiz = Quiz(exercises.FoundedVillages(POSITION, "B5-C4"), name="second day")
    clicks("E3")(quiz)
    press(quiz, "clans-check")
    assert not fold(quiz).over
    clicks("E3", "B2", "C4")(quiz)
    press(quiz, "clans-check")
    assert fold(quiz).over
    again = Quiz(exercises.FoundedVillages(POSITION, "B5-C4"), name="second day")
    assert fold(again).over


def test_a_test_tells_nothing_until_it_is_handed_in() -> None:
    quiz = two("tested", test=True)
    clicks("B2", "C4")(quiz)
    assert not fold(quiz).over
    for _ in range(2):
        quiz.hand_in()
    assert fold(quiz).over
