"""What is in reach at each moment of a quiz: help, the walk, the next question, the end.

On questions about Clans, which are of every form; the toys have two.
"""

from __future__ import annotations

import ipywidgets
import pytest

from clans_widget import Quiz
from clans_widget.quiz.progress import Progress
from clans_widget.quiz.scene import AskQuestion, Check, Clear, Help, QuizScene, ShowWhy
from clans_widget.quiz.widget.joy import Joy
from clans_widget.stage import actions as act
from clans_widget.words import say
from tests.quiz.quizzes import QUESTIONS, ask, clicks, row
from tests.quiz.scenes import PARTLY, RIGHT, answer_with, answered, scene
from tests.quiz.widget.test_quiz import RIGHT as ANSWERS
from tests.stage.hands import caption, part, parts, press


def test_who_needed_more_than_one_try_each_is_told_that_all_is_done() -> None:
    quiz = answered(PARTLY, "villages", "order")
    answer_with(quiz, RIGHT)
    quiz.do(AskQuestion(1))
    quiz.do(Help())
    answer_with(quiz, "C4,B2")
    assert quiz.prompt == say("quiz.done", "en", count=2)


def test_who_was_shown_a_solution_is_told_when_nothing_is_open() -> None:
    quiz = scene("villages", "order", "worth")
    for _ in range(3):
        quiz.do(Help())
    quiz.do(AskQuestion(1))
    answer_with(quiz, "C4,B2")
    assert quiz.prompt == say("quiz.go_on", "en", number=3)
    quiz.do(AskQuestion(2))
    answer_with(quiz, "8 y")
    assert quiz.following is None
    assert not quiz.is_done
    assert quiz.prompt == say("quiz.through", "en", count=2, total=3)


def test_the_next_open_question_comes_after_this_one_and_then_from_the_beginning() -> None:
    quiz = scene("villages", "worth", "order")
    assert quiz.following == 1
    quiz.do(AskQuestion(1))
    assert quiz.following == 2
    answer_with(quiz, "8 y")
    quiz.do(AskQuestion(2))
    assert quiz.following == 0
    assert scene().following is None, "there is no other"


def test_every_right_answer_is_a_joy() -> None:
    quiz = answered(PARTLY)
    assert quiz.joys == 0
    answer_with(quiz, RIGHT)
    assert quiz.joys == 1
    quiz.do(Check())
    assert quiz.joys == 1
    answer_with(quiz, RIGHT)
    assert quiz.joys == 2


def test_help_goes_on_from_where_it_was_when_the_notebook_was_saved() -> None:
    quiz = answered("E3")
    answer_with(quiz, PARTLY)
    assert quiz.progress.attempts[0].hints == 1
    again = Progress("mine", quiz.progress.exercises, quiz.progress.stored())
    restored = QuizScene(again, language="en")
    assert restored.caption() == quiz.caption()
    answer_with(restored, "C4")
    assert restored.progress.attempts[0].hints == 2
    assert "B2 is missing" in restored.caption().text


def test_what_would_tell_the_answer_is_walked_through_last() -> None:
    quiz = answered(PARTLY)
    away = []
    for _ in range(4):
        quiz.do(ShowWhy())
        away.append(quiz.is_away)
        quiz.do(Help())
    assert away == [False, False, False, True]


def test_a_cleared_answer_leads_back_to_the_question() -> None:
    quiz = answered("B2,C4", "order")
    quiz.do(ShowWhy())
    quiz.do(Clear())
    assert not quiz.is_away
    assert quiz.question.verdict is None
    assert quiz.prompt == f"{say('clans.quiz.prompt.order', 'en')} {say('quiz.then_check', 'en')}"


def test_the_last_place_that_follows_by_itself_is_told_in_a_move_too() -> None:
    quiz = scene("move")
    for place in "B5", "C4", "C4":
        quiz.do(act.Click(place))
    assert quiz.prompt == say("quiz.follows", "en", answer="B5-C4:C4,B2", place="B2")


