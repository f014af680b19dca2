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
from clans_widget.picture.geometry import (
    area,
    box,
    contains,
)
from tests.clans.drawing.positions import (
    START,
    position,
)
from tests.picture.seen import lines, texts

# Machado, Oliveira and Fernandes (2009), severity 1, in linear RGB.
SIGHT = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
FAR_ENOUGH = 20
"""Distance in CIELAB; about 2 is the least that an eye sees."""

Triple = tuple[float, float, float]


def linear(color: str) -> list[float]:
    parts = (int(color[k : k + 2], 16) / 255 for k in (1, 3, 5))
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def lab(color: str, sight: str) -> Triple:
    seen = linear(color)
    r, g, b = (
        min(1.0, max(0.0, sum(a * part for a, part in zip(row, seen, strict=True))))
        for row in SIGHT[sight]
    )
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


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
