"""What questions of every game have in common, as CLANN asks them: choices, numbers, knowledge."""

from __future__ import annotations

from typing import Final

import pytest

from clans_widget.clann import Position
from clans_widget.clann.exercises import (
    FACTS,
    KINDS,
    AnswerError,
    CanWin,
    Exercise,
    ExerciseError,
    HowLikely,
    Knows,
    about,
)
from clans_widget.clann.exercises.ideas import IDEAS
from clans_widget.core.chance import lots
from clans_widget.quiz import DIFFICULTIES, Wish
from clans_widget.quiz.asked import questions_of
from clans_widget.words import LANGUAGES, Voice
from tests.clann.rules.rulebook.test_rule_ids import RULES

START: Final = Position.start(players=2)
REACH: Final = HowLikely("A1,h,h,h/h,A8,h,h A6 1 -", "reach", who="tall", cell="A8")
WIN: Final = CanWin("x,x,x,t4/h,h,h,C1 C7 1 45")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("exercise", [WIN, Knows("whose_knight")])
def test_a_choice_says_how_it_is_answered_and_which_answers_there_are(
    exercise: CanWin | Knows, language: str
) -> None:
    voice, answering = Voice(language), exercise.answering()
    assert answering.prompt.in_voice(voice) == voice.say("quiz.prompt.choice")
    with pytest.raises(AnswerError) as refused:
        exercise.read("chess")
    names = ", ".join(exercise.options)
    said = voice.say("exercise.error.choice", answer="chess", answers=names)
    assert refused.value.in_language(language) == said


def test_a_number_is_answered_as_it_is_read() -> None:
    answering = REACH.answering()
    answering = answering.take("35")
    assert answering.text == "35"
    assert REACH.check(answering.text).answer == "35"


@pytest.mark.parametrize("answer", [32, 35, 90])
def test_a_verdict_on_a_number_points_at_what_is_asked(answer: int) -> None:
    verdict = REACH.check(answer)
    assert verdict.answer == str(answer)
    assert verdict.marks == REACH.marks
    assert verdict.marks.arrows == (("A1", "A8"),)


def test_a_question_of_knowledge_takes_the_authors_words() -> None:
    exercise = Knows("whose_knight", ask="Whose is he?", hint="Look who moves him.")
    assert exercise.question("en") == "Whose is he?"
    assert exercise.hints("en")[0].text == "Look who moves him."
    assert repr(exercise) == "Knows('whose_knight')"


@pytest.mark.parametrize("name", ["whose_knight", "overtaking"])
def test_it_is_asked_where_it_suits_unless_its_author_says_where(name: str) -> None:
    shown = Knows(name).position
    assert (shown == START) == (FACTS[name].shown == "start")
    elsewhere = Position.from_text("A9,h,h,h/h,h,h,C1 C7 1 36")
    assert Knows(name, elsewhere).position == elsewhere


def test_a_supply_asks_at_the_position_that_it_was_given(wish: Wish) -> None:
    def suits(name: str, position: Position) -> bool:
        return name == "overtaking" and position != START

    make = questions_of(["overtaking"], Knows, suits)
    elsewhere = Position.from_text("A9,h,h,h/h,h,h,C1 C7 1 -")
    exercise = make(elsewhere, wish)
    assert exercise is not None
    assert exercise.position == elsewhere
    assert make(START, wish) is None


@pytest.fixture
def wish() -> Wish:
    return Wish("easy", 0, lots(7, "asked"))


@pytest.mark.parametrize("name", FACTS)
def test_an_idea_answers_the_questions_that_it_knows_wrong(name: str) -> None:
    for idea in IDEAS.values():
        known = (idea.knows[name],) if name in idea.knows else ()
        assert idea.answers(Knows(name)) == known


@pytest.mark.slow
@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_rule_is_asked_about_at_each_difficulty(rule: str, difficulty: str) -> None:
    exercise: Exercise[object] = about(rule, "asked", difficulty=difficulty)
    assert rule in exercise.rules
    assert exercise.kind in KINDS


@pytest.mark.parametrize(
    ("cell", "on"),
    [
        ("A2", ("one cell on", "une case plus loin", "één vak verder")),
        ("A3", ("2 cells on", "2 cases plus loin", "2 vakken verder")),
    ],
)
def test_one_cell_on_is_no_plural(cell: str, on: tuple[str, ...]) -> None:
    reach = HowLikely("A1,h,h,h/h,A8,h,h A6 1 -", "reach", who="tall", cell=cell)
    for language, said in zip(LANGUAGES, on, strict=True):
        assert f", {said}" in reach.question(language)


@pytest.mark.parametrize(("who", "cell"), [(None, None), ("tall", None), (None, "A8")])
def test_who_is_to_reach_which_cell_has_to_be_said(who: str | None, cell: str | None) -> None:
    with pytest.raises(ExerciseError, match='who="tall", cell="A8"'):
        HowLikely("A1,h,h,h/h,A8,h,h A6 1 -", "reach", who=who, cell=cell)
