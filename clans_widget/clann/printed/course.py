"""The empty course on one large sheet: the painting of the screen, with cells for pieces."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from clans_widget.clann import Course
from clans_widget.clann.course import ARMS
from clans_widget.clann.drawing.land.atlas import Atlas, atlas_of
from clans_widget.clann.drawing.land.landscape import land_shapes, names_on, way_shapes
from clans_widget.clann.drawing.layout import Layout
from clans_widget.clann.drawing.pieces.emblems import emblem
from clans_widget.picture import Layer, Picture, Places, Polygons, Shape, Text
from clans_widget.picture.lettering import width_in
from clans_widget.picture.plane.geometry import contains
from clans_widget.picture.plane.rectangle import Rectangle
from clans_widget.words import Voice

from .theme import PAPER_THEME

EVERYBODY: Final = tuple(range(len(ARMS)))
"""A board is for as many as can play."""

_SIGN: Final = 5.2
_BESIDE: Final = 9.0
"""Size of the sign of a clan on its cells, and how far it is from the name of the cell."""
_ASIDE: Final = 6.0
"""So far the name makes room for it."""

_NOWHERE: Final = Rectangle(0, 0, 0, 0)

LAYOUT: Final = Layout(
    width=1510,
    height=1000,
    land=Rectangle(0, 0, 1510, 1000),
    panel=_NOWHERE,
    reach=(684, 440),
    apart=110,
    road=72,
    lane=68,
    arrival=90,
    yard=(212, 108),
    aside=(330, 200),
    dice=_NOWHERE,
    players=_NOWHERE,
    columns=1,
    landmark=(190, 120),
    ranks=_NOWHERE,
    letter=15,
    name=19,
    figure=1.6,
    told=19,
    smallest=15,
)
"""The land alone, in the form of the sheet: long arms, and cells on which a piece can stand."""


def paper_atlas() -> Atlas:
    """Where everything of the printed course lies."""
    return atlas_of(Course.standard(), LAYOUT)


def paper_places() -> Places:
    """The cells, homes and the Arrival by name, with the middles of the cells."""
    atlas = paper_atlas()
    outlines = atlas.outlines(EVERYBODY)
    return Places(outlines, {name: atlas.cell(name).center for name in outlines if atlas.has(name)})


@lru_cache(maxsize=8)
def course_picture(language: str) -> Picture:
    """The empty course, with the homes of four clans.

    Examples
    --------
    >>> picture = course_picture("en")
    >>> picture.width, picture.height, picture.place_at(*picture.center("A9"))
    (1510, 1000, 'A9')
    """
    atlas, voice = paper_atlas(), Voice(language)
    names = _signed(names_on(atlas, PAPER_THEME, EVERYBODY))
    layers = (
        Layer("land", land_shapes(atlas, PAPER_THEME, EVERYBODY), static=True),
        Layer("way", way_shapes(atlas, PAPER_THEME, EVERYBODY), static=True),
        Layer("names", tuple(names), static=True),
    )
    words = voice.say("clann.paper.board"), voice.say("clann.paper.course")
    return Picture(LAYOUT.width, LAYOUT.height, layers, *words, language, paper_places())


def _signed(names: tuple[Text, ...]) -> Iterator[Shape]:
    """The names of cells; on each Crown and Gate and in each Treasure behind its clan's sign."""
    places, owners = paper_atlas().outlines(EVERYBODY), _owners()
    for text in names:
        where = next(name for name, ring in places.items() if contains(ring, text.x, text.y - 5))
        if where not in owners:
            yield text
            continue
        arm, name = owners[where], replace(text, x=text.x + _ASIDE)
        x = name.x - 0.5 * name.size * width_in(name.text) - _BESIDE
        ring, paint = emblem(arm, x, name.y - 0.36 * name.size, _SIGN), PAPER_THEME.clans[arm]
        yield Polygons((ring,), paint.base, paint.shade, 1.0, name=f"sign.{where}")
        yield name


def _owners() -> dict[str, int]:
    """The cells that are a clan's own, and whose."""
    course = Course.standard()
    pairs = zip(course.crowns, course.gates, strict=True)
    own = {course.cells[cell]: arm for arm, both in enumerate(pairs) for cell in both}
    steps = range(1, course.treasure + 1)
    return own | {f"{arm}-t{step}": number for number, arm in enumerate(ARMS) for step in steps}
