"""What a step tells of is large enough, and nothing lies on the names that it tells of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from clans_widget.clans.drawing import Look, draw
from clans_widget.clans.drawing.emphasis import emphasis_of
from clans_widget.clans.drawing.layout import LAYOUTS, LayoutName
from clans_widget.clans.drawing.pieces.camps import COUNT, Camp, camp
from clans_widget.clans.drawing.pieces.huts import SILHOUETTES
from clans_widget.clans.moment import Moment
from clans_widget.clans.rules.colors import COLORS
from clans_widget.clans.rules.moving import FULL
from clans_widget.clans.voice import voice_of
from clans_widget.core.marks import Marks
from clans_widget.picture import Lines, Picture, Polygons, Text
from clans_widget.picture.legible import CAPITAL, Box, legibility, meets, text_box
from clans_widget.picture.plane.geometry import Path, moved
from tests.clans.games import last_move_game, random_game

pytestmark = pytest.mark.slow

TOLD = 2.5
REST = 1.6
"""Percent of the picture's height that a class can read from afar."""

ON_MAP = {
    "huts": ("hut.", "ghost.", "fence", "flag", "cross", "badge", "count", "told.count"),
    "marks": ("trail", "arrow", "may_go", "hint", "told.worth", "number"),
}
RINGS = ("ring", "muted")


@cache
def moments(seed: int) -> tuple[Moment, ...]:
    game = random_game(seed) if seed else last_move_game()
    if not seed:
        game.play("B5-C4:B2,C4")
    return tuple(Moment.of(game, step) for step in range(len(game.steps) + 1))


def things(picture: Picture) -> Iterator[tuple[str, Path, bool]]:
    """What lies on the map: its name, its outline, whether it is filled."""
    for layer, names in ON_MAP.items():
        for shape in picture.layer(layer).shapes:
            if not shape.name.startswith(names) or not shape.name:
                continue
            match shape:
                case Polygons(outlines=paths):
                    yield from ((shape.name, path, True) for path in paths)
                case Lines(paths=paths):
                    yield from ((shape.name, path, False) for path in paths)
                case Text():
                    yield shape.name, text_box(shape).corners, True


def covered(picture: Picture) -> list[str]:
    """What lies on the names that a step tells of."""
    names = [s for s in picture.layer("told").shapes if isinstance(s, Text)]
    boxes = [text_box(text) for text in names]
    found = [
        f"{name} on {text.text}"
        for text, box in zip(names, boxes, strict=True)
        for name, path, filled in things(picture)
        if meets(path, box, filled=filled)
    ]
    rings = [
        path
        for shape in picture.layer("ground").shapes
        if isinstance(shape, Polygons) and shape.name in RINGS
        for path in shape.outlines
    ]
    found += ["ring" for box in boxes for path in rings if meets(path, box.larger(1.9))]
    apart = [(one, other) for one in boxes for other in boxes if one < other]
    return found + ["name" for one, other in apart if overlap(one, other)]


def overlap(one: Box, other: Box) -> bool:
    left, top = max(one.left, other.left), max(one.top, other.top)
    return left < min(one.right, other.right) and top < min(one.bottom, other.bottom)


def told(picture: Picture) -> set[str]:
    return {s.text for s in picture.layer("told").shapes if isinstance(s, Text)}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seed", [0, 3, 8])
def test_nothing_lies_on_the_names_that_a_step_tells_of(seed: int, layout: LayoutName) -> None:
    for moment in moments(seed):
        picture = draw(moment, Look(layout=layout))
        assert told(picture) == set(emphasis_of(moment).told)
        assert covered(picture) == [], f"step {moment.number}"


def names_on_huts(picture: Picture) -> list[str]:
    """The names of territories on huts or their numbers; those told of stand elsewhere."""
    names = [s for s in picture.layer("names").shapes if isinstance(s, Text)]
    huts = [path for name, path, _ in things(picture) if name.startswith(("hut.", "count"))]
    return [s.text for s in names if any(meets(path, text_box(s), filled=True) for path in huts)]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seed", [0, 3])
