"""Questions about CLANN are answered on the course: a click means what it means on the stage."""

from __future__ import annotations

from typing import Any

import pytest

from clans_widget import Quiz
from clans_widget.clann.exercises import (
    Beats,
    CanWin,
    Carried,
    Enters,
    FindMove,
    HowLikely,
    Knows,
    Lands,
    MayLand,
    Movers,
    OnCourse,
    PutDown,
    RolledAgain,
    Struck,
    WhyNot,
    goals,
)
from clans_widget.words import LANGUAGES
from tests.stage.hands import caption, click, part, press

STRIKES = "h,h,h,A12/B2,B7,h,h B4 1 34k"


@pytest.fixture(autouse=True)
def _no_quiz_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Quiz, "_of_kernel", {})


@pytest.mark.parametrize(
    ("clicks", "text"),
    [
        (["die-2", "A12"], "4-4"),
        (["die-2", "B2"], "4-4"),
        (["A12"], ""),
        (["A12", "die-2"], "4-4"),
        (["A12", "B2"], "4-4"),
        (["die-1", "B4"], "3-N"),
        (["B7"], "3-N"),
        (["B7", "C2"], "3-N>C2"),
        (["B7", "C2", None], ""),
        (["die-2", "die-2"], ""),
        (["D5"], ""),
    ],
)
def test_clicks_make_a_move(clicks: list[str | None], text: str) -> None:
    answering = FindMove(STRIKES, goals.sends_home()).answering()
    for place in clicks:
        answering = answering.click(place)
    assert answering.text == text
    if text:
        assert answering.take(text).text == text


def test_a_click_that_means_nothing_is_refused_in_words() -> None:
    answering = FindMove(STRIKES, goals.sends_home()).answering().click("die-3")
    assert answering.refusal is not None
    assert "no points" in answering.refusal.in_language("en")  # type: ignore[attr-defined]
    answering = answering.click("A12")
    assert [arrow[1] for arrow in answering.marks.arrows] == ["B1", "B2"], "where the dice lead"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("exercise", "clicks"),
    [
        (FindMove(STRIKES, goals.sends_home()), ["A12", "B2"]),
        (FindMove(STRIKES, goals.knight_strikes()), ["die-1", "B4", "C2"]),
        (FindMove("A2,h,h,h/h,h,h,C3 B9 1 56", goals.brings_in()), ["die-2", "A-h2"]),
        (Movers("A9,h,h,h/h,h,h,C3 B9 1 36", 6), ["A9", "A-h2", "A-h3", "A-h4"]),
        (Carried("D14,t2,h,x/h,h,C9,C3 B9 1 145", die=5), ["A-t5", "arrival"]),
        (MayLand("h,h,A5,h/A8,h,h,C3 A7 1 235", "A10"), ["A5", "A7"]),
        (Struck("h,A5,h,h/A7,A10,A8,h D6 1 235"), ["A8"]),
        (Enters("h,B2,h,h/A1,h,h,C3 B9 1 26"), ["A-h1", "A-h3", "A-h4"]),
        (Beats("h,h,h,A12/B2,B7,B1,C1 D4 1 -", "small"), ["B2", "B1"]),
        (OnCourse("h,A5,h,h/A7,A10,A8,h D6 1 235", "gate", 2), ["B14"]),
        (PutDown(STRIKES, ["B1", "C2", "B4"], "3-N"), ["C2", "B4"]),
    ],
)
def test_a_question_is_answered_by_clicks_alone(
    exercise: Any, clicks: list[str], language: str
) -> None:
    quiz = Quiz(exercise, language=language, name="by clicks")
    for place in clicks:
        click(quiz, place, prefix="clann")
    press(quiz, "clann-check")
    assert caption(quiz, "clann").startswith("✓"), caption(quiz, "clann")


