"""What a quiz shows and says at each moment, and what comes of what a reader does.

On questions about Clans, which are of every form; the toys have two.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from clans_widget.clans import Marks, exercises
from clans_widget.clans.exercises.exercise import Exercise
from clans_widget.core.errors import Refusal
from clans_widget.quiz.progress import Progress
from clans_widget.quiz.scene import (
    SIGNS,
    AskQuestion,
    Check,
    Clear,
    Help,
    QuizScene,
    ShowWhy,
    TakeAnswer,
    begin_quiz,
)
from clans_widget.quiz.verdict import HINTS
from clans_widget.stage import actions as act
from clans_widget.stage.write_state import write_state
from clans_widget.words import LANGUAGES, say
from tests.clans.games import last_move_game
from tests.quiz.quizzes import POSITION, QUESTIONS
from tests.quiz.scenes import PARTLY, RIGHT, answer_with, answered, choose, scene

ORIGIN: Final = "clans_widget.quiz.origin:Origin"


def test_the_first_open_question_is_asked_first() -> None:
    asked = [QUESTIONS["villages"](), QUESTIONS["order"]()]
    progress = Progress("mine", asked)
    progress.answered(0, asked[0].check(RIGHT))
    assert QuizScene(progress).number == 1


def test_questions_are_counted_from_0_and_beyond_either_end_is_the_last_one_there() -> None:
    quiz = scene("villages", "worth", "order")
    for asked, number in ((1, 1), (5, 2), (-3, 0), (2, 2), (3, 2), (0, 0)):
        quiz.do(AskQuestion(asked))
        assert quiz.number == number
        assert quiz.exercise is quiz.progress.exercises[number]
        assert quiz.title == quiz.exercise.question("en")


def test_a_question_is_as_it_was_left() -> None:
    quiz = scene("villages", "worth")
    quiz.do(act.Click("B2"))
    first = quiz.question.asked
    quiz.do(AskQuestion(1))
    assert quiz.question.asked != first
    quiz.do(AskQuestion(0))
    assert quiz.question.asked == first
    assert quiz.prompt == say("quiz.so_far", "en", answer="B2")


def test_what_a_state_has_of_other_questions_is_left() -> None:
    quiz = answered("B2")
    told = write_state(quiz.state, quiz.production)
    assert told["asked"]
    other = begin_quiz([QUESTIONS["worth"]()], "mine", "en", state=told)
    assert other.question.asked == begin_quiz([QUESTIONS["worth"]()], "mine", "en").question.asked
    same = begin_quiz([QUESTIONS["villages"]()], "mine", "en", state=told)
    assert same.question.verdict is not None
    beyond = begin_quiz([QUESTIONS["worth"]()], "mine", "en", state={"number": 7})
    assert beyond.number == 0


def test_what_is_no_state_of_a_quiz_is_refused() -> None:
    for told in ({"number": "1"}, {"asked": [[0, 1]]}, {"step": 0, "answers": []}):
        with pytest.raises(Refusal):
            begin_quiz([QUESTIONS["worth"]()], "mine", "en", state=told)


def test_an_exercise_that_no_supply_has_is_not_put_in_place_of_a_question() -> None:
    for kind, number in (("no kind", 1), ("villages", -1)):
        origin = {"class": ORIGIN, "kind": kind, "seed": 7, "difficulty": "easy"}
        told = {"instead": [[number, origin]]}
        quiz = begin_quiz([QUESTIONS["villages"](), QUESTIONS["worth"]()], "mine", "en", state=told)
        assert quiz.progress.exercises == quiz.progress.first


def test_what_was_chosen_and_not_checked_is_there_for_whoever_comes_back() -> None:
    quiz, reported = scene("villages", "worth"), list[str]()
    quiz.when_progressed(lambda: reported.append(quiz.question.answering.text))
    for action in act.Click("B2"), act.Click("C4"), act.Click("C4"), act.Point("C4"), Help():
        quiz.do(action)
    assert reported == ["B2", "B2,C4", "B2", "B2"]
    stored = quiz.progress.stored()
    again = QuizScene(Progress("mine", quiz.progress.exercises, stored), language="en")
    assert again.question.answering.text == "B2"
    assert again.question.verdict is None
    assert again.question.level == 1
    again.do(Clear())
    assert [entry["answer"] for entry in again.progress.stored()] == [""]


def test_an_answer_that_was_changed_after_its_verdict_is_there_for_whoever_comes_back() -> None:
    quiz = scene("villages", "worth")
    for action in act.Click("B2"), Check(), act.Click("C3"):
        quiz.do(action)
    assert quiz.question.verdict is None
    stored = quiz.progress.stored()
    again = QuizScene(Progress("mine", quiz.progress.exercises, stored), language="en")
    assert again.question.answering.text == quiz.question.answering.text
    assert again.question.verdict is None
    assert [again.state_of(number) for number in range(2)] == ["partly", "open"]
    again.do(act.Click("C3"))
    again.do(Check())
    assert again.progress.attempts[0].draft == ""


def test_what_was_answered_before_is_shown_with_its_verdict() -> None:
    exercise = QUESTIONS["villages"]()
    progress = Progress("mine", [exercise])
    progress.answered(0, exercise.check(PARTLY))
    quiz = QuizScene(progress, language="en")
    assert quiz.question.answering.text == PARTLY
    assert quiz.caption().rule == "½"


def test_before_an_answer_it_is_said_how_to_answer_and_nothing_else() -> None:
    quiz = scene()
    assert (
        quiz.prompt == f"{say('clans.quiz.prompt.villages', 'en')} {say('quiz.then_check', 'en')}"
    )
    assert (quiz.caption().rule, quiz.caption().text) == ("", "")
    assert quiz.manner == "nothing"
    assert quiz.trouble == ""
    assert not quiz.is_away
    assert not quiz.has_steps
    assert quiz.tables == ()


DEGREES: Final = [("E3", "tried", "✗"), (PARTLY, "partly", "½"), (RIGHT, "solved", "✓")]


@pytest.mark.parametrize(("answer", "manner", "sign"), DEGREES)
def test_a_verdict_is_told_with_the_sign_of_how_far_it_is_from_right(
    answer: str, manner: str, sign: str
) -> None:
    quiz = answered(answer)
    verdict = quiz.exercise.check(answer)
    assert (quiz.manner, quiz.caption().rule, SIGNS[quiz.manner]) == (manner, sign, sign)
    assert quiz.caption().text.split("\n") == [*verdict.sentences_at(0, "en")]
    assert quiz.prompt == ("" if verdict.right else say("quiz.again", "en"))
    assert quiz.progress.attempts[0].state == manner


def test_a_right_answer_after_the_solution_is_told_why_it_does_not_count() -> None:
    quiz = scene("villages")
    for _ in range(HINTS):
        quiz.do(Help())
    answer_with(quiz, PARTLY)
    assert quiz.prompt == say("quiz.again", "en")
    answer_with(quiz, RIGHT)
    assert quiz.manner == "solved"
    assert quiz.state_of(0) == "shown"
    assert quiz.prompt == say("quiz.after_solution", "en")


def test_every_state_of_a_question_has_a_sign_of_its_own() -> None:
    assert len(set(SIGNS.values())) == len(SIGNS) == 5
    assert SIGNS["open"] == ""
    assert SIGNS["shown"] == "–"


def test_all_is_done_when_the_last_of_several_is_solved() -> None:
    quiz = answered(RIGHT, "villages", "order")
    assert quiz.prompt == say("quiz.go_on", "en", number=2)
    done = [quiz.is_done]
    quiz.do(AskQuestion(1))
    answer_with(quiz, "C4,B2")
    assert quiz.prompt == say("quiz.done_at_once", "en", count=2, total=2)
    assert [*done, quiz.is_done] == [False, True]
    assert answered(RIGHT).prompt == "", "one question is no quiz to be done with"
    assert not answered(RIGHT).is_done


def test_a_hint_is_told_with_its_number() -> None:
    quiz = scene()
    hints = quiz.exercise.hints("en")
    for number, hint in enumerate(hints, start=1):
        quiz.do(Help())
        assert quiz.prompt == say("quiz.hinted", "en", number=number, hint=hint.text)
    assert quiz.progress.attempts[0].hints == 3


def test_an_answer_that_is_none_is_refused_until_it_changes() -> None:
    quiz = scene()
    quiz.do(Check())
    assert quiz.trouble == say("clans.quiz.empty.villages", "en")
    assert quiz.pointing(quiz.moment).refusal is not None
    quiz.do(act.Click("B2"))
    assert quiz.trouble == ""
    assert quiz.progress.attempts[0].tries == 0


def test_the_board_is_there_to_be_chosen_on_while_a_question_is_asked() -> None:
    quiz = scene()
    quiz.do(act.Click("B2"))
    pointing = quiz.pointing(quiz.moment)
    assert pointing.choosing
    assert pointing.refusal is None
    assert pointing.marks == quiz.question.marks == Marks((("B5", "C4"),), ("B2",))
    for action in Check(), Help(), Help(), Help(), ShowWhy():
        quiz.do(action)
    assert not quiz.pointing(quiz.moment).choosing


def test_what_shows_why_begins_with_the_first_step_and_leads_back() -> None:
    quiz = answered("B2,C4", "order")
    told = quiz.caption()
    quiz.do(ShowWhy())
    assert quiz.is_away
    assert quiz.has_steps
    assert quiz.step == 1
    assert quiz.motion, "the first step is seen to happen"
    assert quiz.prompt == ""
    assert quiz.manner == "nothing"
    assert quiz.caption().rule == "M1"
    assert quiz.caption(0) == told
    assert quiz.caption(1) == quiz.caption() != quiz.caption(2)
    quiz.do(ShowWhy())
    assert (quiz.is_away, quiz.step, quiz.caption()) == (False, 0, told)
    assert quiz.state.notice == ""


def test_what_shows_why_runs_on_by_itself_to_its_end_and_stops_when_the_reader_leaves() -> None:
    quiz = answered("B2,C4", "order")
    quiz.do(ShowWhy())
    seen = [quiz.step]
    while quiz.requests:
        assert quiz.requests[0].after > 0, "each step has its time"
        quiz.do(act.Ticked(quiz.requests[0].number))
        seen.append(quiz.step)
    assert seen == [*range(1, quiz.count + 1)]
    assert quiz.count > 2
    for leave in (ShowWhy(), act.Back()):
        quiz.do(ShowWhy())
        if not quiz.is_away:
            quiz.do(ShowWhy())
        quiz.do(leave)
        assert quiz.requests == ()


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_no_click_ends_what_shows_why_it_leads_on_and_at_the_end_says_what_does(
    language: str,
) -> None:
    quiz = scene("order", language=language)
    answer_with(quiz, "B2,C4")
    quiz.do(ShowWhy())
    quiz.do(act.Click("C4"))
    assert (quiz.is_away, quiz.step, quiz.state.hurried) == (True, 2, True)
    quiz.do(act.Click("C4"))
    assert (quiz.is_away, quiz.at_end, quiz.prompt) == (True, True, "")
    quiz.do(act.Click("C4"))
    assert (quiz.is_away, quiz.at_end) == (True, True)
    assert quiz.prompt == say("quiz.explained", language, back=say("quiz.to_question", language))
    assert quiz.question.answering.text == "B2,C4", "nothing is chosen in what shows why"
    quiz.do(ShowWhy())
    assert (quiz.is_away, quiz.state.notice) == (False, "")
    quiz.do(act.Click("C4"))
    assert quiz.question.answering.text == "B2"


def test_a_click_goes_on_with_what_shows_why_where_it_was_stopped() -> None:
    quiz = answered("B2,C4", "order")
    for action in ShowWhy(), act.Back(), act.Click(None):
        quiz.do(action)
    assert (quiz.is_away, quiz.step) == (True, 1)
    assert quiz.requests


def test_where_nothing_shows_why_nothing_is_walked_through() -> None:
    for quiz in scene(), answered("too_many_huts", "reason"):
        quiz.do(ShowWhy())
        assert not quiz.is_away
        assert quiz.step == 0


def test_a_click_that_means_nothing_leaves_the_verdict() -> None:
    quiz = answered(PARTLY)
    quiz.do(act.Click(None))
    assert quiz.manner == "partly"


def test_the_mouse_over_a_group_shows_where_it_may_go_unless_the_reader_is_away() -> None:
    quiz = scene("move")
    before = quiz.question.marks
    quiz.do(act.Point("B5"))
    shown = quiz.question.marks
    assert shown != before
    quiz.do(act.Point(None))
    assert quiz.question.marks == before
    away = answered("I4-I1", "move")
    marks = away.question.answering.marks
    away.do(ShowWhy())
    away.do(act.Point("B5"))
    assert away.question.answering.marks == marks


def test_another_question_ends_what_is_walked_through() -> None:
    quiz = answered("B2,C4", "order", "worth")
    away = []
    for action in ShowWhy(), AskQuestion(1):
        quiz.do(action)
        away.append(quiz.is_away)
    assert away == [True, False]
    assert quiz.step == 0


def test_every_answer_and_every_hint_is_reported() -> None:
    quiz, reported = scene(), list[int]()
    quiz.when_progressed(lambda: reported.append(1))
    quiz.when_progressed(lambda: reported.append(2))
    quiz.do(Check())
    assert reported == [], "nothing was judged"
    quiz.question.choose(PARTLY)
    for action in Check(), Check(), Help():
        quiz.do(action)
    assert reported == [1, 2] * 2, "the same answer is not judged twice"
    quiz.start_over()
    assert reported == [1, 2] * 3


def test_who_starts_over_begins_at_the_first_question_with_nothing_known() -> None:
    quiz = answered(RIGHT, "villages", "order")
    quiz.do(AskQuestion(1))
    asked = quiz.progress.exercises
    quiz.start_over()
    assert quiz.number == 0
    assert quiz.progress.exercises == asked
    assert quiz.progress.name == "mine"
    assert quiz.progress.stored() == []
    assert quiz.question.answering.text == ""
    assert quiz.question.verdict is None


def test_what_is_raised_is_told_until_something_else_is_done() -> None:
    def fail() -> None:
        if failing:
            raise LookupError("my own")

    quiz = scene()
    quiz.when_progressed(fail)
    partly = TakeAnswer(PARTLY)
    others: list[act.Action] = [partly, Help(), AskQuestion(0), act.Click("B2"), Check()]
    for other in others:
        for first in Check(), Help():
            failing = True
            quiz.do(partly)
            quiz.do(first)
            assert "LookupError: my own" in quiz.failures
            failing = False
            quiz.do(other)
            assert quiz.failures == ""


def test_the_text_says_which_of_how_many_questions_is_asked_and_about_what() -> None:
    quiz = scene("villages", "worth")
    quiz.do(AskQuestion(1))
    first, second = quiz.told.splitlines()
    assert first == f"Quiz “mine”, 2 questions. Question 2: {quiz.title}"
    assert second == POSITION.to_text()


def test_how_many_are_solved_is_kept_beside_the_progress() -> None:
    assert scene("villages", "worth").kept == "Quiz “mine”: 0 of 2 solved."
    assert answered(RIGHT, "villages", "worth").kept == "Quiz “mine”: 1 of 2 solved."


def test_the_players_of_an_exercise_are_called_by_their_names_wherever_it_is_shown() -> None:
    worth = exercises.VillageWorth(last_move_game(), "B5-C4:B2,C4", "C4")
    asked: list[Exercise[Any]] = [QUESTIONS["villages"](), worth]
    quiz = QuizScene(Progress("mine", asked), language="en")
    assert quiz.game.players != ("Ann", "Bob")
    quiz.do(AskQuestion(1))
    assert quiz.game.players == ("Ann", "Bob")
    quiz.do(Help())
    quiz.do(Help())
    assert "Ann takes the last village chip" in quiz.prompt
    answer_with(quiz, "8 y")
    assert "Ann takes the last village chip" in quiz.caption().text
    quiz.do(ShowWhy())
    assert "Ann takes" in quiz.caption(3).text


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_all_is_said_in_the_language_of_the_quiz(language: str) -> None:
    quiz = scene("worth", language=language)
    assert quiz.title == quiz.exercise.question(language)
    asked, then = say("clans.quiz.prompt.worth", language), say("quiz.then_check", language)
    assert quiz.prompt == f"{asked} {then}"
    quiz.do(Check())
    assert quiz.trouble == say("clans.quiz.empty.worth", language)
    quiz.do(Help())
    assert quiz.exercise.hints(language)[0].text in quiz.prompt
    answer_with(quiz, "3 r")
    assert quiz.caption().text.split("\n") == [
        *quiz.exercise.check("3 r").sentences_at(0, language),
        *(hint.text for hint in quiz.exercise.hints(language)[:1]),
    ]


def test_what_a_rule_forbids_names_the_rule_and_what_none_forbids_names_none() -> None:
    quiz = scene("move")
    for place in ("B5", "L5"):
        quiz.do(act.Click(place))
    assert quiz.trouble
    assert quiz.forbidding == "M1"
    empty = scene("villages")
    empty.do(Check())
    assert empty.trouble == say("clans.quiz.empty.villages", "en")
    assert empty.forbidding == ""


def test_a_hint_beside_a_verdict_is_told_in_the_language_of_the_quiz() -> None:
    quiz = scene("move", language="fr")
    answer_with(quiz, "I4-I1")
    quiz.do(Help())
    (word, *_) = quiz.exercise.hints("fr")
    assert word.text in quiz.caption().text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_test_notes_an_answer_without_a_name_that_only_code_knows(
    kind: str, language: str
) -> None:
    """What is not chosen on the board is ticked or written right there."""
    exercise = QUESTIONS[kind]()
    quiz = begin_quiz([exercise, exercise], "mine", language, test=True)
    solution = exercise.solutions()[0]
    choose(quiz, solution)
    noted = say("quiz.test.noted", language, answer=quiz.question.answering.told)
    on_board = kind in {"villages", "order", "move"}
    assert quiz.prompt == (noted if on_board else say("quiz.test.noted_there", language))
