"""The characters of the clans as they stand on the course."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from clans_widget.clann import CHARACTERS
from clans_widget.clann.drawing.theme import Theme
from clans_widget.core.planar import Point
from clans_widget.picture.paints import Paint, mixed
from clans_widget.picture.plane.geometry import Path, circle, moved
from clans_widget.picture.shapes import Circles, Polygons, Shape, Text
from clans_widget.words import Voice

from .builds import BUILDS, Build
from .emblems import emblem

_SHIELD: Final = 8.6
_RIM: Final = 1.2
_LETTER: Final = 15.0
_LETTERS: Final = 13.0
"""Size of one letter on a shield, or of two."""


def letter_of(character: int, voice: Voice) -> str:
    """The letter that a character carries.

    Examples
    --------
    >>> [letter_of(character, Voice("fr")) for character in range(4)]
    ['Gd', 'Gs', 'M', 'P']
    """
    return voice.say(f"clann.letter.{CHARACTERS[character]}")


# Most of those who are seen stand where they stood in the picture before.
@lru_cache(maxsize=1024)
def figure_shapes(
    arm: int,
    character: int,
    place: Point,
    size: float,
    theme: Theme,
    voice: Voice,
    *,
    smallest: float = 0.0,
) -> tuple[Shape, ...]:
    """A character, standing on a place.

    Parameters
    ----------
    arm : int
        Where its clan sits, from 0.
    character : int
        From 0 for Tall.
    place : (float, float)
        Where its feet are.
    size : float
    theme : Theme
    voice : Voice
        Knows the letter.
    smallest : float
        Size of font of the letter at least, whatever the size of the character.
    """
    letter = letter_of(character, voice)
    return tuple(_figure(arm, character, place, size, theme, letter, smallest))


def _figure(
    arm: int,
    character: int,
    place: Point,
    size: float,
    theme: Theme,
    letter: str,
    smallest: float,
) -> Iterator[Shape]:
    build, paint = BUILDS[character], theme.clans[arm]
    (x, y), name = place, f"figure.{arm}.{CHARACTERS[character]}"

    def at(path: Path) -> Path:
        return moved(path, x, y, size)

    parts = tuple(at(part) for part in build.parts)
    head = tuple(value * size for value in build.head)
    yield Polygons(
        (circle(x, y, 0.9 * size * build.half(-2.0) + 3 * size, 16, 0.38),), theme.ink, opacity=0.28
    )
    yield Polygons(parts[::-1], stroke=theme.halo, stroke_width=4.4 * size)
    yield Polygons((parts[0],), paint.base, theme.ink, _RIM * size, name=name)
    yield Polygons((at(build.shade),), mixed(paint.base, paint.shade, 0.75))
    yield from _pattern(build, arm, place, size, paint)
    yield Circles(((x + head[0], y + head[1], head[2]),), theme.skin, theme.ink, _RIM * size)
    yield Polygons((parts[2],), paint.shade, theme.ink, _RIM * size)
    yield from _shield(build, arm, place, size, theme, letter, smallest)


def _pattern(build: Build, arm: int, place: Point, size: float, paint: Paint) -> Iterator[Shape]:
    """What each clan wears: plain with a belt, two bands, a stripe, or a hem."""
    (x, y), top = place, build.profile[0][0]
    if arm == 1:
        bands = tuple(
            moved(build.band(top * share, top * share + 3.2), x, y, size) for share in (0.72, 0.42)
        )
        yield Polygons(bands, mixed(paint.base, "#ffffff", 0.85))
    elif arm == 2:
        stripe = moved(build.band(top + 1, -0.6, 0.3), x, y, size)
        yield Polygons((stripe,), paint.shade)
    elif arm == 3:
        hem = tuple(moved(build.band(*ends), x, y, size) for ends in ((-5.0, -0.6), (top, top + 4)))
        yield Polygons(hem, mixed(paint.base, "#ffffff", 0.85))
    else:
        belt = moved(build.band(top * 0.5, top * 0.5 + 2.4), x, y, size)
        yield Polygons((belt,), paint.shade)


def _shield(
    build: Build, arm: int, place: Point, size: float, theme: Theme, letter: str, smallest: float
) -> Iterator[Shape]:
    x, y = place[0] + size * build.shield[0], place[1] + size * build.shield[1]
    paint, usual = theme.clans[arm], _LETTER if len(letter) == 1 else _LETTERS
    font = max(smallest, size * usual)
    wide = _SHIELD * (1.06 if len(letter) > 1 else 1.0) * font / usual
    yield Polygons((emblem(arm, x, y, wide),), theme.halo, paint.shade, 2.2 * size)
    yield Text(letter, x, y + 0.34 * font, font, "#241a10", bold=True, name="letter")


@lru_cache(maxsize=256)
def ghost_shapes(character: int, place: Point, size: float, color: str) -> tuple[Shape, ...]:
    """The outline of a character who is not there."""
    parts = tuple(moved(part, *place, size) for part in BUILDS[character].parts)
    return (Polygons(parts, color, opacity=0.28),)
