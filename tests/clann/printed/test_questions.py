"""What is asked about CLANN on paper, and what its key says."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from clans_widget.clann import exercises
from clans_widget.clann.exercises import goals
from clans_widget.clann.printed import PRINTED
from clans_widget.paper import FORMATS
from clans_widget.paper.keys import told
from clans_widget.paper.lesson import read_lesson
from clans_widget.quiz import Exercise
from clans_widget.words import LANGUAGES, Voice
from tests.clann.printed.made import SEED, lesson, read
from tests.paper.sound import plain

each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def asked(document: str, language: str) -> tuple[Exercise[Any], ...]:
    if "lesson" in document:
        return read_lesson(lesson(language)).exercises
    return tuple(PRINTED.exercises(SEED))


@pytest.mark.parametrize("paper", FORMATS)
@each_language
@pytest.mark.parametrize("document", ["worksheet", "answers", "lesson", "lesson answers"])
def test_every_question_is_asked_with_its_number(document: str, language: str, paper: str) -> None:
    text, voice = read(document, language, paper), PRINTED.asking(Voice(language))
    for number, exercise in enumerate(asked(document, language), 1):
        assert f"{number}{plain(exercise.question(voice))}" in text


@each_language
@pytest.mark.parametrize("document", ["worksheet", "lesson"])
def test_nobody_is_told_to_click_on_paper(document: str, language: str) -> None:
    click = {"en": "lick", "fr": "liqu", "nl": "lik"}[language]
    voice = Voice(language)
    questions = [exercise.question(voice) for exercise in asked(document, language)]
    on_paper = [exercise.question(PRINTED.asking(voice)) for exercise in asked(document, language)]
    assert any(click in question for question in questions)
    assert not any(click in question for question in on_paper)


@each_language
@pytest.mark.parametrize("document", ["answers", "lesson answers"])
def test_every_answer_is_told_with_its_reasons(document: str, language: str) -> None:
    text, voice = read(document, language, "A4"), Voice(language)
    for exercise in asked(document, language):
        for sentence in told(exercise, voice):
            assert plain(sentence) in text


@each_language
def test_a_key_names_other_uses_once_wherever_somebody_is_put_down(language: str) -> None:
    voice = Voice(language)
    exercise = exercises.FindMove("A5,A4,h,h/B7,h,h,h B4 1 3k", goals.knight_strikes())
    assert len(exercise.solutions()) > 20
    assert not any(">" in sentence for sentence in told(exercise, voice))
    both = exercises.FindMove("h,h,h,A12/h,C13,h,h D2 1 26", goals.brings_in())
    _, also, *_ = told(both, voice)
    for name in ("stout", "slim"):
        assert voice.say(f"clann.character.{name}") in also


@each_language
def test_a_use_of_a_die_has_lines_for_its_parts(language: str) -> None:
    text, voice = read("worksheet", language, "A4"), Voice(language)
    moves = sum(exercise.kind == "move" for exercise in asked("worksheet", language))
    assert moves == 4
    for part in ("die", "who", "put"):
        said = voice.say("paper.labeled", text=voice.say(f"clann.paper.use.{part}"))
        assert text.count(plain(said)) == moves


def test_another_seed_asks_other_questions_of_the_same_kinds() -> None:
    one, other = PRINTED.exercises(7), PRINTED.exercises(8)
    assert [each.kind for each in one] == [each.kind for each in other]
    assert all(a.position != b.position for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("seed", range(6))
def test_every_seed_gives_ten_questions_that_have_answers(seed: int) -> None:
    made = PRINTED.exercises(seed)
    assert len(made) == 10
    for exercise in made:
        assert exercise.check(exercise.solutions()[0]).right
    again = PRINTED.exercises(seed)
    assert [each.position for each in again] == [each.position for each in made]
