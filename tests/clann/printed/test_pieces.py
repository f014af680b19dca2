"""The sheet of pieces: everybody is there, tents can be folded, the net becomes a cube."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from clans_widget.clann import CHARACTERS
from clans_widget.clann.drawing.pieces.standing import KNIGHT, Who
from clans_widget.clann.printed.net import FACES, FLAPS, SIDES, WIDTH, flap, neighbor, net_shapes
from clans_widget.clann.printed.standups import BASE, FLAP, clan, heights, strip_of
from clans_widget.paper import FORMATS
from clans_widget.paper.handmade.cutting import to_cut, to_fold
from clans_widget.picture import Circles, Lines, Polygons, Text
from clans_widget.picture.legible import Box
from clans_widget.picture.plane.geometry import Path, box, contains
from clans_widget.words import LANGUAGES, Voice
from tests.clann.printed.made import printed, shapes
from tests.paper.boxes import placed_box, shape_box

EVERYBODY = (*(who for arm in range(4) for who in clan(arm)), KNIGHT)

each_sheet = pytest.mark.parametrize(
    ("language", "paper"), [(language, paper) for language in LANGUAGES for paper in FORMATS]
)


@each_sheet
def test_everybody_is_there_twice_with_a_letter(language: str, paper: str) -> None:
    (page,) = printed("pieces", language, paper).pages
    seen = Counter(shape.name for _, shape in shapes(page))
    for arm in range(4):
        assert [seen[f"figure.{arm}.{name}"] for name in CHARACTERS] == [2] * 4
    assert seen["knight"] == 2
    voice = Voice(language)
    letters = [shape.text for _, shape in shapes(page) if isinstance(shape, Text)]
    for name in CHARACTERS:
        assert letters.count(voice.say(f"clann.letter.{name}")) == 8


@each_sheet
def test_no_piece_lies_over_another(language: str, paper: str) -> None:
    (page,) = printed("pieces", language, paper).pages
    cut = [
        placed_box(placed, shape_box(Lines((path,), "#000000")))
        for placed, shape in shapes(page)
        if isinstance(shape, Lines) and shape.name == "cut"
        for path in shape.paths
        if len(path) > 4
    ]
    assert len(cut) == len(EVERYBODY)
    for one, other in combinations(cut, 2):
        assert not one.overlaps(other)


@pytest.mark.parametrize("who", EVERYBODY)
def test_a_strip_folds_into_a_tent_that_stands(who: Who) -> None:
    at = heights(who)
    deep, back, front, glued = (
        at.back - at.bottom,
        at.front - at.back,
        at.flap - at.front,
        at.end - at.flap,
    )
    assert back == pytest.approx(front)
    assert deep == BASE[1]
    assert glued == pytest.approx(FLAP)
    assert glued < deep
    assert 1.2 * deep < back < 3 * deep  # neither flat nor easily blown over


@pytest.mark.parametrize("who", EVERYBODY)
def test_a_strip_is_cut_around_and_folded_three_times(who: Who) -> None:
    lines = [
        shape
        for placed in strip_of(who, Voice("en"))
        for layer in placed.layers
        for shape in layer.shapes
        if isinstance(shape, Lines)
    ]
    (cut,) = (shape for shape in lines if shape.name == "cut")
    (fold,) = (shape for shape in lines if shape.name == "fold")
    (outline,) = cut.paths
    assert outline[0] == outline[-1]
    assert [y for (_, y), _ in fold.paths] == [*heights(who)[1:4]]
    for (left, _), (right, _) in fold.paths:
        assert (left, right) == (0, BASE[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", EVERYBODY)
def test_a_figure_stays_on_its_side_of_the_strip(who: Who, language: str) -> None:
    at = heights(who)
    sides = [
        placed for placed in strip_of(who, Voice(language)) if placed.layers[0].name == "figure"
    ]
    ends = [(at.back, at.front), (at.front, at.flap)]
    for placed, (top, bottom) in zip(sides, ends, strict=True):
        panel = Box(0, top, BASE[0], bottom).larger(0.8)
        for shape in placed.layers[0].shapes:
            inner = placed_box(placed, shape_box(shape))
            assert panel.left <= inner.left <= inner.right <= panel.right, shape
            assert panel.top <= inner.top <= inner.bottom <= panel.bottom, shape
    assert [placed.scale for placed in sides] == [-1, 1]


def test_the_builds_and_the_signs_differ_without_color() -> None:
    def outlines(who: Who) -> tuple[Path, ...]:
        (side,) = (
            placed
            for placed in strip_of(who, Voice("en"))
            if placed.layers[0].name == "figure" and placed.scale > 0
        )
        return tuple(
            outline
            for shape in side.layers[0].shapes
            if isinstance(shape, Polygons)
            for outline in shape.outlines
        )

    assert len({outlines(who) for who in EVERYBODY}) == len(EVERYBODY)


def test_lines_to_cut_are_full_and_lines_to_fold_are_dashed() -> None:
    path = ((0.0, 0.0), (9.0, 0.0))
    assert to_cut([path]).dash == ()
    assert len(to_fold([path]).dash) == 2


@each_sheet
def test_the_legend_shows_scissors_and_says_what_lines_mean(language: str, paper: str) -> None:
    (page,) = printed("pieces", language, paper).pages
    legend = [
        shape
        for placed in page.placed
        for layer in placed.layers
        if layer.name == "legend"
        for shape in layer.shapes
    ]
    assert {"scissors", "cut", "fold", "glue"} <= {shape.name for shape in legend}
    said = " ".join(shape.text for _, shape in shapes(page) if isinstance(shape, Text))
    for sign in ("cut", "fold", "glue"):
        assert Voice(language).say(f"paper.handmade.{sign}") in said


Vector = tuple[int, int, int]


def cross(a: Vector, b: Vector) -> Vector:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def minus(a: Vector) -> Vector:
    return (-a[0], -a[1], -a[2])


def folded() -> dict[tuple[int, int], dict[str, Vector]]:
    """Which way each face looks once the net is folded, and which way its right and its bottom do.

    Rolled over an edge, a face looks where that edge looked.
    """
    start = next(iter(FACES))
    frames = {start: {"out": (0, 0, 1), "right": (1, 0, 0), "bottom": (0, -1, 0)}}
    open_ends = [start]
    while open_ends:
        square = open_ends.pop()
        frame = frames[square]
        out, right, bottom = frame["out"], frame["right"], frame["bottom"]
        rolled = {
            "right": {"out": right, "right": minus(out), "bottom": bottom},
            "left": {"out": minus(right), "right": out, "bottom": bottom},
            "bottom": {"out": bottom, "right": right, "bottom": minus(out)},
            "top": {"out": minus(bottom), "right": right, "bottom": out},
        }
        for side, turned in rolled.items():
            other = neighbor(square, side)
            if other in FACES and other not in frames:
                frames[other] = turned
                open_ends.append(other)
    return frames


def looks(frame: dict[str, Vector], side: str) -> Vector:
    """Which way a side of a folded face looks."""
    right, bottom = frame["right"], frame["bottom"]
    return {"right": right, "left": minus(right), "bottom": bottom, "top": minus(bottom)}[side]


def test_the_net_folds_into_a_cube_with_the_right_faces() -> None:
    assert sorted(FACES.values()) == ["1", "2", "5", "6", "k", "k"]
    frames = folded()
    ways = {frame["out"]: FACES[square] for square, frame in frames.items()}
    assert len(ways) == 6
    opposite = {frozenset((face, ways[minus(way)])) for way, face in ways.items()}
    assert opposite == {frozenset("16"), frozenset("25"), frozenset("k")}


def test_every_edge_of_the_cube_is_folded_once_or_glued_by_one_flap() -> None:
    frames = folded()
    meeting: dict[frozenset[Vector], list[tuple[tuple[int, int], str]]] = {}
    for square, frame in frames.items():
        for side in SIDES:
            pair = frozenset((frame["out"], looks(frame, side)))
            meeting.setdefault(pair, []).append((square, side))
    assert len(meeting) == 12
    for one, other in meeting.values():
        is_folded = neighbor(*one) == other[0]
        flaps = [each for each in (one, other) if each in FLAPS]
        assert len(flaps) == (0 if is_folded else 1)


@pytest.mark.slow
def test_no_flap_lies_over_a_face_or_another_flap() -> None:
    parts = [flap(*each) for each in FLAPS]
    parts += [box(x * WIDTH, y * WIDTH, WIDTH, WIDTH) for x, y in FACES]
    grid = [(0.5 * x + 0.123, 0.5 * y + 0.077) for x in range(-30, 290) for y in range(-30, 370)]
    for x, y in grid:
        assert sum(contains(part, x, y) for part in parts) <= 1


def test_the_net_is_cut_all_around_and_nowhere_else() -> None:
    (cut,) = (s for s in net_shapes() if isinstance(s, Lines) and s.name == "cut")
    (fold,) = (s for s in net_shapes() if isinstance(s, Lines) and s.name == "fold")
    assert len(fold.paths) == 5 + len(FLAPS)
    ends = Counter(end for path in cut.paths for end in (path[0], path[-1]))
    assert set(ends.values()) == {2}, "The cut goes around without a gap."


def test_faces_have_their_pips_or_are_black() -> None:
    made = list(net_shapes())
    pips = {shape.name: len(shape.circles) for shape in made if isinstance(shape, Circles)}
    assert pips == {f"pips.{number}": number for number in (1, 2, 5, 6)}
    black = [s for s in made if isinstance(s, Polygons) and s.name == "face.k"]
    fills = {int(shape.fill[1:3], 16) for shape in black}
    assert len(black) == 2
    assert max(fills) < 64
