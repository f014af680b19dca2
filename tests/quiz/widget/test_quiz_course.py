"""A quiz from its first question to its last: walks, hints, languages, and what it sends.

On questions about Clans, which are of every form; the toys have two.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import ipywidgets
import pytest

from clans_widget import Quiz
from clans_widget.clans import Marks, Move, exercises
from clans_widget.clans.captions import caption as caption_of
from clans_widget.clans.exercises import (
    Exercise,
    goals,
)
from clans_widget.quiz.verdict import HINTS
from clans_widget.words import LANGUAGES, say
from tests.quiz.quizzes import (
    POSITION,
    QUESTIONS,
    ask,
    button,
    clicks,
    pointed_at,
    row,
    said,
    worth,
)
from tests.stage.hands import caption, click, part, parts, press


def test_what_shows_why_is_walked_step_by_step_and_back_to_the_question() -> None:
    quiz = ask("order")
    clicks("B2", "C4")(quiz)
    assert part(quiz, "clans-why").layout.display == "none"
    press(quiz, "clans-check")
    question, told = quiz.picture.svg(), caption(quiz)
    turn = POSITION.play("B5-C4:B2,C4")
    press(quiz, "clans-why")
    for number, step in enumerate(turn.steps, start=1):
        assert quiz.step == number
        assert caption_of(step) in caption(quiz)
        assert quiz.position == step.position
        if number < len(turn.steps):
            press(quiz, "clans-next")
    assert part(quiz, "clans-next").disabled
    press(quiz, "clans-first")
    assert (quiz.picture.svg(), caption(quiz)) == (question, told)
    press(quiz, "clans-last")
    assert quiz.position == turn.position
    press(quiz, "clans-why")
    assert (quiz.picture.svg(), caption(quiz)) == (question, told)
    press(quiz, "clans-why")
    click(quiz, "B2")
    assert quiz.step == 2, "a click leads on"
    press(quiz, "clans-last")
    click(quiz, "B2")
    assert part(quiz, "clans-why").description in caption(quiz), "it is said what leads back"


def test_a_question_alone_has_no_way_to_others() -> None:
    for kinds, display in ((["order"], "none"), (["order", "reason"], "")):
        quiz = Quiz(*(QUESTIONS[kind]() for kind in kinds))
        for way in ("clans-previous-question", "clans-next-question"):
            assert part(quiz, way).layout.display == display


def test_after_a_right_answer_one_button_alone_leads_to_the_next_question() -> None:
    for test in (False, True):
        quiz = Quiz(QUESTIONS["villages"](), QUESTIONS["order"](), name=f"{test}", test=test)

        def shown(quiz: Quiz = quiz) -> list[str]:
            ways = (part(quiz, f"clans-{way}") for way in ("go-on", "next-question"))
            return [way.description for way in ways if way.layout.display != "none"]

        assert shown() == [say("quiz.next")]
        clicks("B2", "C4")(quiz)
        if not test:
            press(quiz, "clans-check")
        assert part(quiz, "clans-go-on").layout.display == ""
        assert shown() == [say("quiz.next")]
        press(quiz, "clans-go-on")
        assert shown() == [say("quiz.next")]
        assert quiz.exercise.kind == "order"


def test_what_is_solved_needs_no_hint() -> None:
    quiz = ask("order")
    clicks("C4", "B2")(quiz)
    press(quiz, "clans-check")
    assert part(quiz, "clans-hint").layout.display == "none"
    click(quiz, "C4")
    click(quiz, "C4")
    assert part(quiz, "clans-hint").layout.display == ""


def test_the_solution_is_offered_as_long_as_it_is_not_shown() -> None:
    quiz = ask("order")
    for _ in range(HINTS):
        assert not part(quiz, "clans-hint").disabled
        press(quiz, "clans-hint")
    assert part(quiz, "clans-hint").disabled
    assert part(quiz, "clans-hint").description == say("quiz.solution")
    clicks("B2", "C4")(quiz)
    assert not part(quiz, "clans-hint").disabled, (
        "it gives way to what is chosen, and can come back"
    )
    press(quiz, "clans-hint")
    assert part(quiz, "clans-hint").disabled


def test_the_last_right_answer_is_told_that_all_is_done() -> None:
    quiz = Quiz(QUESTIONS["villages"](), QUESTIONS["order"]())
    done = say("quiz.done_at_once", count=2, total=2)
    for villages in (("B2", "C4"), ("C4", "B2")):
        assert done not in caption(quiz)
        clicks(*villages)(quiz)
        press(quiz, "clans-check")
        if quiz.exercise.kind == "villages":
            assert done not in caption(quiz)
            press(quiz, "clans-go-on")
    assert caption(quiz).endswith(done)


@pytest.mark.parametrize("kind", QUESTIONS)
def test_hints_go_from_a_word_over_a_mark_to_the_solution(kind: str) -> None:
    quiz = ask(kind)
    own = quiz._scene.question.answering.marks
    for number, hint in enumerate(quiz.exercise.hints(), start=1):
        press(quiz, "clans-hint")
        assert caption(quiz) == say("quiz.hinted", number=number, hint=hint.text)
        assert row(quiz)[2:4] == [0, number]
        shown = quiz.picture.svg()
        if number == 1:
            assert shown == pointed_at(quiz._scene.question.answering.marks_beside_hint)
            assert own.arrows == quiz._scene.question.answering.marks_beside_hint.arrows
        elif number == 3:
            assert shown == pointed_at(hint.marks)
            assert (part(quiz, "clans-why").layout.display == "none") == (hint.turn is None)
    assert row(quiz)[-1] == "shown"
    assert button(quiz, "clans-marks", "1 –")


def test_the_marks_of_a_hint_stay_while_the_answer_is_chosen() -> None:
    quiz = ask("villages")
    press(quiz, "clans-hint")
    press(quiz, "clans-hint")
    click(quiz, "C4")
    marks = Marks((("B5", "C4"),), ("B2", "C4"), dots=("C4",))
    assert quiz.picture.svg() == pointed_at(marks)
    assert caption(quiz).startswith("Hint 2")


def test_after_the_solution_a_right_answer_counts_as_shown() -> None:
    quiz = ask("villages")
    for _ in range(3):
        press(quiz, "clans-hint")
    clicks("B2", "C4")(quiz)
    press(quiz, "clans-check")
    assert "Right." in caption(quiz)
    assert row(quiz) == ["villages", 0.0, 1, 3, "shown"]


def test_what_is_solved_stays_solved() -> None:
    quiz = ask("villages")
    clicks("B2", "C4")(quiz)
    press(quiz, "clans-check")
    click(quiz, "C4")
    for _ in range(3):
        press(quiz, "clans-hint")
    press(quiz, "clans-check")
    assert row(quiz) == ["villages", 1.0, 2, 3, "solved"]


def test_questions_come_one_after_the_other_and_keep_what_was_chosen() -> None:
    quiz = Quiz(*(make() for make in QUESTIONS.values()), name="all")
    assert part(quiz, "clans-previous-question").disabled
    click(quiz, "B2")
    for make in list(QUESTIONS.values())[1:]:
        press(quiz, "clans-next-question")
        assert quiz.exercise.kind == make().kind
        assert make().question() in said(quiz)
    assert part(quiz, "clans-next-question").disabled
    button(quiz, "clans-marks", "1").click()
    assert caption(quiz) == say("quiz.so_far", answer="B2")
    click(quiz, "C4")
    press(quiz, "clans-check")
    assert list(quiz.progress.state) == ["solved", *["open"] * 4]


def test_another_question_ends_the_walk() -> None:
    quiz = Quiz(*(make() for make in QUESTIONS.values()))
    click(quiz, "B2")
    press(quiz, "clans-check")
    press(quiz, "clans-why")
    press(quiz, "clans-next-question")
    assert quiz.step == 0
    assert part(quiz, "clans-worth") is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_can_be_switched_at_any_time(language: str) -> None:
    quiz = ask("worth")
    worth("3", "red")(quiz)
    press(quiz, "clans-check")
    part(quiz, "clans-language").value = language
    assert quiz.exercise.question(language) in said(quiz)
    verdict = quiz.exercise.check("3 r")
    assert " ".join(verdict.sentences_at(0, language)) in caption(quiz)
    assert say("quiz.again", language) in caption(quiz)
    for name in ("check", "why", "next", "previous"):
        said_so = [each.description for each in parts(quiz) if hasattr(each, "description")]
        assert say(f"quiz.{name}", language) in said_so


def test_it_speaks_the_language_in_use() -> None:
    assert "village" in repr(Quiz(QUESTIONS["worth"](), language="fr"))
    assert "dorp" in repr(Quiz(QUESTIONS["worth"](), language="nl"))


def test_the_text_says_name_questions_and_position() -> None:
    quiz = Quiz(*(make() for make in QUESTIONS.values()), name="all")
    first, notation = quiz._repr_mimebundle_()["text/plain"].splitlines()
    assert first.startswith("Quiz “all”, 5 questions.")
    assert first.endswith(QUESTIONS["villages"]().question())
    assert notation == POSITION.to_text()
    assert quiz._repr_mimebundle_()["image/svg+xml"] == quiz.still.svg()


def own_goal(right: str) -> exercises.FindMove:
    """An exercise whose solution nothing but the author's test tells."""
    meant = Move.from_text(right)
    return exercises.FindMove(
        POSITION, goals.that(lambda turn: turn.move == meant, ask="is the one I mean")
    )


