"""Answers in the making, of every kind: what a click means, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import pytest

from clans_widget.core.marks import Marks
from clans_widget.quiz.answering import (
    Answering,
    MoveParts,
    NumberAndTicks,
    Places,
    PlacesInOrder,
    Reasons,
    Ticks,
    Wording,
    Written,
)
from clans_widget.words import LANGUAGES, Voice, sentence
from tests.quiz.cups import Cups, english

ASKED: Final = Marks((("a", "b"),))
YES, NO = sentence("control.undo"), sentence("control.redo")


def number_and_names(answer: str) -> tuple[int, tuple[str, ...]]:
    number, names = answer.split()
    return int(number), tuple(names.split(","))


MAKE: Final[Mapping[str, Callable[[], Answering]]] = {
    "places": lambda: Places(tuple("abc"), about=ASKED),
    "order": lambda: PlacesInOrder(tuple("abc"), about=ASKED, most=2),
    "parts": lambda: MoveParts(Cups("021"), (), about=ASKED),
    "number": lambda: NumberAndTicks({"ann": YES, "bob": NO}, number_and_names, about=ASKED),
    "reason": lambda: Reasons({"yes": YES, "no": NO}, about=ASKED),
    "ticks": lambda: Ticks({"ann": YES, "bob": NO}, lambda said: said.split(","), about=ASKED),
    "text": lambda: Written(about=ASKED),
}
ANSWERS: Final = {
    "places": "a,c",
    "order": "c,a",
    "parts": "b2",
    "number": "3 ann,bob",
    "reason": "no",
    "ticks": "ann,bob",
    "text": "two words",
}

each_kind = pytest.mark.parametrize("kind", MAKE)


@each_kind
def test_at_first_there_is_no_answer_and_the_question_is_pointed_at(kind: str) -> None:
    answering = MAKE[kind]()
    assert answering.text == answering.told == ""
    assert answering.refusal is None
    assert answering.marks.arrows == answering.marks_beside_hint.arrows == ASKED.arrows


@each_kind
def test_an_answer_that_was_given_is_taken_up(kind: str) -> None:
    assert MAKE[kind]().take(ANSWERS[kind]).text == ANSWERS[kind]


@each_kind
def test_the_common_words_say_in_every_language_how_to_answer_and_what_is_missing(
    kind: str,
) -> None:
    answering = MAKE[kind]()
    assert answering.name == kind
    for said in answering.prompt, answering.empty:
        assert len({said.in_voice(Voice(language)) for language in LANGUAGES}) == len(LANGUAGES)


def test_an_exercise_may_say_it_in_its_own_words() -> None:
    answering = Written(wording=Wording(prompt=YES))
    assert answering.prompt is YES
    assert answering.empty == Written().empty


@each_kind
def test_only_what_is_chosen_on_the_board_hears_clicks(kind: str) -> None:
    answering = MAKE[kind]()
    on_board = isinstance(answering, Places | PlacesInOrder | MoveParts)
    assert (answering.click("b") is not answering) == on_board
    assert (answering.point("b") is not answering) == (kind == "parts")


def test_places_are_taken_back_by_a_second_click() -> None:
    answering = Places(tuple("abc"), about=ASKED)
    assert answering.click(None) is answering
    for place in "a", "z", "a":
        answering = answering.click(place)
    assert answering.text == answering.told == "z"
    assert answering.marks == Marks(ASKED.arrows, ("z",))
    assert answering.marks_beside_hint == Marks(ASKED.arrows, dots=("z",))


def test_no_place_at_all_is_an_answer_until_a_place_is_clicked() -> None:
    answering = Places(tuple("abc"), none_said=NO)
    answering = answering.click("a")
    answering = answering.choose_none(none=True)
    assert (answering.text, answering.told) == ("-", "")
    answering = answering.click("b")
    assert answering.text == "b"
    answering = answering.take("-")
    assert answering.none


def test_an_order_is_full_at_its_most_and_then_begins_anew() -> None:
    answering = PlacesInOrder(tuple("abc"), most=2)
    answering = answering.click("b")
    assert list(answering.options) == ["a", "c"]
    assert answering.marks == Marks((), ("a", "c"), ("b",))
    answering = answering.click("a")
    assert list(answering.options) == []
    answering = answering.click("c")
    assert answering.text == "c"
    answering = answering.click("c")
    assert answering.text == ""


def test_what_is_not_to_be_ordered_is_refused_and_changes_nothing() -> None:
    answering = PlacesInOrder(tuple("abc"))
    answering = answering.click("b")
    answering = answering.click("z")
    assert answering.refusal is not None
    assert "a, b and c" in answering.refusal.in_voice(Voice("en"))
    assert answering.text == "b"
    answering = answering.click("c")
    assert answering.refusal is None


def test_a_move_is_an_answer_when_it_is_complete() -> None:
    answering = MoveParts(Cups("021"), ())
    answering = answering.click("b")
    assert answering.text == ""
    answering = answering.click("1")
    assert answering.text == answering.told == "b1"


def test_a_move_is_told_in_words_as_far_as_it_is_chosen_where_there_are_any() -> None:
    answering = MoveParts(Cups("021"), (), said=lambda parts: english(" and ".join(parts)))
    assert not answering.told
    for place, said in ("b", "b"), ("2", "b and 2"):
        answering = answering.click(place)
        assert answering.told == (english(said),)


def test_a_part_that_no_move_begins_with_is_refused_as_on_the_board() -> None:
    answering = MoveParts(Cups("021"), ())
    answering = answering.click("a")
    assert answering.refusal is not None
    assert answering.marks == Marks(highlights=("a",), faded=True)
    assert answering.chosen == ()


def test_how_the_choice_stands_at_each_part_of_a_move() -> None:
    answering = MoveParts(Cups("021"), ())
    assert answering.stands == {"cup": ((), ("b", "c"), "")}
    answering = answering.choose(("b",))
    assert answering.stands == {"cup": ((), ("b", "c"), "b"), "number": (("b",), ("1", "2"), "")}
    answering = answering.take("b2")
    assert answering.stands["number"].chosen == "2"


def test_a_text_that_names_no_legal_move_is_not_taken_up() -> None:
    answering = MoveParts(Cups("021"), ())
    answering = answering.take("a9")
    assert answering.chosen == ()


def test_what_was_entered_is_an_answer_if_it_is_a_number_and_names_keep_their_order() -> None:
    answering = NumberAndTicks({"ann": YES, "bob": NO}, number_and_names)
    answering = answering.choose(" many ", ["bob", "ann"])
    assert (answering.number, answering.text) == ("many", "")
    answering = answering.choose(" 12 stones ", ["bob", "ann"])
    assert answering.text == "12 ann,bob"
    answering = answering.choose("0", ())
    assert answering.text == "0 -"
    answering = answering.choose("", ("ann",))
    assert answering.text == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_may_stand_alone(language: str) -> None:
    both = NumberAndTicks({"ann": YES}, number_and_names)
    alone = NumberAndTicks({}, lambda text: (int(text), ()))
    alone = alone.take("3")
    assert alone.text == "3"
    assert alone.prompt.in_voice(Voice(language)) != both.prompt.in_voice(Voice(language))
    mine = NumberAndTicks({}, lambda text: (int(text), ()), wording=Wording(prompt=YES))
    assert mine.prompt == YES


@pytest.mark.parametrize(
    ("answering", "number"),
    [
        (Places(tuple("abc")), 7),
        (Places(tuple("abc"), none_said=NO), 8),
        (Places(tuple("a")), 1),
        (PlacesInOrder(tuple("abcd")), 24),
        (PlacesInOrder(tuple("abcd"), most=2), 12),
    ],
)
def test_it_is_known_how_many_answers_there_are_to_choose_from(
    answering: Answering, number: int
) -> None:
    assert answering.how_many == number


def test_some_answers_say_that_there_is_nothing() -> None:
    for nothing in "", "-", "0":
        assert Written().is_nothing(nothing)
    assert not Written().is_nothing("10")
    reasons = Reasons({"yes": YES, "never": NO}, nothing="never")
    assert [reasons.is_nothing(name) for name in ("never", "yes")] == [True, False]
