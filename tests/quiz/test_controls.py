"""Every answer can be given by ordinary controls, whichever game it is about."""

from __future__ import annotations

from typing import Any, Final

import ipywidgets
import pytest

from clans_widget.quiz.answering import (
    Answering,
    Draft,
    MoveParts,
    NumberAndTicks,
    Places,
    PlacesInOrder,
    Reasons,
    UseAnswer,
    Written,
)
from clans_widget.stage.actions import Action
from clans_widget.stage.face.tree import Tree
from clans_widget.stage.production import Part
from clans_widget.words import Voice, sentence
from tests.quiz.cups import Cups
from tests.quiz.test_answering import MAKE, number_and_names

PARTS = (Part("cup", "cup", "quiz.place"), Part("number", "count", "quiz.number", buttons=True))


class Shown:
    """The controls of an answer, shown anew after each change."""

    def __init__(self, answering: Answering) -> None:
        self.controls = Tree(self.do)
        self.changes = 0
        self.show(answering)

    def do(self, action: Action) -> None:
        assert isinstance(action, UseAnswer)
        self.changes += 1
        self.show(self.answering.use(action.control, action.value))

    def show(self, answering: Answering, language: str = "en") -> None:
        self.answering = answering
        self.controls.show(answering.view(Voice(language), "cups"))

    def all(self, within: Any = None) -> list[Any]:
        children = getattr(within or self.controls, "children", ())
        inside = [part for child in children for part in self.all(child)]
        return [within, *inside] if within else inside

    def part(self, css: str) -> Any:
        (found,) = [part for part in self.all() if f"cups-{css}" in part._dom_classes]
        return found

    def press(self, text: str) -> None:
        buttons = [part for part in self.all() if isinstance(part, ipywidgets.Button)]
        (found,) = [button for button in buttons if button.description == text]
        found.click()


@pytest.mark.parametrize("name", MAKE)
def test_no_control_has_the_tooltip_null(name: str) -> None:
    """Which is what a browser shows on the name of a control where there is none."""
    others = (ipywidgets.Label, ipywidgets.Button)
    for part in Shown(MAKE[name]()).all():
        if part.has_trait("description") and not isinstance(part, others):
            assert part.tooltip is not None


def test_places_from_a_list() -> None:
    answering = Places(tuple("abc"), none_said=sentence("control.undo"))
    shown = Shown(answering)
    shown.part("place").value = "c"
    shown.press("Choose")
    assert shown.answering.text == "c"
    shown.press("c ✕")
    assert shown.answering.text == ""
    shown.part("none").value = True
    assert shown.answering.text == "-"
    assert shown.changes == 4, "who goes through the list has not chosen yet"


def test_what_a_draft_names_that_is_not_offered_is_not_shown() -> None:
    """A draft may be of another version, or written by hand."""
    shown = Shown(Places(tuple("abc")).at(Draft(picked="z")))
    assert shown.part("place").value == "a"
    shown.press("Choose")
    assert shown.answering.text == "a"
    reasons = Reasons({"yes": sentence("control.undo")})
    assert Shown(reasons.at(Draft(text="no"))).part("reason").value is None


def test_where_none_is_no_answer_it_cannot_be_ticked() -> None:
    assert Shown(Places(tuple("abc"))).part("none").layout.display == "none"


def test_an_order_by_buttons() -> None:
    shown = Shown(PlacesInOrder(tuple("ab")))
    shown.press("b")
    answering = shown.answering
    assert (answering.text, answering.followed) == ("b,a", "a"), "the last one follows by itself"
    shown.press("a")
    answering = shown.answering
    assert (answering.text, answering.followed) == ("b,a", None), "who goes on chooses it, too"
    shown.press("a ✕")
    assert shown.answering.text == "b"
    shown.press("b ✕")
    assert shown.answering.text == ""
    shown.press("a")
    shown.press("a ✕")
    assert shown.answering.text == "", "what followed is taken back with it"
    shown = Shown(PlacesInOrder(tuple("ab"), most=1))
    shown.press("b")
    shown.press("b ✕")
    assert shown.answering.text == ""
    assert shown.changes == 2


def test_a_move_by_a_list_and_buttons() -> None:
    shown = Shown(MoveParts(Cups("021"), PARTS))
    assert [value for _, value in shown.part("cup").options] == ["", "b", "c"]
    shown.part("cup").value = "b"
    shown.press("2")
    assert shown.answering.text == "b2"
    shown.part("cup").value = "c"
    assert shown.answering.draft.names == ("c",)
    shown.part("cup").value = ""
    assert not shown.answering.is_begun


def test_a_number_and_ticks() -> None:
    names = {"ann": sentence("control.undo"), "bob": sentence("control.redo")}
    answering = NumberAndTicks(names, number_and_names)
    shown = Shown(answering)
    shown.part("number").value = "4"
    shown.part("tick-bob").value = True
    assert shown.answering.text == "4 bob"
    assert shown.part("tick-ann").description == "Undo"


def test_a_number_alone_has_nothing_beside_it() -> None:
    answering = NumberAndTicks({}, lambda text: (int(text), ()))
    shown = Shown(answering)
    shown.part("number").value = "4"
    assert shown.answering.text == "4"
    assert not any(isinstance(each, ipywidgets.Label) for each in shown.all())


def test_a_reason_and_a_text() -> None:
    reasons = Reasons({"yes": sentence("control.undo"), "no": sentence("control.redo")})
    shown = Shown(reasons)
    shown.part("reason").value = "no"
    assert shown.answering.text == "no"
    shown = Shown(Written())
    shown.part("text").value = " seven "
    assert shown.answering.text == "seven"


FIELDS: Final = {"number": "4 -", "text": "4"}
"""Which answers have a field of text, and what they are with a 4 in it."""


@pytest.mark.parametrize("name", MAKE)
def test_what_is_written_goes_into_the_field_where_there_is_one(name: str) -> None:
    answering = MAKE[name]()
    written = answering.write("4")
    assert written.text == FIELDS.get(name, answering.text)
    assert (written == answering) == (name not in FIELDS)


def test_what_is_ticked_comes_with_what_is_written() -> None:
    names = {"ann": sentence("control.undo"), "bob": sentence("control.redo")}
    answering = NumberAndTicks(names, number_and_names).choose("3", ["ann"])
    assert answering.write("4", [False, True]).text == "4 bob"
    assert answering.write("4").text == "4 ann", "a page that does not tell changes no tick"
