"""Quizzes without widgets, and answers to them.

On questions about Clans, which are of every form.
"""

from __future__ import annotations

from clans_widget.quiz.progress import Progress
from clans_widget.quiz.scene import Check, QuizScene, TakeAnswer
from tests.quiz.quizzes import QUESTIONS

PARTLY, RIGHT = "B2", "B2,C4"


def scene(*kinds: str, language: str = "en") -> QuizScene:
    """A quiz of these kinds of questions."""
    asked = [QUESTIONS[kind]() for kind in kinds or ("villages",)]
    return QuizScene(Progress("mine", asked), language=language)


def answered(answer: str, *kinds: str) -> QuizScene:
    """A quiz whose first question was answered."""
    quiz = scene(*kinds)
    answer_with(quiz, answer)
    return quiz


def answer_with(quiz: QuizScene, answer: str) -> None:
    choose(quiz, answer)
    quiz.do(Check())


def choose(quiz: QuizScene, answer: str) -> None:
    """Choose an answer with the controls."""
    quiz.do(TakeAnswer(answer))
