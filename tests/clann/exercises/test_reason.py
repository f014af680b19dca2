"""CLANN's question for the reason: each refusal of a die is one, and every other is refuted."""

from __future__ import annotations

from typing import Final

import pytest

from clans_widget.clann import Position
from clans_widget.clann.exercises import WhyNot
from clans_widget.clann.exercises.reason import REASONS
from clans_widget.core.argument_types import ArgumentError
from clans_widget.quiz import AnswerError, ExerciseError
from clans_widget.words import LANGUAGES

REFUSED: Final = {
    "own_character": ("A5,A7,h,h/h,h,h,C3 B9 1 235", "2-1", "K9"),
    "partner": ("A5,h,h,h/h,h,h,B3/A7,h,h,h/h,h,h,D2 B9 1 235", "2-1", "K9"),
    "higher_rank": ("h,A5,h,h/A7,A10,A8,h D6 1 235", "2-2", "K9"),
    "past_gate": ("D11,h,h,h/h,h,h,C3 B9 1 345", "4-1", "K13"),
    "past_arrival": ("t5,h,h,A3/h,h,h,C3 B9 1 345", "4-1", "K14"),
    "home_needs_six": ("A1,h,h,D2/h,h,h,C3 B9 1 256", "5-2", "K7"),
    "crown_taken": ("A1,h,h,D2/h,h,h,C3 B9 1 256", "6-2", "K7"),
    "character_can_move": ("A1,h,h,D2/h,h,h,C3 B9 1 256", "6-N", "K5"),
    "knight_must_move": ("A1,h,h,D2/h,h,h,C3 B9 1 5k", "5-1", "K6"),
}


def test_every_reason_is_asked_for_here() -> None:
    assert tuple(REFUSED) == REASONS


@pytest.mark.parametrize("reason", REFUSED)
def test_the_reason_is_right_with_its_rule_and_all_others_are_refuted(reason: str) -> None:
    text, move, rule = REFUSED[reason]
    exercise = WhyNot(text, move)
    assert exercise.solutions() == (reason,)
    for name in exercise.choices("en"):
        verdict = exercise.check(name)
        assert verdict.right == (name == reason)
        assert not verdict.right or f"(rule {rule})" in verdict.text("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REFUSED)
def test_all_that_is_said_is_in_every_language(reason: str, language: str) -> None:
    text, move, _ = REFUSED[reason]
    exercise = WhyNot(text, move)
    said = [exercise.question(language), *(hint.text for hint in exercise.hints(language))]
    said += [exercise.check(name).text(language) for name in REASONS]
    for sentence in said:
        assert sentence.endswith((".", "?", ")")), sentence
        assert "{" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_may_be_given_by_its_wording(language: str) -> None:
    exercise = WhyNot(*REFUSED["past_gate"][:2])
    for name, wording in exercise.choices(language).items():
        assert exercise.read(wording.upper()) == exercise.read(name) == name


def test_partners_are_spoken_of_only_where_four_play() -> None:
    two, four = (WhyNot(*REFUSED[name][:2]) for name in ("own_character", "partner"))
    assert "partner" not in two.choices()
    assert "partner" in four.choices()


def test_where_two_rules_forbid_a_move_each_is_right() -> None:
    exercise = WhyNot("A1,h,h,D2/h,h,h,C3 B9 1 5k", "5-2")
    assert set(exercise.solutions()) == {"home_needs_six", "knight_must_move"}
    assert exercise.check("home_needs_six")
    assert not exercise.check("crown_taken")


def test_what_is_refuted_of_one_at_home_does_not_speak_of_walking() -> None:
    exercise = WhyNot(*REFUSED["home_needs_six"][:2])
    assert exercise.check("past_gate").text("en").endswith("would not walk at all (K7).")
    assert "brings nobody in" in exercise.check("crown_taken").text("en")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("A1,h,h,D2/h,h,h,C3 B9 1 256", "5-1"),
        ("A1,h,h,D2/h,h,h,C3 B9 1 256", "4-1"),
        ("A1,h,h,D2/h,h,h,C3 B9 1 256", "+1"),
        ("A1,h,h,D2/h,h,h,C3 B9 1 -", "5-1"),
        ("A1,h,h,D2/h,h,h,C3 B9 1 256", "nothing"),
        ("A1,h,h,D2/h,h,h,C3 A6 1 256", "5-1"),
    ],
)
def test_a_move_that_is_legal_or_refused_for_something_else_is_no_question(
    text: str, move: str
) -> None:
    with pytest.raises(ExerciseError):
        WhyNot(text, move)


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("past_gate", "Count the cells"),
        ("higher_rank", "Count the cells"),
        ("home_needs_six", "brings somebody in"),
        ("crown_taken", "brings somebody in"),
        ("character_can_move", "Whose die is this?"),
        ("knight_must_move", "Whose die is this?"),
    ],
)
def test_the_first_hint_says_where_this_reason_can_be_seen(reason: str, said: str) -> None:
    assert said in WhyNot(*REFUSED[reason][:2]).hints("en")[0].text


def test_what_is_no_reason_is_no_answer() -> None:
    with pytest.raises(AnswerError):
        WhyNot(*REFUSED["past_gate"][:2]).check("too_tired")


@pytest.mark.parametrize("source", [7, None])
def test_what_is_no_position_is_refused(source: object) -> None:
    with pytest.raises(ArgumentError):
        WhyNot(source, "5-2")  # type: ignore[arg-type]
    assert WhyNot(Position.from_text(REFUSED["past_gate"][0]), "4-1").error.reason == "past_gate"
