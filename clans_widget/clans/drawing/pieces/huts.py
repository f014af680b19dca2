"""The huts of the five clans: each has a paint and a shape of its own.

Shape alone tells the clans apart, for those to whom the paints look alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from clans_widget.clans.drawing.theme import Theme
from clans_widget.clans.rules.colors import COLORS
from clans_widget.picture.plane.geometry import (
    Path,
    moved,
)
from clans_widget.picture.shapes import (
    Polygons,
    Shape,
)

_RIM: Final = 1.5


@dataclass(frozen=True, slots=True)
class Silhouette:
    """The parts of a hut, about 24 wide and high around (0, 0), and what they look like.

    Attributes
    ----------
    rim : path
        The outline without its finer parts, for the light around the hut.
    body : path
        The whole outline.
    shade : path
        Its dark side.
    door : path
    """

    rim: Path
    body: Path
    shade: Path
    door: Path


SILHOUETTES: Final = {
    "red": Silhouette(  # a tent of poles and hides
        ((-10.5, 9), (0, -11.5), (10.5, 9)),
        ((-10.5, 9), (-1.2, -8.5), (-3, -12), (0, -10.4), (3, -12), (1.2, -8.5), (10.5, 9)),
        ((10.5, 9), (1.2, -8.5), (0, -10.4), (3.6, 9)),
        ((-4.2, 9), (-0.6, -0.5), (2, 9)),
    ),
    "blue": Silhouette(  # a dome
        ((-11, 9), (-8, -3.6), (0, -7.4), (8, -3.6), (11, 9)),
        (
            (-11, 9),
            (-10.6, 2.4),
            (-8, -3.6),
            (-3.2, -7.4),
            (3.2, -7.4),
            (8, -3.6),
            (10.6, 2.4),
            (11, 9),
        ),
        ((11, 9), (10.6, 2.4), (8, -3.6), (3.2, -7.4), (6, 0), (6, 9)),
        ((-5.4, 9), (-5.4, 3.6), (-2.4, 1), (0.6, 3.6), (0.6, 9)),
    ),
    "green": Silhouette(  # a house with a gable roof
        ((-8, 9), (-8, -0.5), (-11.5, -0.5), (0, -11), (11.5, -0.5), (8, -0.5), (8, 9)),
        ((-8, 9), (-8, -0.5), (-11.5, -0.5), (0, -11), (11.5, -0.5), (8, -0.5), (8, 9)),
        ((11.5, -0.5), (0, -11), (-11.5, -0.5)),
        ((-3, 9), (-3, 2.4), (2, 2.4), (2, 9)),
    ),
    "yellow": Silhouette(  # a round hut under a wide thatch
        ((-6.5, 9), (-7, 2.4), (-12, 3), (0, -10.5), (12, 3), (7, 2.4), (6.5, 9)),
        (
            (-6.5, 9),
            (-7, 2.4),
            (-12, 3),
            (-5, -5.6),
            (0, -10.5),
            (5, -5.6),
            (12, 3),
            (7, 2.4),
            (6.5, 9),
        ),
        ((7, 2.4), (6.5, 9), (-6.5, 9), (-7, 2.4)),
        ((-2.4, 9), (-2.4, 3.4), (2.4, 3.4), (2.4, 9)),
    ),
    "black": Silhouette(  # a tower house, flat on top
        ((-7.5, 9), (-7.5, -4), (-10, -10), (10, -10), (7.5, -4), (7.5, 9)),
        ((-7.5, 9), (-7.5, -4), (-10, -4), (-10, -10), (10, -10), (10, -4), (7.5, -4), (7.5, 9)),
        ((7.5, 9), (7.5, -4), (10, -4), (10, -10), (3.6, -10), (3.6, 9)),
        ((-4.4, 9), (-4.4, 2.4), (0.4, 2.4), (0.4, 9)),
    ),
}
"""What the huts of each clan look like."""

Hut = tuple[str, float, float, float]
"""Color, place and size (1 is a hut alone)."""


def hut_shapes(huts: Sequence[Hut], theme: Theme, *, opacity: float = 1.0) -> list[Shape]:
    """Huts as shapes, those of each clan together.

    Examples
    --------
    >>> from clans_widget.clans.drawing.theme import DEFAULT_THEME
    >>> shapes = hut_shapes([("red", 50, 50, 1.0), ("red", 90, 50, 1.0)], DEFAULT_THEME)
    >>> len(shapes), len(shapes[1].outlines)
    (4, 2)
    """
    shapes: list[Shape] = []
    if opacity == 1:
        rims = tuple(_standing(hut).rim for hut in huts)
        shapes.append(Polygons(rims, theme.halo, theme.halo, 4.8, 0.85))
    for color in COLORS:
        own = [hut for hut in huts if hut[0] == color]
        if own:
            shapes += _of_one_clan(own, theme, opacity)
    return shapes


def _of_one_clan(huts: Sequence[Hut], theme: Theme, opacity: float) -> list[Shape]:
    color, standing = huts[0][0], [_standing(hut) for hut in huts]
    paint, bodies = theme.paint(color), tuple(hut.body for hut in standing)
    body = Polygons(bodies, paint.base, theme.ink, _RIM, opacity, name=f"hut.{color}")
    if theme.plain:
        return [body]
    return [
        body,
        Polygons(tuple(hut.shade for hut in standing), paint.shade, opacity=opacity),
        Polygons(tuple(hut.door for hut in standing), theme.ink, opacity=opacity),
    ]


@lru_cache(maxsize=1024)
def _standing(hut: Hut) -> Silhouette:
    """A hut where it stands; most huts are drawn again and again."""
    color, x, y, size = hut
    parts = SILHOUETTES[color]
    return Silhouette(
        *(moved(part, x, y, size) for part in (parts.rim, parts.body, parts.shade, parts.door))
    )
