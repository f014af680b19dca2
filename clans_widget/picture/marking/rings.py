"""Rings around what is pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clans_widget.picture.plane.geometry import Path
from clans_widget.picture.shapes import Polygons, Shape

from .paints import MarkPaints

RING: Final = 7.5
"""Width of a ring with its rims."""


def ring_shapes(outlines: Sequence[Path], color: str, theme: MarkPaints, name: str) -> list[Shape]:
    """Outlines that are pointed at."""
    rings = tuple(outlines)
    if not rings:
        return []
    return [
        Polygons(rings, stroke=theme.ink, stroke_width=RING, opacity=0.55),
        Polygons(rings, stroke=theme.mark_rim, stroke_width=5.6),
        Polygons(rings, stroke=color, stroke_width=3.8, name=name),
    ]