def test_where_a_ring_is_drawn_around_huts_the_name_does_not_move_onto_them(
    seed: int, layout: LayoutName
) -> None:
    for moment in moments(seed)[::4]:
        plain = names_on_huts(draw(moment, Look(layout=layout)))
        board = moment.position.board
        marks = Marks(highlights=tuple(each.id for each in board if moment.position.huts(each.id)))
        marked = names_on_huts(draw(moment, Look(layout=layout), marks=marks))
        assert set(marked) <= set(plain), f"step {moment.number}"


def test_a_territory_with_a_ring_around_it_keeps_its_name() -> None:
    for moment in moments(0)[::3]:
        named = {s.text for s in draw(moment).layer("names").shapes if isinstance(s, Text)}
        for name in named:
            picture = draw(moment, marks=Marks(highlights=(name,)))
            names = {s.text for s in picture.layer("names").shapes if isinstance(s, Text)}
            assert names == named, f"step {moment.number}"


@pytest.mark.parametrize("seed", [0, 3, 8])
def test_in_the_theater_everything_is_large_enough_and_what_is_told_of_larger(seed: int) -> None:
    for moment in moments(seed):
        for language in ("en", "nl") if moment.number % 9 == 0 else ("fr",):
            look = Look(voice_of(language, moment.players), layout="theater")
            found = legibility(draw(moment, look))
            assert found.all >= REST, f"step {moment.number}"
            assert found.told >= TOLD, f"step {moment.number}"


def test_the_theater_has_the_shape_of_an_old_projector_and_the_usual_layouts_are_smaller() -> None:
    picture = draw(moments(0)[1], Look(layout="theater"))
    assert 3 * picture.width == 4 * picture.height
    assert legibility(draw(moments(0)[1])).told < TOLD


@pytest.mark.parametrize("layout", LAYOUTS)
def test_everything_lies_on_the_picture(layout: LayoutName) -> None:
    for moment in (moments(0)[0], moments(0)[9], moments(0)[-1]):
        picture = draw(moment, Look(layout=layout))
        written = [s for layer in picture.layers for s in layer.shapes if isinstance(s, Text)]
        for text in written:
            assert 0 <= text.x <= picture.width
            assert 0.7 * text.size <= text.y <= picture.height


def slim_box(number: str, x: float, y: float) -> Box:
    """What the digits take up, which are narrower than letters."""
    left, top, right, bottom = text_box(Text(number, x, y, COUNT, "", "start", True))
    return Box(left + 0.5, top, right - 0.12 * (right - left), bottom)


@cache
def crowd(huts: tuple[int, ...]) -> Camp:
    named = {color: count for color, count in zip(COLORS, huts, strict=True) if count}
    return camp(named, (500.0, 400.0), 1.0)


def silhouettes(group: Camp) -> list[Path]:
    return [moved(SILHOUETTES[color].rim, x, y, size) for color, x, y, size in group.huts]


@pytest.mark.parametrize("wide", range(32))
@pytest.mark.parametrize("few", [1, 2])
def test_in_a_crowd_of_any_make_no_number_lies_on_a_hut_or_another_number(
    wide: int, few: int
) -> None:
    """One clan to five of them, each with a number of one digit or of two."""
    for present in range(1, 32):
        huts = tuple((12 if wide >> k & 1 else few) * (present >> k & 1) for k in range(5))
        group = crowd(huts)
        if sum(huts) < FULL:
            assert group.counts == ()
            assert len(group.huts) == sum(huts)
            continue
        slim = [slim_box(str(count), x, y) for count, x, y in group.counts]
        assert [n for n, _, _ in group.counts] == [n for n in huts if n]
        for box in slim:
            assert not any(meets(hut, box, filled=True) for hut in silhouettes(group))
        assert not any(overlap(one, two) for one in slim for two in slim if one < two)


def test_the_numbers_of_a_crowd_are_nine_pixels_high_on_a_board_of_800() -> None:
    picture = draw(moments(0)[1])
    counts = [s for s in picture.layer("huts").named("count") if isinstance(s, Text)]
    assert counts
    assert min(s.size for s in counts) * CAPITAL * 800 / picture.width >= 9
