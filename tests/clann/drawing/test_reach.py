"""Tiles show where each die would land whom."""

from __future__ import annotations

from itertools import combinations

import pytest

from clans_widget.clann import Course, Position
from clans_widget.clann.drawing import Reach, draw, look_of
from clans_widget.clann.drawing.layout import LAYOUTS, LayoutName
from clans_widget.picture import Picture, Text
from clans_widget.picture.plane.geometry import bounds
from clans_widget.words import LANGUAGES
from tests.clann.drawing.positions import MIDGAME
from tests.picture.seen import outlines, shapes, texts

SEVERAL = [Reach("A11", 2, "1"), Reach("A14", 5, "1"), Reach("C11", 2, "N"), Reach("A-t4", 2, "4")]
every_layout = pytest.mark.parametrize("layout", LAYOUTS)


def tiles(picture: Picture) -> list[tuple[float, float, float, float]]:
    return [bounds(tile) for tile in outlines(picture, "reach", "reach")]


def test_one_who_is_known_needs_no_letter() -> None:
    picture = draw(MIDGAME, reach=SEVERAL[:2], choosing=True)
    assert texts(picture.layer("reach")) == ["2", "5"]
    assert len(tiles(picture)) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_several_each_tile_says_who_it_is(language: str) -> None:
    picture = draw(MIDGAME, look_of(language), reach=SEVERAL, choosing=True)
    letters = {"en": ("T", "Sm"), "fr": ("Gd", "P"), "nl": ("L", "K")}[language]
    assert sorted(texts(picture.layer("reach"))) == sorted(
        ["2", letters[0], "5", letters[0], "2", "2", letters[1]]
    )
    assert len(shapes(picture, "reach", "helmet")) == 1


@every_layout
def test_tiles_lie_on_their_places(layout: LayoutName) -> None:
    picture = draw(MIDGAME, look_of(layout=layout), reach=SEVERAL[:3])
    for tile, name in zip(tiles(picture), ("A11", "A14", "C11"), strict=True):
        middle = (tile[0] + tile[2]) / 2, (tile[1] + tile[3]) / 2
        assert picture.place_at(*middle) == name


@every_layout
@pytest.mark.parametrize("number", [2, 3])
def test_tiles_on_one_place_stand_side_by_side(number: int, layout: LayoutName) -> None:
    reach = [Reach("A13", die, str(die)) for die in range(1, number + 1)]
    boxes = tiles(draw(MIDGAME, look_of("fr", layout=layout), reach=reach))
    assert len(boxes) == number
    for one, other in combinations(sorted(boxes), 2):
        assert one[2] < other[0]
        assert one[1] == other[1]


@every_layout
def test_the_same_tile_is_shown_once_and_the_order_does_not_matter(layout: LayoutName) -> None:
    look = look_of(layout=layout)
    one = draw(MIDGAME, look, reach=[*SEVERAL, *SEVERAL]).svg()
    assert one == draw(MIDGAME, look, reach=SEVERAL[::-1]).svg()


@every_layout
def test_no_tile_covers_the_letter_of_whoever_stands_there(layout: LayoutName) -> None:
    for cell in {*Course().cells} - {"A1", "B1", "D8"}:
        here = Position.from_text(f"A1,h,h,h/B1,{cell},h,h/h,h,h,h D8 1 3")
        picture = draw(here, look_of("fr", layout=layout), reach=[Reach(cell, 3, "1")])
        (tile,) = tiles(picture)
        letters = [s for s in picture.layer("figures").shapes if isinstance(s, Text)]
        for letter in letters:
            half = 0.3 * letter.size * len(letter.text)
            outside = (
                tile[2] < letter.x - half
                or tile[0] > letter.x + half
                or tile[3] < letter.y - 0.7 * letter.size
                or tile[1] > letter.y
            )
            assert outside, (cell, letter.text)


def test_a_tile_on_no_place_is_refused() -> None:
    with pytest.raises(KeyError, match="Z9"):
        draw(MIDGAME, reach=[Reach("Z9", 3, "1")])
