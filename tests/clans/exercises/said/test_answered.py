"""How the question of each kind is answered: what is offered and in which words, what refused."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from clans_widget.clans.exercises import BestOrder
from clans_widget.quiz.answering import NumberAndTicks, Places, PlacesInOrder, Reasons
from clans_widget.words import LANGUAGES, Voice, say, sentence
from tests.clans.exercises.said.test_questions import (
    HELD_BACK,
    MOVE,
    ORDER,
    ORDER_OF_ONE,
    ORDER_OF_SOME,
    UNORDERED,
    VILLAGES,
    WORTH,
)
from tests.quiz.quizzes import QUESTIONS


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_kind_has_a_name_and_says_in_every_language_how_to_answer_and_what_is_missing(
    kind: str,
) -> None:
    exercise = QUESTIONS[kind]()
    assert exercise.kind == kind
    answering = exercise.answering()
    prefix = "quiz" if kind == "reason" else "clans.quiz"
    for language in LANGUAGES:
        voice = Voice(language)
        assert answering.prompt.in_voice(voice) == say(f"{prefix}.prompt.{kind}", language)
        assert answering.empty.in_voice(voice) == say(f"{prefix}.empty.{kind}", language)


def test_territories_with_huts_are_offered_and_none_of_them_is_an_answer() -> None:
    answering = VILLAGES.answering()
    assert isinstance(answering, Places)
    assert answering.options == ("B2", "B5", "C4", "I1", "I4")
    assert (answering.label.said, answering.label.css) == (said("quiz.territory"), "territory")
    assert answering.none_said == said("quiz.no_village")


def test_a_number_and_the_clans_are_asked_for() -> None:
    answering = WORTH.answering()
    assert isinstance(answering, NumberAndTicks)
    assert [name.in_voice(Voice("en")) for name in answering.names.values()] == [*answering.names]
    assert (answering.label.said, answering.label.css) == (said("quiz.worth"), "worth")
    assert (answering.ticks_label.said, answering.ticks_label.css) == (said("quiz.clans"), "clan")
    answering = answering.choose("8", {"yellow", "red"})
    assert answering.text == "8 ry"


@pytest.mark.parametrize(
    ("exercise", "villages", "most"),
    [(ORDER, "B2 C4", 2), (ORDER_OF_ONE, "B2 C4", 1), (ORDER_OF_SOME, "D2 D3 H2", 2)],
)
def test_as_many_villages_are_put_in_order_as_there_are_chips(
    exercise: BestOrder, villages: str, most: int
) -> None:
    answering = exercise.answering()
    assert isinstance(answering, PlacesInOrder)
    assert sorted(answering.places) == villages.split()
    assert answering.places == exercise.mixed(tuple(villages.split()))
    assert (answering.label.said, answering.label.css) == (said("quiz.order"), "chosen")
    assert (answering.next_label.said, answering.next_label.css) == (said("control.order"), "order")
    for place in answering.places[:most]:
        assert answering.options or answering.followed
        answering = answering.click(place)
    assert answering.options == ()
    assert len(answering.chosen) == most


def test_a_place_that_gets_no_chip_is_refused_by_name() -> None:
    answering = ORDER.answering().click("E3")
    assert answering.refusal is not None
    assert answering.refusal.in_voice(Voice("en")) == (
        "E3 is not one of the villages that the move founds. "
        "Put these in order: B2 and C4 (rule V8)."
    )


def test_a_move_is_an_answer_from_its_target_on() -> None:
    answering = MOVE.answering()
    for place, text in (("B5", ""), ("C4", "B5-C4"), ("C4", "B5-C4:C4,B2"), ("B2", "B5-C4:C4,B2")):
        answering = answering.click(place)
        assert answering.text == text


def test_reasons_are_offered_in_words() -> None:
    answering = UNORDERED.answering()
    assert isinstance(answering, Reasons)
    offered = {name: each.in_voice(Voice("fr")) for name, each in answering.reasons.items()}
    assert offered == UNORDERED.choices("fr")
    assert set(offered) == {
        *("empty_source", "empty_target", "not_neighbors", "too_many_huts", "game_over"),
        *("order_needed", "order_wrong"),
    }


def test_a_reason_is_read_in_the_words_of_every_language() -> None:
    for exercise, language in product((UNORDERED, HELD_BACK), LANGUAGES):
        for name, wording in exercise.choices(language).items():
            for answer in wording, wording.upper(), wording.rstrip("."), name.replace("_", " "):
                assert exercise.read(answer) == name


@pytest.mark.parametrize(
    ("named", "clans"),
    [
        ("white", "k"),
        ("blanc", "k"),
        ("wit", "k"),
        ("noir", "k"),
        ("zwart", "k"),
        ("Rouge et BLEU", "rb"),
        (["geel", "red"], "ry"),
        ("kyr", "ryk"),
        ("b,k,r", "rbk"),
        ("nobody", "-"),
    ],
)
def test_a_clan_is_read_by_its_letter_or_by_its_name_in_every_language(
    named: object, clans: str
) -> None:
    assert WORTH.write(WORTH.read((8, named))) == f"8 {clans}"


def said(key: str) -> Any:
    """A sentence of Clans, not yet in a language."""
    return sentence(f"clans.{key}")
