"""Huts can be told apart: by paint, by shape, alone and in crowds."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from clans_widget.clans.drawing import (
    DEFAULT_THEME,
    draw,
)
from clans_widget.clans.drawing.land.atlas import (
    USUAL_SPAN,
    atlas_of,
)
from clans_widget.clans.drawing.pieces.camps import camp
from clans_widget.clans.drawing.pieces.huts import SILHOUETTES
from clans_widget.clans.rules.colors import COLORS
from clans_widget.picture import Text
from clans_widget.picture.plane.geometry import (
    area,
    box,
    contains,
)
from tests.clans.drawing.positions import (
    START,
    position,
)
from tests.picture.seen import lines, texts
from tests.picture.sight import FAR_ENOUGH, SIGHT, lab


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("fifth", ["black", "white"])
def test_paints_differ_for_every_eye(sight: str, fifth: str) -> None:
    theme = DEFAULT_THEME.with_fifth(fifth)  # type: ignore[arg-type]
    for one, other in combinations(COLORS, 2):
        apart = dist(lab(theme.paint(one).base, sight), lab(theme.paint(other).base, sight))
        assert apart > FAR_ENOUGH, (one, other)


@pytest.mark.parametrize("fifth", ["black", "white"])
def test_letters_on_discs_are_legible(fifth: str) -> None:
    theme = DEFAULT_THEME.with_fifth(fifth)  # type: ignore[arg-type]
    for color in COLORS:
        paint = theme.paint(color)
        assert abs(lab(paint.base, "full")[0] - lab(paint.ink, "full")[0]) > 40, color


def test_silhouettes_differ_by_much() -> None:
    """Of the ground that two clans' huts cover, at least a tenth is covered by one alone."""
    grid = [(x / 2, y / 2) for x in range(-26, 27) for y in range(-26, 21)]
    covered = {
        color: {point for point in grid if contains(SILHOUETTES[color].body, *point)}
        for color in COLORS
    }
    for one, other in combinations(COLORS, 2):
        either, both = covered[one] | covered[other], covered[one] & covered[other]
        assert len(either - both) > 0.1 * len(either), (one, other)


def test_huts_are_about_equally_large() -> None:
    sizes = [abs(area(SILHOUETTES[color].body)) for color in COLORS]
    assert max(sizes) < 1.7 * min(sizes)


@pytest.mark.parametrize("number", range(1, 7))
def test_small_groups_show_every_hut(number: int) -> None:
    group = camp({"red": number}, (0, 0), 1.0)
    assert len(group.huts) == number
    assert not group.counts


@pytest.mark.parametrize("each", range(2, 13))
def test_crowds_show_a_number_for_each_clan(each: int) -> None:
    group = camp(dict.fromkeys(COLORS, each), (0, 0), 1.0)
    assert [hut[0] for hut in group.huts] == list(COLORS)
    assert [count for count, _, _ in group.counts] == [each] * 5


@pytest.mark.parametrize("each", range(1, 13))
@pytest.mark.parametrize("clans", range(1, 6))
def test_huts_and_numbers_do_not_cover_each_other(each: int, clans: int) -> None:
    group = camp(dict.fromkeys(COLORS[:clans], each), (0, 0), 1.0)
    boxes = [
        box(x - 10 * size, y - 10 * size, 20 * size, 19 * size) for _, x, y, size in group.huts
    ]
    boxes += [box(x, y - 12, 9.5 * len(str(count)), 12) for count, x, y in group.counts]
    for one, other in combinations(boxes, 2):
        wide = min(one[2][0], other[2][0]) - max(one[0][0], other[0][0])
        high = min(one[2][1], other[2][1]) - max(one[0][1], other[0][1])
        assert min(wide, high) < 4, (one, other)


@pytest.mark.parametrize("each", range(1, 13))
def test_the_largest_crowd_stays_near_its_territory(each: int) -> None:
    atlas = atlas_of(START.board)
    for name in START.board.ids:
        center = atlas.center(name)
        group = camp(dict.fromkeys(COLORS, each), center, atlas.scale)
        for _, x, y, _ in group.huts:
            assert dist((x, y), center) < 0.5 * USUAL_SPAN
            assert atlas.territory_at(x, y) in {None, name, *START.board[name].neighbors}


def test_a_group_of_seven_carries_its_size_and_smaller_ones_do_not() -> None:
    neighbors = {"A1": "7r", "A2": "6b"}
    assert texts(draw(position(neighbors)).layer("huts")) == ["7", "7"]


def test_a_village_of_seven_carries_no_sign_of_being_too_large() -> None:
    assert texts(draw(position({"A1": "7r"})).layer("huts")) == ["7"]


@pytest.mark.parametrize("huts", ["r", "rbg", "2r2b2g"])
def test_the_name_of_a_village_lies_outside_its_fence_where_there_is_room(huts: str) -> None:
    """There is, in nine territories of ten; the name never leaves its own territory."""
    free = 0
    for name in START.board.ids:
        village = position({name: huts})
        picture = draw(village)
        pales = [point for pale in lines(picture, "huts", "fence") for point in pale]
        names = picture.layer("names").shapes
        (text,) = [s for s in names if isinstance(s, Text) and s.text == name]
        middle = text.y - 0.35 * text.size
        assert contains(atlas_of(village.board).outlines[name], text.x, middle)
        free += all(
            abs(x - text.x) > 0.5 * text.size or abs(y - middle) > 0.25 * text.size
            for x, y in pales
        )
    assert free >= 54
