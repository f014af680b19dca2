"""Huts that are being lost: they shake, and some burn."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin
from typing import Final

from clans_widget.clans.drawing.theme import Theme
from clans_widget.picture.geometry import moved
from clans_widget.picture.shapes import (
    Polygons,
    Shape,
)

from .huts import Hut

_SHAKES: Final = 4
_FAR: Final = 2.6
"""How often and how far a hut shakes."""
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


def shaken(huts: Sequence[Hut], scale: float, progress: float) -> list[Hut]:
    """Huts that shake from side to side and shrink, and at last lie where they stood."""
    aside = _FAR * scale * sin(2 * pi * _SHAKES * progress) * (1 - progress)
    size = 1 - 0.18 * sin(pi * progress)
    return [
        (color, x + (aside if k % 2 else -aside), y, large * size)
        for k, (color, x, y, large) in enumerate(huts)
    ]


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
