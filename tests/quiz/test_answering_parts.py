"""What stands around an answer in the making, and what is chosen of it, piece by piece."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from clans_widget.core.errors import Refusal
from clans_widget.core.marks import Marks
from clans_widget.quiz.answering import (
    COMMON,
    NOTHING,
    Answering,
    Draft,
    Label,
    MoveParts,
    NumberAndTicks,
    Places,
    PlacesInOrder,
    Reasons,
    Wording,
    Written,
)
from clans_widget.stage.choosing import PlainDoor
from clans_widget.words import Voice, sentence
from tests.quiz.cups import Cups
from tests.quiz.test_answering import MAKE, number_and_names

ASKED: Final = Marks((("a", "b"),), ("d",))
MINE: Final = Wording(sentence("control.undo"), sentence("control.redo"))
OWN: Final = Label(sentence("control.undo"), "own")

IN_OWN_WORDS: Final[dict[str, Callable[[], Answering]]] = {
    "places": lambda: Places(tuple("abc"), wording=MINE, about=ASKED),
    "order": lambda: PlacesInOrder(tuple("abc"), wording=MINE, about=ASKED),
    "parts": lambda: MoveParts(Cups("021"), (), wording=MINE, about=ASKED),
    "number": lambda: NumberAndTicks({}, number_and_names, wording=MINE, about=ASKED),
    "reason": lambda: Reasons({}, wording=MINE, about=ASKED),
    "text": lambda: Written(wording=MINE, about=ASKED),
}


@pytest.mark.parametrize("kind", IN_OWN_WORDS)
def test_every_way_of_answering_takes_an_exercises_own_words_and_marks(kind: str) -> None:
    answering = IN_OWN_WORDS[kind]()
    assert (answering.prompt, answering.empty) == (MINE.prompt, MINE.empty)
    assert answering.marks.arrows == ASKED.arrows
    assert set(answering.marks.highlights) >= {"d"}


def test_the_common_words_of_a_way_of_answering_are_its_own() -> None:
    prompts = {make().prompt.in_voice(Voice("en")) for make in MAKE.values()}
    empty = {make().empty.in_voice(Voice("en")) for make in MAKE.values()}
    assert len(prompts) == len(empty) == len(MAKE)


def test_what_an_exercise_leaves_to_the_common_words_is_none() -> None:
    assert (COMMON.prompt, COMMON.empty) == (None, None)


LABELS: Final[list[tuple[Label, str, str]]] = [
    (Places(tuple("abc")).label, "Place", "place"),
    (PlacesInOrder(tuple("abc")).label, "Order:", "chosen"),
    (PlacesInOrder(tuple("abc")).next_label, "Next:", "order"),
    (NumberAndTicks({}, number_and_names).label, "Number", "number"),
    (NumberAndTicks({}, number_and_names).ticks_label, "for", "tick"),
    (Places(tuple("abc"), label=OWN).label, "Undo", "own"),
    (PlacesInOrder(tuple("abc"), label=OWN).label, "Undo", "own"),
    (PlacesInOrder(tuple("abc"), next_label=OWN).next_label, "Undo", "own"),
    (NumberAndTicks({}, number_and_names, label=OWN).label, "Undo", "own"),
    (NumberAndTicks({}, number_and_names, ticks_label=OWN).ticks_label, "Undo", "own"),
]


@pytest.mark.parametrize(("label", "said", "css"), LABELS)
def test_controls_have_labels_and_an_exercise_may_have_its_own(
    label: Label, said: str, css: str
) -> None:
    assert (label.said.in_voice(Voice("en")), label.css) == (said, css)


def test_places_that_were_chosen_before_are_chosen_one_by_one() -> None:
    places, order = Places(tuple("abc")), PlacesInOrder(tuple("abc"))
    for answering in places.take("a,c"), order.take("a,c"):
        assert answering.chosen == ("a", "c")
        assert answering.told == "a, c"
        after = answering.click("a")
        assert after.text == after.told == "c"


def test_who_said_that_there_is_none_after_a_place_has_chosen_no_place() -> None:
    answering = Places(tuple("abc"))
    for answer in ("a", NOTHING):
        answering = answering.take(answer)
    assert (answering.text, answering.chosen) == (NOTHING, ())


def test_no_place_is_no_answer_unless_the_exercise_says_how() -> None:
    none = sentence("control.undo")
    assert Places(tuple("abc"), none_said=none).none_said is none
    assert Places(tuple("abc")).none_said is None
    assert not Places(tuple("abc")).none


def test_who_no_longer_says_that_there_is_none_keeps_the_places() -> None:
    answering = Places(tuple("abc"))
    answering = answering.click("a")
    answering = answering.choose_none(none=False)
    assert answering.text == "a"
    answering = answering.choose_none(none=True)
    assert answering.chosen == ()
    answering = answering.choose_none(none=False)
    assert answering.text == ""


def test_an_order_is_numbered_beside_what_the_question_points_at() -> None:
    answering = PlacesInOrder(tuple("abc"), about=ASKED)
    answering = answering.click("b")
    assert answering.marks == Marks(ASKED.arrows, ("d", "a", "c"), ("b",))
    assert answering.marks_beside_hint == Marks(ASKED.arrows, ("d",), ("b",))


def test_places_are_ringed_beside_what_the_question_points_at() -> None:
    answering = Places(tuple("abc"), about=ASKED)
    answering = answering.click("b")
    assert answering.marks == Marks(ASKED.arrows, ("d", "b"))
    assert answering.marks_beside_hint == Marks(ASKED.arrows, ("d",), dots=("b",))


def test_all_places_have_a_place_in_the_order_unless_it_is_said_how_many() -> None:
    answering = PlacesInOrder(tuple("abc"))
    for place in "cab":
        answering = answering.click(place)
    assert answering.text == "c,a,b"
    assert answering.options == ()


@pytest.mark.parametrize("kind", ["places", "order"])
def test_a_click_beside_all_places_means_nothing(kind: str) -> None:
    answering = MAKE[kind]()
    assert answering.click(None) is answering
    assert answering.text == ""


def test_an_order_may_refuse_in_the_words_of_the_exercise() -> None:
    answering = PlacesInOrder(
        tuple("abc"), refuse=lambda place: sentence("quiz.place", place=place)
    )
    answering = answering.click("z")
    assert answering.refusal == sentence("quiz.place", place="z")
    answering = answering.click(None)
    assert answering.refusal is None


def test_the_place_that_is_not_to_be_ordered_is_named() -> None:
    answering = PlacesInOrder(tuple("abc"))
    answering = answering.click("z")
    assert answering.refusal is not None
    said = answering.refusal.in_voice(Voice("en"))
    assert said == "z is not one of the places to put in order: a, b and c."


def test_a_move_that_was_chosen_before_is_refused_where_a_rule_forbids_it() -> None:
    answering = MoveParts(Cups("021"), ())
    for cup, number in (("a", "1"), ("b", "2"), ("a", "1")):
        answering = answering.choose((cup, number))
        assert (answering.refusal is None) == (cup == "b")
    assert answering.text == "b2", "after a refusal nothing has changed"


@pytest.mark.parametrize("clicks", [(), ("b",), ("a",), ("b", "a"), ("b", "2")])
def test_another_answering_goes_on_from_the_draft_of_a_move(clicks: tuple[str, ...]) -> None:
    answering = nothing = MoveParts(Cups("021"), ())
    for place in clicks:
        answering = answering.click(place)
    answering = answering.point("c")
    again = nothing.at(answering.draft)
    assert again == answering
    assert (again.marks, again.stands) == (answering.marks, answering.stands)
    refusals = [each.refusal and each.refusal.in_voice(Voice("en")) for each in (answering, again)]
    assert refusals[0] == refusals[1]
    assert (refusals[0] is None) == (clicks != ("a",))


def test_a_draft_keeps_why_a_click_was_refused_where_no_part_was_tried() -> None:
    """What is refused as part of a move, the position refuses again, in its own words."""
    refusal = Refusal("control.undo")
    answering = MoveParts(Cups("021"), ())
    answering = answering.at(Draft(("b",), refusal=refusal))
    assert (answering.refusal, answering.draft.refusal) == (refusal, refusal)
    answering = answering.at(Draft(("b",), attempt=("a",), refusal=refusal))
    assert answering.refusal is not refusal


def test_what_no_move_begins_with_is_not_chosen_whoever_says_so() -> None:
    """A draft may have been written by hand."""
    answering = MoveParts(Cups("021"), ()).at(Draft(("a", "1")))
    assert (answering.chosen, answering.text, answering.draft.attempt) == ((), "", ("a", "1"))
    assert answering.refusal is not None


def test_a_move_may_be_written_and_read_in_another_way() -> None:
    def spelled(parts: tuple[str, ...]) -> str:
        return "-".join(parts) or "pass"

    answering = MoveParts(
        Cups("021"), (), written=spelled, read=lambda text: tuple(text.split("-"))
    )
    assert answering.text == answering.told == "pass", "nothing chosen may be an answer, too"
    answering = answering.take("b-2")
    assert answering.chosen == ("b", "2")
    assert answering.text == "b-2"


def test_part_of_a_move_is_an_answer_from_so_many_parts_on() -> None:
    answering = MoveParts(Cups("021"), (), written="".join, least=1)
    assert answering.text == answering.told == ""
    answering = answering.click("b")
    assert answering.text == "b"
    strict = MoveParts(Cups("021"), (), written="".join, least=2)
    strict = strict.click("b")
    assert (strict.text, strict.told) == ("", "b")
    strict = strict.click("1")
    assert strict.text == "b1"


def test_what_a_move_points_at_while_it_is_chosen_and_what_the_question_does_before() -> None:
    answering = MoveParts(
        Cups("021"),
        (),
        about=ASKED,
        door=PlainDoor(lambda choice, _: Marks(highlights=choice.options)),
    )
    answering = answering.click("b")
    assert answering.marks == Marks(highlights=("1", "2"))


def test_a_number_is_written_with_its_names_as_the_exercise_writes_them() -> None:
    names = {"ann": sentence("control.undo"), "bob": sentence("control.redo")}
    plain = NumberAndTicks(names, number_and_names)
    own = NumberAndTicks(names, number_and_names, written=" & ".join)
    for blank, text in ((plain, "3 ann,bob"), (own, "3 ann & bob")):
        assert (blank.number, blank.ticked) == ("", ())
        answering = blank.choose("3", ["bob", "ann", "zoe"])
        assert (answering.ticked, answering.text) == (("ann", "bob"), text)


def test_reasons_are_offered_as_they_were_given() -> None:
    reasons = {"yes": sentence("control.undo"), "no": sentence("control.redo")}
    assert Reasons(reasons).reasons == reasons
