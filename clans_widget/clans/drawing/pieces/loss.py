"""Huts that are being lost: they shake, lean and fade, and some burn."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from clans_widget.clans.drawing.theme import Theme
from clans_widget.picture.plane.geometry import Path, moved
from clans_widget.picture.shapes import (
    Polygons,
    Shape,
)

from .huts import SILHOUETTES, Hut

_SHAKES: Final = 4
_FAR: Final = 2.6
"""How often and how far a hut shakes."""
_LEAN: Final = 0.3
_FADED: Final = 0.5
"""How far it leans in the end, and how much is left of its paint."""
_FLAME: Final = (
    (0, -15),
    (3.6, -6.5),
    (6.4, -8.5),
    (6, 2),
    (2.5, 6),
    (-3, 6),
    (-6.4, 1),
    (-4.6, -5.5),
)
"""A tongue of fire about (0, 0)."""


def ghost_shapes(huts: Sequence[Hut], theme: Theme, progress: float) -> list[Shape]:
    """Huts that shake from side to side, lean over and fade, and can still be told apart."""
    opacity = 1 - (1 - _FADED) * progress
    shapes: list[Shape] = []
    for color in dict.fromkeys(hut[0] for hut in huts):
        parts, paint = SILHOUETTES[color], theme.paint(color)
        own = [(k, hut) for k, hut in enumerate(huts) if hut[0] == color]
        bodies, shades = (
            tuple(_leaning(part, hut, k, progress) for k, hut in own)
            for part in (parts.body, parts.shade)
        )
        shapes += [
            Polygons(bodies, paint.base, theme.ink, 1.5, opacity, name=f"ghost.{color}"),
            Polygons(shades, paint.shade, opacity=opacity),
        ]
    return shapes


def _leaning(part: Path, hut: Hut, k: int, progress: float) -> Path:
    """A part of a hut that shakes and leans to the right, about its foot."""
    _, x, y, size = hut
    aside = _FAR * size * sin(2 * pi * _SHAKES * progress) * (1 - progress) * (1 if k % 2 else -1)
    turn, foot = _LEAN * progress, 9.0
    return tuple(
        (
            x + aside + size * (px * cos(turn) - (py - foot) * sin(turn)),
            y + size * (foot + px * sin(turn) + (py - foot) * cos(turn)),
        )
        for px, py in part
    )


def flames(huts: Sequence[Hut], theme: Theme, progress: float) -> list[Shape]:
    """A flickering fire on each hut, largest halfway."""
    if not 0 < progress < 1:
        return []
    sizes = [
        large * sin(pi * progress) * (1 + 0.2 * sin(9 * progress + 2 * k))
        for k, (_, _, _, large) in enumerate(huts)
    ]
    places = [(x, y, size) for (_, x, y, _), size in zip(huts, sizes, strict=True)]
    return [
        Polygons(
            tuple(moved(_FLAME, x, y, size) for x, y, size in places), theme.alarm, name="fire"
        ),
        Polygons(
            tuple(moved(_FLAME, x, y + 2.5 * size, 0.6 * size) for x, y, size in places),
            theme.mark,
        ),
    ]
