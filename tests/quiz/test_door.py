"""A click on the picture means in a quiz what it means on the stage, where the game says so."""

from __future__ import annotations

from typing import Final

from clans_widget import Quiz
from clans_widget.core.marks import Marks
from clans_widget.quiz.answering import Answering, MoveParts, Places
from clans_widget.words import Spoken, Voice, sentence
from tests.quiz.test_controls import Shown
from tests.stage.hands import caption, click, press
from tests.stage.parts.test_places import Numbered, Ordered
from tests.toys.questions import WinningMove

ENGLISH: Final = Voice("en")


def move_of_nim() -> MoveParts:
    return MoveParts(Numbered(), Ordered.parts, about=Marks(highlights=("A",)), door=Ordered())


def test_a_game_says_what_a_click_means_and_the_choice_what_is_chosen() -> None:
    answering = move_of_nim()
    answering = answering.click("B")
    assert (answering.chosen, answering.text) == (("B",), "")
    answering = answering.click("4")
    assert answering.text == "B4"


def test_a_place_that_means_nothing_is_refused_and_what_was_chosen_stays() -> None:
    answering = move_of_nim()
    answering = answering.click("B")
    answering = answering.click("C")
    assert answering.refusal is not None
    assert "(3, 4, 5)" in answering.refusal.in_voice(ENGLISH)
    assert answering.chosen == ("B",)
    answering = answering.click("2")
    assert answering.text == "B2"


def test_a_game_says_what_is_pointed_at() -> None:
    answering = move_of_nim()
    assert answering.marks == Marks(highlights=("A",)), "what the question is about"
    answering = answering.point("A")
    answering = answering.click("B")
    assert answering.marks == Marks((), ("B",), ("A",))
    answering = answering.choose(("B", "9"))
    assert answering.marks.numbers == ("A", "B"), "with the refusal"


def test_parts_are_called_as_the_game_calls_them() -> None:
    answering = move_of_nim()
    shown = Shown(answering)
    shown.press("B: heap, en")
    assert shown.answering.draft.names == ("B",)
    assert shown.part("count").options[1] == ("1: count, en", "1")
    shown.show(shown.answering, "fr")
    assert shown.part("count").options[1] == ("1: count, fr", "1")


def test_without_a_door_places_are_the_parts_of_a_move() -> None:
    answering = MoveParts(Numbered(), Ordered.parts)
    answering = answering.click("third")
    assert answering.called("heap", "C", ENGLISH) == "C"
    assert answering.chosen == ("C",), "the choice says what is chosen"


class Asked(WinningMove):
    """A question about Nim whose places are called otherwise than its heaps."""

    def production(self) -> Ordered:
        return Ordered()

    def answering(self) -> Answering:
        return MoveParts(self.position, Ordered.parts, door=self.production())


def test_a_question_is_answered_through_the_door_on_the_stage() -> None:
    quiz = Quiz(Asked(Numbered((1, 3, 0))), name="door")
    for place in ("C", "B", "2"):
        click(quiz, place, prefix="nim")
    press(quiz, "nim-check")
    assert "✓" in caption(quiz, "nim")


def loud(place: str) -> Spoken:
    return sentence("list.and", first=place.upper(), last=place)


def test_places_may_be_called_otherwise_than_by_their_names() -> None:
    answering = Places(tuple("abc"), named=loud)
    shown = Shown(answering)
    assert shown.part("place").options[1] == ("B and b", "b")
    shown.show(answering.click("b"))
    shown.press("B and b ✕")
    assert shown.answering.text == ""
    answering = answering.click("c")
    said = sentence("quiz.so_far", answer=answering.told).in_voice(ENGLISH)
    assert said.startswith("Your answer: C and c.")


def test_places_without_other_names_stand_in_the_list_as_they_are() -> None:
    shown = Shown(Places(tuple("abc")))
    assert tuple(shown.part("place").options) == (("a", "a"), ("b", "b"), ("c", "c"))


def test_a_click_on_what_is_no_answer_means_nothing() -> None:
    answering = Places(tuple("abc"), meant=lambda place: place != "b")
    assert answering.click("b") is answering
    assert answering.click("c").text == "c"
