"""A move is chosen part by part: what each click means, and what is pointed at."""

from __future__ import annotations

from typing import Any

import pytest

from clans_widget.core.errors import Refusal
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.core.protocols import Choice
from clans_widget.stage.choosing import Choosing
from tests.quiz.cups import Cups

POSITION = Cups("021")


def marks(choice: Choice, pointed: str | None) -> Marks:
    """Rings where the choice goes on; a number on what is under the mouse."""
    return Marks(highlights=choice.options, numbers=(pointed,) if pointed else ())


@pytest.mark.parametrize(
    ("clicks", "chosen"),
    [
        (["b"], ("b",)),
        (["b", "2"], ("b", "2")),
        (["b", "b"], ()),
        (["b", None], ()),
        (["b", "2", "c"], ("c",)),
        (["b", "2", "b"], ()),
        (["b", "2", None], ()),
        (["a"], ()),
        (["b", "1", "1"], ("b", "1")),
    ],
)
def test_clicks(clicks: list[str | None], chosen: tuple[str, ...]) -> None:
    choosing = Choosing()
    for place in clicks:
        choosing.click(POSITION, place)
    assert choosing.chosen == chosen


def test_before_the_first_click_nothing_is_chosen_refused_or_pointed_at() -> None:
    choosing = Choosing()
    assert (choosing.chosen, choosing.refusal, choosing.pointed) == ((), None, None)
    assert choosing.attempt == ()


def test_a_click_says_how_far_the_choice_is() -> None:
    choosing = Choosing()
    choosing.click(POSITION, "b")
    choice = choosing.click(POSITION, "2")
    assert choice is not None
    assert choice.move == "b2"


def test_what_is_refused_changes_nothing_and_shows_why() -> None:
    choosing = Choosing(marks)
    choosing.click(POSITION, "b")
    assert choosing.choose(POSITION, ("a",)) is None
    assert choosing.chosen == ("b",)
    assert choosing.refusal is not None
    assert choosing.marks(POSITION) == Marks(highlights=("a",), faded=True)
    choosing.choose(POSITION, ("c",))
    assert choosing.refusal is None


def test_where_a_click_could_lead_is_shown_under_the_mouse() -> None:
    choosing = Choosing(marks)
    assert choosing.marks(POSITION) == Marks(highlights=("b", "c"))
    assert choosing.point("b")
    assert not choosing.point("b")
    assert choosing.marks(POSITION) == Marks(highlights=("1", "2"), numbers=("b",))
    choosing.click(POSITION, "b")
    assert choosing.marks(POSITION) == Marks(highlights=("1", "2"))
    choosing.point("2")
    assert choosing.marks(POSITION) == Marks(highlights=("1", "2"), numbers=("2",))
    choosing.point("a")
    assert choosing.marks(POSITION) == Marks(highlights=("1", "2"))


@pytest.mark.parametrize("clicks", ["a", "b"])
def test_a_move_is_being_chosen_until_all_is_cleared(clicks: str) -> None:
    choosing = Choosing()
    is_open = [choosing.is_open]
    choosing.click(POSITION, clicks)
    is_open.append(choosing.is_open)
    choosing.clear()
    is_open.append(choosing.is_open)
    assert is_open == [False, True, False]


def test_nothing_is_pointed_at_unless_somebody_says_so() -> None:
    choosing = Choosing()
    choosing.click(POSITION, "b")
    assert choosing.marks(POSITION) == NO_MARKS


class Mirrored:
    """A game in which a click on a place means another, and which says itself what is shown."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []

    def clicked(self, position: object, chosen: tuple[str, ...], place: str | None) -> Any:
        del position
        if place == "a":
            raise Refusal("toy.no")
        return (*chosen, {"z": "b"}.get(place or "", place))

    def option(self, *_: object) -> str:
        return ""

    def pointed(self, *asked: object) -> Marks:
        self.asked.append(asked)
        return Marks(numbers=("z",))


def test_a_game_says_what_its_clicks_mean() -> None:
    choosing = Choosing(marks, Mirrored())
    choosing.click(POSITION, "z")
    assert choosing.chosen == ("b",)
    assert choosing.click(POSITION, "a") is None
    assert (choosing.chosen, choosing.refusal and choosing.refusal.key) == (("b",), "toy.no")


def test_a_game_says_what_is_pointed_at_from_all_that_is_known() -> None:
    door = Mirrored()
    choosing = Choosing(marks, door)
    choosing.click(POSITION, "z")
    choosing.click(POSITION, "a")
    choosing.point("c")
    assert choosing.marks(POSITION) == Marks(numbers=("z",))
    assert door.asked == [(POSITION, ("b",), "c", choosing.refusal)]
