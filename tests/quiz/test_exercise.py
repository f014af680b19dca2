"""Questions about any game: asked, judged, graded, kept."""

from __future__ import annotations

import pytest

from clans_widget.core.marks import Marks
from clans_widget.quiz import AnswerError, Question, grade
from clans_widget.quiz.progress import Progress
from tests.quiz.cups import Cups, EmptyOne, FullCups

EXERCISE = FullCups(Cups("021"))


def test_it_is_asked_and_judged() -> None:
    assert EXERCISE.question() == "Which cups hold stones?"
    assert EXERCISE.check("b,c")
    assert EXERCISE.check("b").points == 0.5
    assert EXERCISE.check("b").text("en") == "Partly right. There are stones in b,c."
    assert EXERCISE.check("a").sentences("fr")[0] == "Pas encore."


def test_the_author_asks_and_helps_in_own_words() -> None:
    exercise = FullCups(Cups("10"), ask={"nl": "Welke?"}, hint="Shake them.")
    assert exercise.question("en") == "Welke?"
    assert [hint.text for hint in exercise.hints()] == [
        "Shake them.",
        "There is something in this one.",
        "a",
    ]


def test_what_cannot_be_read_is_neither_right_nor_wrong() -> None:
    with pytest.raises(AnswerError):
        EXERCISE.check(3)
    marked = grade([EXERCISE, EXERCISE], ["b", 3], voice="nl")
    assert (marked["points"], marked["most"], marked["each"]) == (0.5, 2, [0.5, 0.0])
    assert marked["explanations"][1].startswith("Er is nog niets gekozen")


def test_it_is_answered_place_by_place() -> None:
    question = Question(EXERCISE)
    assert question.check() is None
    assert question.refusal == question.answering.empty
    for place in "b", "a", "a":
        question.answering.click(place)
        question.changed()
    assert question.marks == Marks(highlights=("table", "b"))
    question.help()
    question.help()
    assert question.marks == Marks(highlights=("table", "b"), numbers=("b",))
    question.answering.click("c")
    question.changed()
    verdict = question.check()
    assert verdict is not None
    assert verdict.right
    assert question.check() is None, "the same answer is not judged twice"


def test_it_is_answered_part_by_part() -> None:
    question = Question(EmptyOne(Cups("021")))
    question.answering.click("b")
    assert question.check() is None, "half a move is no answer"
    question.answering.click("2")
    verdict = question.check()
    assert verdict is not None
    assert verdict.answer == "b2"
    assert verdict.right


def test_an_earlier_answer_is_taken_up_and_judged_again() -> None:
    question = Question(EXERCISE, "b")
    assert question.answering.text == "b"
    assert question.verdict == EXERCISE.check("b")


def test_progress_is_stored_as_plain_values_and_judged_anew() -> None:
    progress = Progress("cups", [EXERCISE, EmptyOne(Cups("3"))])
    progress.answered(0, EXERCISE.check("b"))
    progress.helped(1, 3)
    assert [attempt.state for attempt in progress.attempts] == ["partly", "shown"]
    again = Progress("cups", [EmptyOne(Cups("3")), EXERCISE], progress.stored())
    assert [attempt.state for attempt in again.attempts] == ["shown", "partly"]
    assert again.first_open == 1
