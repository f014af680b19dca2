"""The PNG shows what the picture says."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from math import dist, isclose

from PIL import Image, ImageColor

from clans_widget.clans import COLORS, Board, Game, Position
from clans_widget.clans.drawing import DEFAULT_THEME, Look, draw
from clans_widget.picture import Circles, Layer, Lines, Picture, Polygons, Shape, Text
from clans_widget.picture.written.png import (
    _dashes,
    png_bytes,
)
from tests.picture.seen import circles


def image_of(*shapes: Shape, width: int = 100) -> Image.Image:
    """Shapes on a sheet of 10 by 10 units, in so many pixels."""
    picture = Picture(10, 10, (Layer("only", shapes),), "", "", "en")
    return Image.open(BytesIO(png_bytes(picture, width))).convert("RGB")


def test_the_size_is_the_one_asked_for() -> None:
    picture = draw(Position.start(seed=7))
    image = Image.open(BytesIO(png_bytes(picture, 665)))
    assert image.size == (665, 395)


def test_shapes_have_their_places_and_paints() -> None:
    square = ((2, 2), (8, 2), (8, 8), (2, 8))
    image = image_of(Polygons((square,), "#102030"), Circles(((5, 5, 1),), fill="#c02010"))
    assert image.getpixel((30, 30)) == (0x10, 0x20, 0x30)
    assert image.getpixel((50, 50)) == (0xC0, 0x20, 0x10)
    assert image.getpixel((10, 10)) == (255, 255, 255)


def test_what_is_not_opaque_is_blended() -> None:
    square = ((0, 0), (10, 0), (10, 10), (0, 10))
    image = image_of(Polygons((square,), "#000000", opacity=0.5))
    assert image.getpixel((50, 50)) in {(127, 127, 127), (128, 128, 128)}


def test_text_stands_where_it_is_anchored() -> None:
    image = image_of(Text("HHH", 5, 9, 5, "#000000", anchor="start"), width=200)
    dark = [x for x in range(200) for y in range(200) if image.getpixel((x, y)) == (0, 0, 0)]
    assert min(dark) >= 100


def test_dashes_cover_the_inked_part_of_a_line() -> None:
    path = ((0, 0), (3, 0), (3, 7))
    dashes = list(_dashes(path, (2, 1)))
    inked = sum(dist(a, b) for part in dashes for a, b in pairwise(part))
    assert isclose(inked, 2 + 2 + 2 + 1)
    assert dashes[1] == ((3, 0), (3, 2))


def test_lines_are_drawn() -> None:
    image = image_of(Lines((((0, 5), (10, 5)),), "#0000ff", stroke_width=2))
    assert image.getpixel((50, 50)) == (0, 0, 255)


def test_everything_that_a_notebook_shows_has_a_png_and_an_svg() -> None:
    game = Game.new(["Ann", "Bob"], seed=7)
    for shown in (Board.standard(), game, game.position, game.play("A1-A2")):
        png, svg = shown._repr_png_(), shown._repr_svg_()
        assert png is not None
        assert png.startswith(b"\x89PNG")
        assert svg is not None
        assert svg.startswith("<svg")


def test_huts_and_discs_have_their_paints_whatever_else_is_to_be_seen() -> None:
    """A picture has more colors than a small file can keep: these are kept."""
    here = Position.start(seed=7)
    looks = Look(layout="wide"), Look(layout="tall")
    for look in looks:
        picture = draw(here, look)
        image = Image.open(BytesIO(png_bytes(picture, picture.width))).convert("RGB")
        for color in COLORS:
            paint = ImageColor.getrgb(DEFAULT_THEME.paint(color).base)
            (disc,) = circles(picture, "track", f"disc.{color}")
            shown = image.getpixel((round(disc[0]), round(disc[1] - 0.7 * disc[2])))
            assert isinstance(shown, tuple)
            assert dist(shown, paint) < 6, (look.layout, color)
