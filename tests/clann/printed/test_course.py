"""The course on paper: cells on which pieces can stand, and four sheets that fit together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import cos, pi, sin

import pytest

from clans_widget.clann import Course
from clans_widget.clann.course import ARMS
from clans_widget.clann.drawing.land.atlas import Cell
from clans_widget.clann.printed.course import LAYOUT, course_picture, paper_atlas
from clans_widget.clann.printed.standups import BASE
from clans_widget.paper import FORMATS, LARGE, SIZES
from clans_widget.paper.formats import MARGIN
from clans_widget.paper.handmade.sheets import OVERLAP
from clans_widget.paper.placed import Page, Placed
from clans_widget.picture import Lines, Polygons, Text
from clans_widget.picture.lettering import width_in
from clans_widget.picture.plane.geometry import Path, centroid, contains
from tests.clann.printed.made import printed, shapes

MILLIMETER = 72 / 25.4


def courses(paper: str) -> list[tuple[Page, Placed]]:
    """The sheets of the course, each with its picture."""
    pages = printed("board", "en", paper).pages
    return [(page, placed) for page in pages for placed in page.placed if placed.window]


def cells() -> Iterator[Cell]:
    atlas = paper_atlas()
    yield from atlas.ring
    for treasure in atlas.treasures:
        yield from treasure


def standing(cell: Cell, wide: float, deep: float, turn: float) -> Path:
    """The outline of a piece in the middle of a cell, turned."""
    (x, y), u, v = centroid(cell.outline), cos(turn), sin(turn)
    return tuple(
        (x + (i * u * wide - j * v * deep) / 2, y + (i * v * wide + j * u * deep) / 2)
        for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )


@pytest.mark.parametrize("paper", SIZES)
def test_a_piece_can_stand_on_every_cell(paper: str) -> None:
    scale = min(placed.scale for _, placed in courses(paper))
    wide, deep = (side / scale for side in BASE)
    for cell in cells():
        ways = (standing(cell, wide, deep, k * pi / 12) for k in range(12))
        assert any(all(contains(cell.outline, *point) for point in way) for way in ways), cell.name


@pytest.mark.parametrize("paper", LARGE)
def test_the_course_is_as_large_as_the_sheet_lets_it_be(paper: str) -> None:
    ((page, placed),) = courses(paper)
    room = page.width - 2 * MARGIN, page.height - 2 * MARGIN - 26
    size = placed.scale * LAYOUT.width, placed.scale * LAYOUT.height
    assert max(have / there for have, there in zip(size, room, strict=True)) > 0.98


def test_cells_on_a3_are_as_large_as_the_handbook_says() -> None:
    ((_, placed),) = courses("A3")
    ring = [cell.size * placed.scale / MILLIMETER for cell in paper_atlas().ring]
    assert min(ring) > 17


@pytest.mark.parametrize("paper", FORMATS)
def test_four_sheets_together_have_the_whole_course_and_share_strips(paper: str) -> None:
    parts = [placed for _, placed in courses(paper)]
    (scale,) = {placed.scale for placed in parts}
    windows = [placed.window for placed in parts if placed.window]
    lefts, tops, wides, highs = zip(*windows, strict=True)
    assert (lefts[0], tops[0]) == (0, 0)
    assert lefts[3] + wides[3] == pytest.approx(LAYOUT.width)
    assert tops[3] + highs[3] == pytest.approx(LAYOUT.height)
    assert wides[0] - lefts[1] == pytest.approx(OVERLAP / scale)
    assert highs[0] - tops[2] == pytest.approx(OVERLAP / scale)
    assert (lefts[2], tops[1]) == (0, 0)
    assert (lefts[3], tops[3]) == (lefts[1], tops[2])


@pytest.mark.parametrize("paper", FORMATS)
def test_four_sheets_make_a_larger_course_than_the_large_sheet(paper: str) -> None:
    large = {"A4": "A3", "Letter": "Tabloid"}[paper]
    assert courses(paper)[0][1].scale > 1.1 * courses(large)[0][1].scale


def edges(page: Page, placed: Placed, name: str) -> tuple[list[float], list[float]]:
    """Where lines of a name stand in the picture: the upright ones, and those across."""
    upright, across = [], []
    for where, shape in shapes(page):
        if isinstance(shape, Lines) and shape.name == name and not where.window:
            for (ax, ay), (bx, by) in shape.paths:
                if ax == bx:
                    upright.append((where.x + ax - placed.x) / placed.scale)
                if ay == by:
                    across.append((where.y + ay - placed.y) / placed.scale)
    return upright, across


@pytest.mark.parametrize("paper", FORMATS)
def test_marks_point_where_the_cut_edge_of_the_next_sheet_belongs(paper: str) -> None:
    first, second, third, fourth = (edges(*each, "cut") for each in courses(paper))
    marks = [edges(*each, "fold") for each in courses(paper)]
    assert first == ([], [])
    assert (second[1], third[0]) == ([], [])
    assert marks[0][0] == pytest.approx(second[0] * 2)
    assert marks[2][0] == pytest.approx(fourth[0] * 2)
    assert marks[0][1] == pytest.approx(third[1] * 2)
    assert marks[1][1] == pytest.approx(fourth[1] * 2)


def test_every_cell_has_its_name_and_a_clans_own_ones_its_sign() -> None:
    names = course_picture("en").layer("names")
    course, places = Course.standard(), paper_atlas().outlines((0, 1, 2, 3))
    written = {shape.text for shape in names.shapes if isinstance(shape, Text)}
    assert written == {*course.cells, *(f"t{step}" for step in range(1, 7))}
    gates = {"A": "D14", "B": "A14", "C": "B14", "D": "C14"}
    corners = set()
    for arm in ARMS:
        own = (f"{arm}1", gates[arm], *(f"{arm}-t{step}" for step in range(1, 7)))
        signs = [shape for cell in own for shape in names.named(f"sign.{cell}")]
        rings = [shape.outlines[0] for shape in signs if isinstance(shape, Polygons)]
        assert len(rings) == len(own)
        for cell, ring in zip(own, rings, strict=True):
            assert contains(places[cell], *centroid(ring)), cell
        forms = {
            tuple((round(x - cx, 3), round(y - cy, 3)) for x, y in ring)
            for ring in rings
            for cx, cy in [centroid(ring)]
        }
        corners.add(min(forms))
    assert len(corners) == len(ARMS)
    assert sum(shape.name.startswith("sign.") for shape in names.shapes) == 4 * 8


def test_a_name_that_makes_room_for_a_sign_stays_on_its_cell() -> None:
    shapes_of_names, places = course_picture("en").layer("names").shapes, paper_atlas()
    pairs = [
        (sign.name.removeprefix("sign."), name)
        for sign, name in pairwise(shapes_of_names)
        if sign.name.startswith("sign.") and isinstance(name, Text)
    ]
    assert len(pairs) == 4 * 8
    for cell, name in pairs:
        half, y = 0.5 * name.size * width_in(name.text), name.y - 0.36 * name.size
        outline = places.cell(cell).outline
        assert contains(outline, name.x - half, y), cell
        assert contains(outline, name.x + half, y), cell
