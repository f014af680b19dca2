"""Nothing lies on the letters of figures; what a step tells of is large enough and free."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from clans_widget.clann import Course, Position
from clans_widget.clann.drawing import draw, look_of
from clans_widget.clann.drawing.layout import LAYOUTS, LayoutName
from clans_widget.picture import Circles, Lines, Picture, Polygons, Text
from clans_widget.picture.legible import Box, legibility, meets
from clans_widget.picture.lettering import width_in
from clans_widget.picture.plane.geometry import Path, bounds, circle
from tests.clann.drawing.positions import MIDGAME, NAMES, START, moments

pytestmark = pytest.mark.slow

every_layout = pytest.mark.parametrize("layout", LAYOUTS)
CROWDED = Position.from_text("A1,A2,D14,D13/A14,B1,B2,B3/C1,B14,C3,C2/D1,D2,C14,C13 A3 1 25k")
ROLLED = Position.from_text("A1,h,h,h/h,h,h,C1 A6 1 25k")
ABOVE = ("marks", "reach", "told")


def letter_box(text: Text) -> Box:
    """What letters take up: they are narrower than any font may be."""
    half = 0.26 * text.size * len(text.text)
    return Box(text.x - half, text.y - 0.6 * text.size, text.x + half, text.y - 0.06 * text.size)


def painted_after(picture: Picture, number: int) -> Iterator[Path]:
    """What is painted over a shape of the figures' layer."""
    shapes = list(picture.layer("figures").shapes[number + 1 :])
    shapes += [shape for name in ABOVE for shape in picture.layer(name).shapes]
    for shape in shapes:
        match shape:
            case Polygons():
                yield from shape.outlines
            case Circles():
                yield from (circle(*each) for each in shape.circles)
            case Lines() | Text():
                pass


def covered(picture: Picture) -> list[str]:
    found = []
    for k, shape in enumerate(picture.layer("figures").shapes):
        if isinstance(shape, Text):
            box = letter_box(shape)
            if any(meets(path, box, filled=True) for path in painted_after(picture, k)):
                found.append(f"{shape.text} at {shape.x:.0f}, {shape.y:.0f}")
    return found


@every_layout
@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_where_nobody_is_near_letters_are_free(language: str, layout: LayoutName) -> None:
    for shown in (START, MIDGAME, Position.start(players=4)):
        assert covered(draw(shown, look_of(language, layout=layout))) == []


@every_layout
@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_what_is_written_beside_the_course_stays_on_its_plate(
    language: str, layout: LayoutName
) -> None:
    plates = LAYOUTS[layout].ranks, LAYOUTS[layout].dice
    for shown in (START, ROLLED, Position.start()):
        picture = draw(shown, look_of(language, layout=layout))
        ranks = [s for s in picture.layer("panel").shapes if isinstance(s, Text)]
        (phase,) = (s for s in picture.layer("dice").shapes if isinstance(s, Text))
        for text, plate in [*((text, plates[0]) for text in ranks), (phase, plates[1])]:
            wide = text.size * width_in(text.text, bold=text.bold)
            left = text.x if text.anchor == "start" else text.x - wide / 2
            assert plate.x < left < left + wide < plate.x + plate.width


FULL = (
    "x,x,x,t1/x,x,x,h/x,x,t6,x/h,x,x,x C7 1 -",
    "t1,x,x,x/x,x,h,x/h,x,x,x/x,x,x,h C3 1 -",
    "x,t1,x,x/h,x,x,x/x,x,x,h/x,x,h,x D7 1 -",
)
"""As many have arrived as can have before the end."""


@every_layout
@pytest.mark.parametrize("text", FULL)
def test_full_arrivals_and_homes_show_every_letter(text: str, layout: LayoutName) -> None:
    assert covered(draw(Position.from_text(text), look_of("fr", layout=layout))) == []


@every_layout
def test_who_has_arrived_is_not_much_smaller_than_the_others(layout: LayoutName) -> None:
    texts = ("x,h,h,h/C1,h,h,h C7 1 -", "A9,h,h,h/C1,h,h,h C7 1 -")
    arrived, other = (
        height(draw(Position.from_text(text), look_of(layout=layout)), "figure.0.tall")
        for text in texts
    )
    assert arrived >= 0.75 * other


def height(picture: Picture, name: str) -> float:
    """How high the body of a figure is."""
    shapes = picture.layer("figures").shapes
    (body,) = (s for s in shapes if isinstance(s, Polygons) and s.name == name)
    _, top, _, low = bounds(body.outlines[0])
    return low - top


@every_layout
def test_labels_of_a_step_lie_beside_the_letters(layout: LayoutName) -> None:
    look = look_of("fr", NAMES, layout=layout)
    hidden = sum(bool(labels_on_letters(draw(moment, look))) for moment in moments()[::5])
    assert hidden == 0


def labels_on_letters(picture: Picture) -> list[str]:
    labels = [
        ring
        for shape in picture.layer("told").shapes
        if isinstance(shape, Polygons)
        for ring in shape.outlines
    ]
    letters = [s for s in picture.layer("figures").shapes if isinstance(s, Text)]
    return [s.text for s in letters for ring in labels if meets(ring, letter_box(s), filled=True)]


@every_layout
def test_names_of_cells_are_readable_or_absent(layout: LayoutName) -> None:
    for course in (Course(), Course(7, 1), Course(20, 9), Course(99, 99)):
        picture = draw(Position.start(course), look_of(layout=layout))
        names = [s for s in picture.layer("names").shapes if isinstance(s, Text)]
        assert names
        boxes = [letter_box(text) for text in names]
        assert not any(one.overlaps(other) for k, one in enumerate(boxes) for other in boxes[:k])
        assert min(text.size for text in names) >= 0.015 * min(picture.width, picture.height)


@every_layout
def test_no_name_of_a_cell_is_half_hidden(layout: LayoutName) -> None:
    for shown in (MIDGAME, CROWDED):
        picture = draw(shown, look_of(layout=layout))
        bodies = [
            ring
            for shape in picture.layer("figures").shapes
            if isinstance(shape, Polygons) and shape.name.startswith(("figure", "knight"))
            for ring in shape.outlines
        ]
        names = [s for s in picture.layer("names").shapes if isinstance(s, Text)]
        assert not [
            s.text for s in names if any(meets(body, letter_box(s), filled=True) for body in bodies)
        ]


def test_in_the_theater_everything_is_large_enough_and_what_is_told_of_larger() -> None:
    for moment in moments()[::9]:
        found = legibility(draw(moment, look_of("fr", NAMES, layout="theater")))
        assert found.all >= 1.4
        assert found.told >= 2.5
    picture = draw(START, look_of(layout="theater"))
    assert 3 * picture.width == 4 * picture.height
