"""What is shown beside a question, and what it does: told without any browser."""

from __future__ import annotations

from typing import Any

import pytest

from clans_widget.quiz.scene import AskQuestion, Check, HandIn, QuizScene, ShowWhy, begin_quiz
from clans_widget.quiz.view import NOWHERE, Beyond, GoBelow, OpenLesson, asking_of, marks_of
from clans_widget.stage import actions as act
from clans_widget.stage import view
from clans_widget.words import say
from tests.quiz.quizzes import QUESTIONS
from tests.quiz.scenes import answer_with, answered, choose, scene
from tests.stage.controls import controls_in, seen


def bar(quiz: QuizScene, beyond: Beyond = NOWHERE) -> list[str]:
    """The buttons below the answer."""
    _, below, _ = asking_of(quiz, beyond)
    return [part.key for part in seen([below]) if isinstance(part, view.Button)]


def button(quiz: QuizScene, key: str, beyond: Beyond = NOWHERE) -> view.Button:
    parts = (*asking_of(quiz, beyond), marks_of(quiz))
    (found,) = [part for part in seen(parts) if isinstance(part, view.Button) and part.key == key]
    return found


def test_a_fresh_question_is_answered_then_checked_and_only_then_explained() -> None:
    quiz = scene("villages")
    assert bar(quiz) == ["check", "hint"]
    choose(quiz, "B2")
    assert bar(quiz) == ["check", "hint", "clear"]
    quiz.do(Check())
    assert bar(quiz)[:2] == ["check", "hint"]
    assert not button(quiz, "check").usable, "the same answer is not judged twice"


def test_after_a_right_answer_the_way_on_takes_the_place_of_the_check() -> None:
    quiz = answered("B2,C4", "villages", "worth")
    assert bar(quiz) == ["go on", "why", "previous"], "not the next question twice"
    assert button(quiz, "go on").sends == AskQuestion(1)


@pytest.mark.parametrize(
    ("beyond", "way", "icon"),
    [
        (Beyond(), None, ""),
        (Beyond(goes_on=True), GoBelow(), "arrow-down"),
        (Beyond(("elsewhere",), goes_on=True), GoBelow(), "arrow-down"),
    ],
)
def test_after_the_last_one_it_leads_where_the_page_around_can(
    beyond: Beyond, way: act.Action | None, icon: str
) -> None:
    quiz = answered("B2,C4", "villages")
    assert ("go on" in bar(quiz, beyond)) == (way is not None)
    if way is not None:
        found = button(quiz, "go on", beyond)
        assert (found.sends, found.icon) == (way, icon)


def test_the_next_lesson_comes_before_what_stands_below(monkeypatch: pytest.MonkeyPatch) -> None:
    quiz = answered("B2,C4", "villages")
    assert quiz.exercise.course is not None
    lesson = quiz.exercise.course.lessons[0]
    monkeypatch.setattr(QuizScene, "next_lesson", lesson)
    found = button(quiz, "go on", Beyond((lesson.name,), goes_on=True))
    assert (found.sends, found.icon) == (OpenLesson(lesson.name), "arrow-right")
    assert button(quiz, "go on", Beyond(goes_on=True)).sends == GoBelow()


def test_while_something_is_walked_through_nothing_can_be_answered() -> None:
    quiz = answered("B2,C4", "villages", "worth")
    quiz.do(ShowWhy())
    assert bar(quiz) == ["why", "previous", "next"]
    assert button(quiz, "why").text == say("quiz.to_question")
    answer, _, swaps = asking_of(quiz)
    assert (answer.is_shown, swaps.is_shown) == (False, False)


def test_whoever_is_at_either_end_goes_no_further() -> None:
    quiz = scene("villages", "worth")
    usable = []
    for number in 0, 1:
        quiz.do(AskQuestion(number))
        usable.append([button(quiz, way).usable for way in ("previous", "next")])
    assert usable == [[False, True], [True, False]]
    alone = scene("villages")
    assert not {"previous", "next"} & {*bar(alone)}


def test_the_hint_says_which_of_how_many_and_in_the_end_that_it_is_the_solution() -> None:
    quiz, said = scene("villages"), []
    for _ in range(3):
        said.append(button(quiz, "hint").text)
        quiz.do(button(quiz, "hint").sends)
    assert said == [
        *(say("quiz.hint", number=number, count=3) for number in (1, 2)),
        say("quiz.solution"),
    ]
    assert not button(quiz, "hint").usable


def test_a_test_says_nothing_to_an_answer_and_leads_on_by_itself() -> None:
    quiz: Any = begin_quiz([QUESTIONS[k]() for k in ("villages", "worth")], "t", "en", test=True)
    assert bar(quiz) == ["previous", "next"]
    choose(quiz, "B2")
    assert bar(quiz) == ["go on", "clear", "previous"]
    quiz.do(AskQuestion(1))
    choose(quiz, "8 y")
    assert bar(quiz) == ["hand in", "clear", "previous", "next"]
    assert button(quiz, "hand in").sends == HandIn()
    quiz.do(HandIn())
    answer, *_ = asking_of(quiz)
    assert answer.is_shown is False
    assert "hand in" not in bar(quiz)


def test_each_mark_leads_to_its_question_and_says_how_far_that_has_come() -> None:
    quiz = answered("B2", "villages", "worth")
    first, second, tally = marks_of(quiz).parts
    assert isinstance(first, view.Button)
    assert isinstance(second, view.Button)
    assert isinstance(tally, view.Label)
    assert (first.sends, second.sends) == (AskQuestion(0), AskQuestion(1))
    assert first.css == ("clans-mark", "clans-mark-partly", "clans-mark-now")
    assert (first.text, second.text) == ("1 ½", "2")
    assert tally.text == quiz.tally


def test_all_that_can_be_used_has_a_name_and_does_something_that_can_be_written_down() -> None:
    for kind in QUESTIONS:
        quiz = scene(kind, "worth")
        answer_with(quiz, quiz.exercise.solutions()[0])
        for control in controls_in((*asking_of(quiz, Beyond(goes_on=True)), marks_of(quiz))):
            assert isinstance(control, view.Button | view.Input)
            assert control.sends.to_json()["action"] == type(control.sends).__name__
            is_named_by_its_question = isinstance(control, view.Radio)
            assert bool(control.text) is not is_named_by_its_question


def test_a_view_is_a_value() -> None:
    for kind in QUESTIONS:
        one, other = scene(kind), scene(kind)
        assert asking_of(one) == asking_of(other)
        assert asking_of(one) != asking_of(scene(kind, language="nl"))