def test_an_answer_in_the_making_can_be_cleared() -> None:
    for kind, answer in dict(ANSWERS).items():
        quiz = ask(kind)
        cancel, prompt = part(quiz, "clans-quiz-cancel"), caption(quiz)
        assert cancel.layout.display == "none", "there is nothing to clear"
        answer(quiz)
        assert cancel.layout.display == ""
        press(quiz, "clans-quiz-cancel")
        assert caption(quiz) == prompt
        assert cancel.layout.display == "none"
        answer(quiz)
        press(quiz, "clans-check")
        assert row(quiz) == [kind, 1.0, 1, 0, "solved"]
        assert cancel.layout.display == "none", "a right answer stands"


def test_after_a_right_answer_the_next_open_question_is_in_reach() -> None:
    quiz = Quiz(*(QUESTIONS[kind]() for kind in ("villages", "order", "reason")))
    go_on, check = part(quiz, "clans-go-on"), part(quiz, "clans-check")

    def stand() -> tuple[bool, bool]:
        return check.layout.display == "", go_on.layout.display == ""

    quiz.ask(1)
    assert stand() == (True, False)
    clicks("C4")(quiz)
    press(quiz, "clans-check")
    assert stand() == (False, True)
    assert caption(quiz).endswith(say("quiz.go_on", number=3))
    press(quiz, "clans-why")
    assert stand() == (False, False)
    press(quiz, "clans-why")
    press(quiz, "clans-go-on")
    assert quiz.exercise.kind == "reason"
    part(quiz, "clans-reason").value = "too_many_huts"
    press(quiz, "clans-check")
    press(quiz, "clans-go-on")
    assert quiz.exercise.kind == "villages", "the one that was left out"
    clicks("B2", "C4")(quiz)
    press(quiz, "clans-check")
    assert stand() == (False, False)
    press(quiz, "clans-go-on")
    assert quiz.exercise.kind == "villages", "a press that comes late means nothing"


@pytest.mark.slow
def test_a_right_answer_is_celebrated_once_and_the_last_of_several_more() -> None:
    quiz = Quiz(QUESTIONS["villages"](), QUESTIONS["order"]())
    (joy,) = (each for each in parts(quiz) if isinstance(each, Joy))
    clicks("B2")(quiz)
    press(quiz, "clans-check")
    assert (joy.joys, joy.great) == (0, False)
    clicks("C4")(quiz)
    press(quiz, "clans-check")
    assert (joy.joys, joy.great) == (1, False)
    press(quiz, "clans-next-question")
    assert joy.joys == 1
    clicks("C4")(quiz)
    press(quiz, "clans-check")
    assert (joy.joys, joy.great) == (2, True)
    alone = Quiz(QUESTIONS["order"](), name="alone")
    clicks("C4")(alone)
    press(alone, "clans-check")
    (joy,) = (each for each in parts(alone) if isinstance(each, Joy))
    assert (joy.joys, joy.great) == (1, False)


def takes_room(quiz: Quiz) -> list[str]:
    """What is shown above and below a board, which is as large as that lets it be."""
    around = [
        *(each for each in parts(quiz) if "stage-above" in each._dom_classes),
        part(quiz, "stage-controls"),
    ]
    return [
        f"{type(each).__name__} {each._dom_classes}"
        for one in around
        for each in parts(one)
        if isinstance(each, ipywidgets.DOMWidget) and each.layout.display != "none"
    ]


def test_the_board_keeps_its_room_while_what_shows_why_is_walked_through() -> None:
    quiz = ask("order")
    clicks("B2", "C4")(quiz)
    press(quiz, "clans-check")
    before, board = takes_room(quiz), quiz.picture
    press(quiz, "clans-why")
    assert part(quiz, "clans-next") in parts(part(quiz, "stage-side"))
    assert part(quiz, "stage-steps").layout.display != "none"
    assert takes_room(quiz) == before
    assert (quiz.picture.width, quiz.picture.height) == (board.width, board.height)