@pytest.mark.parametrize(
    "pair",
    [
        (lambda: own_goal("I4-I1"), lambda: own_goal("B5-C4:B2,C4")),
        (
            lambda: exercises.BestOrder(POSITION, "B5", "C4", clan="red", ask="Which?"),
            lambda: exercises.BestOrder(POSITION, "B5", "C4", clan="yellow", ask="Which?"),
        ),
    ],
    ids=["move", "order"],
)
def test_nothing_that_is_sent_depends_on_the_solution_before_it_is_asked_for(
    pair: tuple[Callable[[], Exercise[Any]], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[str] = []

    def record(widget: ipywidgets.Widget, message: Any, buffers: Any = None) -> None:
        raw = [bytes(buffer).hex() for buffer in buffers or ()]
        sent.append(json.dumps([type(widget).__name__, message, raw], default=str))

    monkeypatch.setattr(ipywidgets.Widget, "_send", record)
    streams = []
    for make in pair:
        sent.clear()
        quiz = Quiz(make(), name="secret")
        clicks("B5", "C4")(quiz)
        part(quiz, "clans-language").value = "nl"
        states = [each.get_state() for each in parts(quiz)]
        everything = "\n".join([*sent, json.dumps(states, default=str), repr(quiz)])
        streams.append(re.sub(r"[0-9a-f]{32}", "id", everything))
    assert len(streams[0]) > 10_000
    assert all(not pair[0]().check(solution).right for solution in pair[1]().solutions()), (
        "else it would prove nothing"
    )
    assert streams[0] == streams[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stored_quiz_shows_its_question_and_how_it_comes_alive(language: str) -> None:
    quiz = Quiz(QUESTIONS["order"](), language=language)
    drawn = " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", quiz.still.svg()))
    assert quiz.exercise.question(language) in drawn
    assert drawn.endswith(say("widget.run_to_play", language))
    assert say("widget.run_to_play", language) not in quiz.picture.svg()
