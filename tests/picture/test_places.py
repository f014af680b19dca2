"""A picture knows its places: what lies where, and where the middle of it is."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clans_widget.core.errors import Refusal
from clans_widget.picture import DrawingError, Picture, Places
from clans_widget.picture.plane.geometry import Path, box, contains
from clans_widget.words import LANGUAGES

HEAPS = {"left": box(0, 0, 40, 30), "right": box(40, 0, 40, 30)}
TOO_FEW: Final = {
    0: {"without points", "aucun point", "geen punten"},
    1: {"of one point", "qu’un point", "maar één punt"},
    2: {"of 2 points", "que 2 points", "maar 2 punten"},
}
ARROW = ((0, 0), (90, 0), (90, 30), (30, 30), (30, 90), (0, 90))
"""Its center of gravity lies beside it."""


def picture(places: dict[str, Path]) -> Picture:
    return Picture(100, 100, (), "Heaps", "Two heaps.", "en", places)


def test_plain_outlines_are_places_enough() -> None:
    heaps = picture(HEAPS)
    assert dict(heaps.places) == HEAPS
    assert [heaps.place_at(x, 15) for x in (1, 39, 41, 79, 81)] == [
        *("left", "left", "right", "right", None)
    ]
    assert heaps.center("right") == (60, 15)


def test_without_places_nothing_is_anywhere() -> None:
    empty = Picture(100, 100, (), "Nothing", "Nothing.", "en")
    assert empty.place_at(50, 50) is None
    with pytest.raises(KeyError, match="left"):
        empty.center("left")


def test_places_change_nothing_that_is_seen() -> None:
    assert picture(HEAPS).svg() == picture({}).svg()
    assert picture(HEAPS).png() == picture({}).png()


def test_pictures_share_the_places_that_they_are_given() -> None:
    places = Places(HEAPS)
    pictures = [Picture(100, 100, (), "", "", "en", places) for _ in range(2)]
    assert all(each.places is places for each in pictures)


def test_the_last_place_lies_on_top() -> None:
    both = picture({"board": box(0, 0, 90, 90), "stone": box(40, 40, 10, 10)})
    assert (both.place_at(45, 45), both.place_at(20, 45)) == ("stone", "board")


@pytest.mark.parametrize("ring", [*HEAPS.values(), ARROW])
def test_the_center_of_a_place_lies_in_it(ring: Path) -> None:
    there = picture({"there": ring})
    assert there.place_at(*there.center("there")) == "there"


def test_a_center_that_is_given_is_kept() -> None:
    assert Places(HEAPS, {"left": (7, 8)}).center("left") == (7, 8)


@pytest.mark.parametrize("corners", [0, 1, 2])
def test_what_encloses_nothing_is_no_place(corners: int) -> None:
    with pytest.raises(DrawingError, match="dot") as refused:
        picture({**HEAPS, "dot": ((1, 1), (2, 2))[:corners]})
    assert isinstance(refused.value, Refusal)
    said = [refused.value.in_language(language) for language in LANGUAGES]
    assert {few for few in TOO_FEW[corners] for text in said if few in text} == TOO_FEW[corners]


@given(st.integers(0, 10**6))
def test_places_are_found_as_by_asking_each_outline(seed: int) -> None:
    chance = Random(seed)
    stars = {f"star {k}": _star(chance) for k in range(chance.randrange(1, 6))}
    places = Places(stars)
    for _ in range(50):
        point = chance.uniform(0, 100), chance.uniform(0, 100)
        over = [name for name, ring in stars.items() if contains(ring, *point)]
        assert places.at(*point) == (over[-1] if over else None)


def _star(chance: Random) -> Path:
    """A ring around some point."""
    x, y = chance.uniform(20, 80), chance.uniform(20, 80)
    count = chance.randrange(3, 12)
    turns = [2 * pi * k / count for k in range(count)]
    return tuple(
        (x + r * cos(turn), y + r * sin(turn)) for turn in turns for r in [chance.uniform(2, 30)]
    )