def test_what_an_answer_does_is_walked_through_on_the_course() -> None:
    quiz = Quiz(FindMove(STRIKES, goals.sends_home()), name="walk")
    for place in ("A12", "B2"):
        click(quiz, place, prefix="clann")
    press(quiz, "clann-check")
    press(quiz, "clann-why")
    assert quiz.position.where(1, 3) == "B2"
    press(quiz, "clann-why")
    assert quiz.position.to_text() == STRIKES


def test_a_reason_is_asked_for_on_the_stage_and_the_solution_can_be_shown() -> None:
    quiz = Quiz(WhyNot("D11,h,h,h/h,h,h,C3 B9 1 345", "4-1"), name="reason")
    for _ in range(3):
        press(quiz, "clann-hint")
    assert "past the Gate" in caption(quiz, "clann")


def test_why_a_wrong_place_is_wrong_is_walked_through_on_the_course() -> None:
    crown_taken = "A1,h,h,D2/h,h,h,C3 B9 1 256"
    quiz = Quiz(Movers(crown_taken, 6), name="refuted")
    for place in ("A1", "D2", "A-h2"):
        click(quiz, place, prefix="clann")
    press(quiz, "clann-check")
    press(quiz, "clann-why")
    assert quiz.position.where(1, 0) == "A7", "Tall leaves the Crown, nobody comes onto it"
    press(quiz, "clann-why")
    assert quiz.position.to_text() == crown_taken


def test_the_dice_that_are_asked_about_lie_on_the_course_when_the_answer_was_right() -> None:
    quiz = Quiz(RolledAgain("B3,h,D2,h/h,C9,h,D6 A7 1 -", (2, 5), 5), name="again")
    press(quiz, "clann-check")
    assert quiz.position.dice_to_roll == "oos", "without an answer nothing is shown"
    part(quiz, "clann-reason").value = "os"
    press(quiz, "clann-check")
    assert caption(quiz, "clann").startswith("✓")
    press(quiz, "clann-why")
    assert str(quiz.position.dice) == "255+os"
    assert "A double" in caption(quiz, "clann")
    click(quiz, "A1", prefix="clann")
    assert str(quiz.position.dice) == "255+os", "the only step is the last: no click ends it"


@pytest.mark.parametrize(
    ("exercise", "answer"),
    [
        (Lands(STRIKES, "3-N"), "put_elsewhere"),
        (CanWin("x,x,t4,t2/h,h,h,C1 C7 1 135"), "now"),
        (Knows("who_wins"), "all_four"),
    ],
)
def test_one_of_a_few_answers_is_chosen(exercise: Any, answer: str) -> None:
    quiz = Quiz(exercise, name="chosen")
    part(quiz, "clann-reason").value = answer
    press(quiz, "clann-check")
    assert caption(quiz, "clann").startswith("✓")


def test_that_there_is_nobody_is_ticked() -> None:
    question = MayLand("h,A5,h,h/A7,A10,A8,h D6 1 235", "A7")
    quiz = Quiz(question, name="nobody")
    part(quiz, "clann-none").value = True
    press(quiz, "clann-check")
    assert caption(quiz, "clann").startswith("✓")


def test_a_number_is_guessed_on_the_stage() -> None:
    quiz = Quiz(HowLikely(STRIKES, "six"), name="guess")
    part(quiz, "clann-number").value = "45"
    press(quiz, "clann-check")
    assert caption(quiz, "clann").startswith("✓")


def test_putting_down_is_asked_for_only_where_somebody_is_put_down() -> None:
    quiz = Quiz(FindMove(STRIKES, goals.knight_strikes()), name="put down")
    put = part(quiz, "clann-put").layout
    shown = [put.display]
    for place in ("die-1", "B4"):
        click(quiz, place, prefix="clann")
        shown.append(put.display)
    assert shown == ["none", "none", ""]
    part(quiz, "clann-put").value = "C2"
    assert put.display == ""
    press(quiz, "clann-quiz-cancel")
    assert part(quiz, "clann-put").layout.display == "none"
