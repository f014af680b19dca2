"""A move is chosen part by part: what each click means, and what is pointed at."""

from __future__ import annotations

import pytest

from clans_widget.core.errors import IllegalMove
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.core.protocols import Choice
from clans_widget.stage.choosing import (
    PLAIN,
    Parts,
    PlainDoor,
    Stand,
    after_click,
    last_left,
    pointed_at,
    stands,
    why_not,
)
from clans_widget.words import Voice
from tests.quiz.cups import Cups
from tests.quiz.test_following import Rows

POSITION = Cups("021")
"""Two stones in b, one in c."""


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
        (["b", "1", "1"], ("1",)),
    ],
)
def test_clicks(clicks: list[str | None], chosen: Parts) -> None:
    parts: Parts = ()
    for place in clicks:
        parts = PLAIN.clicked(POSITION, parts, place)
    assert parts == chosen


def test_a_part_is_taken_back_with_what_followed_it() -> None:
    assert after_click(Rows(), ("left", "a", "b"), "left") == ()
    assert after_click(Rows(), ("left", "a"), "a") == ("left",)


def test_no_move_begins_with_what_is_refused_and_the_position_says_why() -> None:
    assert (why_not(POSITION, ()), why_not(POSITION, ("b",))) == (None, None)
    refusal = why_not(POSITION, ("a",))
    assert isinstance(refusal, IllegalMove)
    assert refusal.obstacle == ("a",)


def test_how_the_choice_stands_is_told_stage_by_stage() -> None:
    first = Stand((), ("b", "c"), "b")
    assert stands(POSITION, ("b",)) == {"cup": first, "number": Stand(("b",), ("1", "2"), "")}
    assert stands(POSITION, ("b", "1"))["complete"] == Stand(("b", "1"), (), "")
    assert stands(Rows(), ("left", "a", "c"))["letter"] == Stand(("left", "a", "c"), ("b",), "")


@pytest.mark.parametrize(
    ("chosen", "kinds", "last"),
    [
        (("left", "a", "c"), {"letter"}, "b"),
        (("left", "a", "c"), {"hand"}, ""),
        (("left", "a"), {"letter"}, ""),
        (("left",), {"letter"}, ""),
        ((), {"hand"}, ""),
        (("left", "a", "c", "b"), {"letter"}, ""),
    ],
)
def test_what_alone_is_left_is_the_last_of_several_of_its_kind(
    chosen: Parts, kinds: set[str], last: str
) -> None:
    """The only hand there is stands alone as well, but no other was chosen before it."""
    assert last_left(Rows(), chosen, kinds) == last


def test_where_a_click_could_lead_is_shown_under_the_mouse() -> None:
    door = PlainDoor(marks)

    def shown(chosen: Parts, pointed: str | None) -> Marks:
        return door.pointed(POSITION, chosen, pointed, None)

    assert shown((), None) == Marks(highlights=("b", "c"))
    assert shown((), "b") == Marks(highlights=("1", "2"), numbers=("b",))
    assert shown(("b",), "b") == Marks(highlights=("1", "2"))
    assert shown(("b",), "2") == Marks(highlights=("1", "2"), numbers=("2",))
    assert shown(("b",), "a") == Marks(highlights=("1", "2"))


def test_what_is_refused_is_pointed_at_before_all_else() -> None:
    refusal = why_not(POSITION, ("a",))
    faded = Marks(highlights=("a",), faded=True)
    assert pointed_at(POSITION, ("b",), "2", refusal, marks) == faded


def test_nothing_is_pointed_at_unless_somebody_says_so() -> None:
    assert PLAIN.pointed(POSITION, ("b",), None, None) == NO_MARKS


def test_a_part_is_called_by_its_name() -> None:
    assert PLAIN.option("cup", "b", Voice("nl")) == "b"
