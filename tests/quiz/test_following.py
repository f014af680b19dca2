"""What follows by itself when one thing is left, what is offered in which order, what is begun."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import pytest

from clans_widget.core.errors import IllegalMove
from clans_widget.quiz.answering import MoveParts, NumberAndTicks, PlacesInOrder
from clans_widget.stage.production import Part
from clans_widget.words import LANGUAGES, Voice, sentence
from tests.quiz.test_answering import ANSWERS, MAKE, number_and_names


def test_the_only_place_that_is_left_takes_the_last_place_by_itself() -> None:
    answering = PlacesInOrder(tuple("abc"))
    assert answering.followed is None
    clicked = []
    for place in "cabb":
        answering = answering.click(place)
        clicked.append((answering.text, answering.followed, "".join(answering.placed)))
    assert clicked == [
        ("c", None, "c"),
        ("c,a,b", "b", "ca"),
        ("c,a,b", None, "cab"),
        ("c,a", None, "ca"),
    ], "a click makes sure of it, and a second one takes it back"


@pytest.mark.parametrize(("back", "left"), [("c", "a"), ("a", "c"), ("b", "c")])
def test_what_followed_is_taken_back_with_any_other(back: str, left: str) -> None:
    answering = PlacesInOrder(tuple("abc"))
    for place in "ca":
        answering = answering.click(place)
    answering = answering.take_back(back)
    assert (answering.text, answering.followed) == (left, None)
    assert set(answering.options) == set("abc") - {left}


def test_where_not_all_are_named_none_follows_by_itself() -> None:
    answering = PlacesInOrder(tuple("abc"), most=2)
    for place, text in (("c", "c"), ("a", "c,a"), ("b", "b")):
        answering = answering.click(place)
        assert (answering.text, answering.followed) == (text, None)


def test_an_order_that_was_chosen_before_has_no_place_that_followed() -> None:
    answering = PlacesInOrder(tuple("ab"))
    answering = answering.click("a")
    answering = answering.take("b,a")
    assert answering.followed is None
    answering = answering.click("a")
    assert answering.text == "b"


class Row(NamedTuple):
    """How far a row of letters has been chosen: a hand, then letters."""

    chosen: tuple[str, ...]

    @property
    def stage(self) -> str:
        return "hand" if not self.chosen else "letter" if self.options else "complete"

    @property
    def options(self) -> tuple[str, ...]:
        left = tuple(each for each in "abc" if each not in self.chosen)
        return left if self.chosen else ("left",)

    @property
    def move(self) -> str | None:
        return ",".join(self.chosen) if self.stage == "complete" else None


class Rows:
    """A game whose moves are rows."""

    def choose(self, *parts: str) -> Row:
        return Row(parts)


LETTERS: Final = (
    Part("hand", "hand", "quiz.place", buttons=True),
    Part("letter", "letter", "quiz.place", buttons=True),
)


def test_the_last_of_several_parts_follows_by_itself_too() -> None:
    answering = MoveParts(Rows(), LETTERS, written=",".join)
    for place, text, followed in (
        ("left", "left", None),
        ("b", "left,b", None),
        ("a", "left,b,a,c", "c"),
        ("c", "left,b,a,c", None),
    ):
        answering = answering.click(place)
        assert (answering.told, answering.followed) == (text, followed)
    answering = answering.choose(("left", "b"))
    assert (answering.told, answering.followed) == ("left,b", None), "what is taken stays"
    answering = answering.go_on("letter", "c")
    assert (answering.told, answering.followed) == ("left,b,c,a", "a")
    answering = answering.take("left,b,c,a")
    assert answering.followed is None


class StrictRows(Rows):
    """Rows in which there is no z."""

    def choose(self, *parts: str) -> Row:
        if "z" in parts:
            raise IllegalMove("quiz.place")
        return super().choose(*parts)


def test_nothing_follows_from_a_click_that_is_refused() -> None:
    answering = MoveParts(StrictRows(), LETTERS, written=",".join)
    answering = answering.choose(("left", "b", "a"))
    answering = answering.click("z")
    assert answering.refusal is not None
    assert (answering.told, answering.followed) == ("left,b,a", None)


def test_what_has_buttons_is_offered_in_the_order_that_the_exercise_wants() -> None:
    def backwards(options: Sequence[str]) -> tuple[str, ...]:
        return tuple(reversed(options))

    lists = (LETTERS[0], replace(LETTERS[1], buttons=False))
    for parts, offered in ((LETTERS, ("c", "b", "a")), (lists, ("a", "b", "c"))):
        answering = MoveParts(Rows(), parts, written=",".join, mixed=backwards)
        answering = answering.click("left")
        assert answering.stands["letter"].options == offered


@pytest.mark.parametrize("kind", MAKE)
def test_an_answer_is_begun_when_anything_is_chosen(kind: str) -> None:
    answering = MAKE[kind]()
    assert not answering.is_begun
    assert answering.followed is None
    answering = answering.take(ANSWERS[kind])
    assert answering.is_begun


def test_a_tick_alone_begins_an_answer() -> None:
    answering = NumberAndTicks({"ann": sentence("control.undo")}, number_and_names)
    answering = answering.choose("", ["ann"])
    assert (answering.text, answering.is_begun) == ("", True)


def test_it_is_known_whether_more_can_be_chosen_and_whether_it_is_enough() -> None:
    order = PlacesInOrder(tuple("abc"), most=2)
    stands = []
    for place in "ca":
        order = order.click(place)
        stands.append((order.is_enough, order.goes_on))
    assert stands == [(False, True), (True, False)]
    row = MoveParts(Rows(), LETTERS, written=",".join, least=2)
    for name in ("left", "b", "a"):
        row = row.choose((*row.chosen, name))
        stands.append((row.is_enough, row.goes_on))
    assert stands[2:] == [(False, True), (True, True), (True, True)]
    row = row.choose((*row.chosen, "c"))
    assert (row.is_enough, row.goes_on) == (True, False)


def test_an_order_and_a_move_say_what_they_lack_as_long_as_they_do() -> None:
    order, row = PlacesInOrder(tuple("abc")), MoveParts(Rows(), LETTERS, written=",".join, least=1)
    for answering in order.click("a"), row.click("left"):
        assert answering.text
        assert answering.lacking is not None
        said = {answering.lacking.in_voice(Voice(language)) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
    for name in ("left", "b", "c", "a"):
        row = row.click(name)
    assert (row.lacking, row.goes_on) == (None, False)
    assert order.take("a,b,c").lacking is None
