"""What is asked on paper, and what its key says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from clans_widget import clans
from clans_widget.clans import Position, exercises
from clans_widget.clans.exercises import Choice, Estimate, Knows, WhyNot, Winners
from clans_widget.paper import DOCUMENTS, FORMATS, Printout, Wanted
from clans_widget.paper.documents import question_block
from clans_widget.paper.keys import key_block, told
from clans_widget.paper.placed import Page
from clans_widget.quiz import Exercise
from clans_widget.quiz.answering import Reasons
from clans_widget.words import LANGUAGES, Voice
from tests.clans.printed.made import ASKED, PRINTED, SEED, asked, read
from tests.paper import turns
from tests.paper.alike import assert_same
from tests.paper.boxes import texts, written
from tests.paper.sound import plain, said_on

pytestmark = pytest.mark.slow


@turns.each_page(ASKED)
def test_every_question_is_asked_with_its_number(document: str, language: str, paper: str) -> None:
    text, voice = read(document, language, paper), PRINTED.asking(Voice(language))
    for number, exercise in enumerate(asked(document, language), 1):
        assert f"{number}{plain(exercise.question(voice))}" in text


@pytest.mark.parametrize("kind", ["targets", "neighbors", "movers", "terrains"])
@pytest.mark.parametrize(("language", "click"), [("en", "lick"), ("fr", "liqu"), ("nl", "lik ")])
def test_nobody_is_told_to_click_on_paper(language: str, click: str, kind: str) -> None:
    exercise = exercises.fresh(kind, 7)
    voice = Voice(language)
    assert click in exercise.question(voice)
    assert click not in exercise.question(PRINTED.asking(voice))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_wins_can_be_worked_out_from_what_stands_beside_the_question(language: str) -> None:
    over = Position.of({}, chips=(5, 7), scores=(30, 28, 40, 9, 8))
    exercise, voice = Winners(over, {"Ann": "red", "Bob": "blue"}), Voice(language)
    block = question_block(1, exercise, PRINTED, voice, 0.6).laid(500)
    told = [text.text for text, _ in written(Page(500, block.height, block.placed))]
    held = [
        voice.say("clans.picture.holds", player=player, count=count)
        for player, count in (("Ann", 5), ("Bob", 7))
    ]
    said = voice.say("clans.picture.chips", chips=voice.join(held))
    assert plain(said) in plain("".join(told))
    points = [text.text for text in texts(Page(500, block.height, block.placed))]
    assert {"30", "28", "40", "9", "8"} <= set(points)


@pytest.mark.parametrize("seed", [0, 1, SEED, 12, 2026])
def test_the_printed_end_test_is_the_end_test(seed: int) -> None:
    assert len(PRINTED.test(seed)) == 20
    assert_same(PRINTED.test(seed), exercises.end_test(seed))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("document", ["test", "test answers"])
def test_its_questions_are_those_that_the_page_asks(document: str, language: str) -> None:
    text, voice = read(document, language, "Letter"), PRINTED.asking(Voice(language))
    for number, exercise in enumerate(exercises.end_test(SEED), 1):
        assert f"{number}{plain(exercise.question(voice))}" in text


START: Final = Position.start(seed=SEED)


GUESSED: Final = Estimate(START, 40, 5, ask="How many?", why="They were counted.")


ANSWERS: Final = {"yes": "It does.", "no": "It does not."}


CHOSEN: Final = Choice(
    START, ANSWERS, "no", ask="Does it?", why="It never does.", why_not={"yes": "It never did."}
)


@pytest.mark.parametrize("exercise", [GUESSED, CHOSEN, Knows("how_many_play")])
def test_a_set_up_that_decides_nothing_is_not_printed(exercise: Exercise[Any]) -> None:
    assert not PRINTED.has_board(exercise)


def test_an_authors_question_keeps_the_board_that_it_is_about() -> None:
    played = START.play(START.legal_moves()[0]).position
    pointed = clans.Marks(((str(START.legal_moves()[0].source), "B4"),))
    assert PRINTED.has_board(Estimate(played, 40, 5, ask="How many?", why="Counted."))
    assert PRINTED.has_board(
        Choice(START, ANSWERS, "no", ask="Does it?", why="It never does.", marks=pointed)
    )


def sheet_of(folder: Path, *asked: str) -> Printout:
    """The worksheet of a lesson with these questions."""
    code = (
        "from clans_widget import Quiz, clans\nfrom clans_widget.clans import exercises\n"
        f"Quiz({', '.join(asked)})"
    )
    notebook = folder / "04-own.ipynb"
    cells = [{"cell_type": "code", "source": [code]}]
    notebook.write_text(json.dumps({"cells": cells}), "utf-8")
    wanted = Wanted(PRINTED, Voice("en"), FORMATS["A4"], SEED, ("04", notebook))
    return DOCUMENTS["worksheet"](wanted)


ESTIMATE: Final = (
    'exercises.Estimate(clans.Position.start(seed=7), 40, 5, ask="How many?", why="Counted.")'
)


KNOWS: Final = 'exercises.Knows("passing")'


def test_a_lesson_whose_text_is_asked_about_is_to_be_kept_at_hand(tmp_path: Path) -> None:
    said = plain(Voice("en").say("paper.beside"))
    assert said in said_on(sheet_of(tmp_path, ESTIMATE, KNOWS).pages[0])
    assert said not in said_on(sheet_of(tmp_path, KNOWS).pages[0])
    assert said not in read("lesson", "en", "A4")


def test_signs_are_explained_only_where_there_is_a_board(tmp_path: Path) -> None:
    legend = plain("F forest")
    assert legend not in said_on(sheet_of(tmp_path, ESTIMATE, KNOWS).pages[0])
    worth = 'exercises.fresh("worth", seed=4)'
    assert legend in said_on(sheet_of(tmp_path, worth, KNOWS).pages[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("exercise", [Knows("regions"), CHOSEN])
def test_the_key_says_why_the_other_answers_are_wrong(
    exercise: Exercise[Any], language: str
) -> None:
    voice = Voice(language)
    block = key_block(1, exercise, PRINTED, voice).laid(500)
    text = said_on(Page(500, block.height, block.placed))
    answering = exercise.answering()
    assert isinstance(answering, Reasons)
    for name, said in answering.reasons.items():
        _, *why = exercise.check(name).sentences(voice)
        for sentence in why:
            assert text.count(plain(sentence)) == 1
        refused = voice.say("paper.refused", answer=said.in_voice(voice).rstrip("."), why="")
        assert (plain(refused) in text) == (name not in exercise.solutions())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_behind_the_colon_of_a_move_is_explained(language: str) -> None:
    position = Position.of({"K3": "bg", "L1": "y", "L2": "ry"})
    voice = Voice(language)
    several, one = (WhyNot(position, move) for move in ("L1-K3:K3", "L1-A1"))
    block = question_block(1, several, PRINTED, voice, 0.6).laid(500)
    said = plain(voice.say("clans.paper.order", order="K3"))
    assert said in said_on(Page(500, block.height, block.placed))
    assert PRINTED.note(one, voice) == ""


def test_a_question_of_knowledge_has_no_board_and_takes_little_room() -> None:
    short, long = (
        question_block(1, exercise, PRINTED, Voice("en"), 0.6).laid(500)
        for exercise in (Knows("how_many_play"), exercises.fresh("villages", 7))
    )
    assert [each.window for each in short.placed] == [None] * len(short.placed)
    assert 2 * short.height < long.height


def test_what_is_asked_twice_in_words_alone_is_printed_once(tmp_path: Path) -> None:
    made = sheet_of(tmp_path, KNOWS, 'exercises.Knows("only_move")', KNOWS)
    said = [text.text for page in made.pages for text in texts(page)]
    assert [text for text in said if text in ("1", "2", "3", "/ 2")] == ["/ 2", "1", "2"]


def test_a_number_near_enough_is_told_on_the_key() -> None:
    assert told(GUESSED, Voice("en")) == [
        "40",
        "Also right: every number from 35 to 45.",
        "They were counted.",
    ]
    just = Estimate(START, 3, 0, ask="How many?", why="They were counted.")
    assert told(just, Voice("en")) == ["3", "They were counted."]


def test_a_choice_of_an_authors_is_told_with_its_reason_once() -> None:
    assert told(CHOSEN, Voice("en")) == ["It does not", "It never does."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("document", ["answers", "test answers", "lesson answers"])
def test_every_answer_is_told_with_its_reasons(document: str, language: str) -> None:
    text, voice = read(document, language, "A4"), Voice(language)
    for exercise in asked(document, language):
        assert plain(told(exercise, voice)[0]) in text
        for sentence in exercise.check(exercise.solutions()[0]).sentences(voice)[1:]:
            assert plain(sentence) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answer_stands_on_a_worksheet(language: str) -> None:
    text, voice = read("lesson", language, "A4"), Voice(language)
    for exercise in asked("lesson", language):
        if not isinstance(exercise, Knows):  # all its answers stand there, to choose from
            assert plain(exercise.hints(voice)[-1].text) not in text


def test_another_seed_asks_other_questions_of_the_same_kinds() -> None:
    one, other = PRINTED.exercises(7), PRINTED.exercises(8)
    assert [each.kind for each in one] == [each.kind for each in other]
    assert all(a.position != b.position for a, b in zip(one, other, strict=True))
