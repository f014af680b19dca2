"""An answer of several names beside the right one: what is right of it, wrong and missing."""

from __future__ import annotations

import pytest

from clans_widget.core.marks import Marks
from clans_widget.quiz.overlap import Overlap
from clans_widget.words import sentence


@pytest.mark.parametrize(
    ("right", "given", "points"),
    [
        ("ab", "ab", 1.0),
        ("ab", "a", 0.5),
        ("ab", "abcd", 0.5),
        ("ab", "bc", 1 / 3),
        ("ab", "cd", 0.0),
        ("ab", "", 0.0),
        ("", "a", 0.0),
        ("", "", 1.0),
    ],
)
def test_points_are_what_is_right_of_all_that_was_named_or_should_have_been(
    right: str, given: str, points: float
) -> None:
    overlap = Overlap.of(right, given)
    assert overlap.points == points
    assert overlap.is_whole == (points == 1)


def test_each_name_is_right_wrong_or_missing() -> None:
    overlap = Overlap.of("abc", "bcde")
    assert sorted(overlap.both) == ["b", "c"]
    assert sorted(overlap.missing) == ["a"]
    assert sorted(overlap.wrong) == ["d", "e"]


@pytest.mark.parametrize(
    ("right", "given", "counts"),
    [
        ("abc", "d", {"missing": 3, "wrong": 1}),
        ("ab", "a", {"missing": 1}),
        ("a", "abc", {"wrong": 2}),
        ("a", "a", {}),
    ],
)
def test_it_is_told_how_many_are_missing_and_wrong_but_not_that_none_is(
    right: str, given: str, counts: dict[str, int]
) -> None:
    section = "clans.ask.clicked.count"
    told = tuple(sentence(f"{section}.{part}", count=count) for part, count in counts.items())
    assert Overlap.of(right, given).counted(section) == told


def test_it_is_marked_beside_what_the_question_points_at() -> None:
    asked = Marks((("x", "y"),), ("z",), ("n",))
    marked = Overlap.of("cab", "caed").marked(asked)
    assert marked == Marks((("x", "y"),), ("z", "a", "c"), ("n",), wrong=("d", "e"), missing=("b",))
