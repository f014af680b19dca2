"""What is asked about CLANN on paper, and what its key says."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import pytest

from clans_widget.clann import Position, exercises
from clans_widget.clann.exercises import goals
from clans_widget.clann.printed import ClannPrinted
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.paper.keys import told
from clans_widget.paper.lesson import read_lesson
from clans_widget.quiz import Exercise
from clans_widget.words import LANGUAGES, Voice
from tests.clann.printed.made import ASKED, PRINTED, SEED, lesson, read
from tests.paper import turns
from tests.paper.alike import assert_same
from tests.paper.sound import plain

pytestmark = pytest.mark.slow

each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def asked(document: str, language: str) -> tuple[Exercise[Any], ...]:
    if "lesson" in document:
        return read_lesson(lesson(language)).exercises
    return tuple(PRINTED.test(SEED) if "test" in document else PRINTED.exercises(SEED))


@turns.each_page(ASKED)
def test_every_question_is_asked_with_its_number(document: str, language: str, paper: str) -> None:
    text, voice = read(document, language, paper), PRINTED.asking(Voice(language))
    for number, exercise in enumerate(asked(document, language), 1):
        assert f"{number}{plain(exercise.question(voice))}" in text


@each_language
@pytest.mark.parametrize("document", ["worksheet", "test", "lesson"])
def test_nobody_is_told_to_click_on_paper(document: str, language: str) -> None:
    click = {"en": "lick", "fr": "liqu", "nl": "lik"}[language]
    voice = Voice(language)
    questions = [exercise.question(voice) for exercise in asked(document, language)]
    on_paper = [exercise.question(PRINTED.asking(voice)) for exercise in asked(document, language)]
    assert any(click in question for question in questions)
    assert not any(click in question for question in on_paper)


@each_language
@pytest.mark.parametrize("document", ["answers", "test answers", "lesson answers"])
def test_every_answer_is_told_with_its_reasons(document: str, language: str) -> None:
    text, voice = read(document, language, "A4"), Voice(language)
    for exercise in asked(document, language):
        for sentence in told(exercise, voice):
            assert plain(sentence) in text


@pytest.mark.parametrize("kind", sorted({*exercises.KINDS} - {"knows"}))
@pytest.mark.parametrize(("language", "click"), [("en", "lick"), ("fr", "liqu"), ("nl", "lik ")])
def test_no_kind_of_question_asks_to_click_on_paper(language: str, click: str, kind: str) -> None:
    voice = PRINTED.asking(Voice(language))
    for difficulty in exercises.DIFFICULTIES:
        assert click not in exercises.fresh(kind, 7, difficulty=difficulty).question(voice)


@pytest.mark.parametrize("seed", [0, SEED, 2026])
def test_the_printed_end_test_is_the_end_test(seed: int) -> None:
    assert len(PRINTED.test(seed)) == 20
    assert_same(PRINTED.test(seed), exercises.end_test(seed))


SET_UP: Final = "A1,h,h,h/h,h,h,C1 A6 1 -"
ROLLED: Final = "A1,h,h,h/h,h,h,C1 A6 1 245"
FARTHER: Final = "A1,h,h,h/h,h,h,C2 A6 1 -"


def guess(position: str, marks: Marks = NO_MARKS) -> exercises.Estimate:
    return exercises.Estimate(position, 40, 5, ask="How many?", why="Counted.", marks=marks)


@pytest.mark.parametrize(
    "exercise",
    [
        exercises.Knows("whose_knight"),
        exercises.HowLikely(FARTHER, "six"),
        exercises.RolledAgain(FARTHER, (2, 5), 5),
        guess(SET_UP),
        guess(Position.start(players=3).to_text()),
    ],
)
def test_a_course_that_decides_nothing_is_not_printed(exercise: Exercise[Any]) -> None:
    assert not PRINTED.has_board(exercise)


@pytest.mark.parametrize(
    "exercise",
    [
        exercises.HowLikely(SET_UP, "reach", who="tall", cell="A8"),
        exercises.Movers(ROLLED, 2),
        guess(ROLLED),
        guess(FARTHER),
        guess(SET_UP, Marks(highlights=("A1",))),
    ],
)
def test_a_course_that_is_asked_about_is_printed(exercise: Exercise[Any]) -> None:
    assert PRINTED.has_board(exercise)


@each_language
def test_the_key_says_which_guesses_are_near_enough(language: str) -> None:
    voice, exercise = Voice(language), exercises.HowLikely(SET_UP, "six", within=6)
    value, near, why = told(exercise, voice)
    assert value == "42"
    assert near == voice.say("paper.near", least=36, most=48)
    assert "91" in why


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
def test_who_is_asked_for_is_written_on_a_line_for_that_and_told_by_the_key(language: str) -> None:
    """A name is as good as a cell: the key has both."""
    voice = Voice(language)
    where = "h,A9,t2,A4/h,C13,h,h D2 1 26"
    for exercise in (exercises.Movers(where, 2), exercises.MayLand(where, "A6")):
        space = str(PRINTED.space(exercise, PRINTED.asking(voice)))
        label = voice.say("paper.labeled", text=voice.say("clann.paper.who"))
        assert repr(voice.say("clann.paper.who_prompt")) in space
        assert repr(label) in space
        first, *_ = told(exercise, voice)
        assert f"{voice.say('clann.character.small')} (A4)" in first
    first, *_ = told(exercises.Enters("h,h,h,B7/h,h,h,h D2 1 26"), voice)
    assert voice.say("clann.character.tall") in first
    nobody = exercises.Enters("A1,h,h,D2/h,h,h,C3 B9 1 256")
    assert told(nobody, voice)[0] == voice.say("hint.answer", answer=nobody.none_said)
    places = str(PRINTED.space(exercises.Carried(where, die=2), voice))
    assert repr(voice.say("paper.prompt.places")) in places


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
    again = ClannPrinted().exercises(seed)
    assert [each.position for each in again] == [each.position for each in made]
