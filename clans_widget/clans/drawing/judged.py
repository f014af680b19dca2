"""What has been chosen, and what was right about it: told apart by shape, not by color alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from clans_widget.core.marks import Marks
from clans_widget.core.planar import Point
from clans_widget.picture.geometry import Path
from clans_widget.picture.shapes import Circles, Lines, Polygons, Shape

from .land.atlas import Atlas
from .theme import Theme

_DISC: Final = 12.0
"""Radius of the disc on which a sign stands."""

_DASH: Final = (11.0, 8.0)
"""A broken ring: lengths of its dashes and of its gaps."""

_ARM: Final = 0.48
"""How far the arms of a sign reach, in units of the disc."""


def judged(marks: Marks, atlas: Atlas, theme: Theme, spot: Callable[[str], Point]) -> list[Shape]:
    """A dot for what is chosen, a crossed ring for what is wrong, a broken one for what is missing.

    Parameters
    ----------
    marks : Marks
    atlas : Atlas
    theme : Theme
    spot : callable
        Where on a territory a sign may stand.
    """
    return [
        *_wrong(marks.wrong, atlas, theme, spot),
        *_missing(marks.missing, atlas, theme, spot),
        *_dots(marks.dots, atlas, theme, spot),
    ]


def _dots(
    names: Iterable[str], atlas: Atlas, theme: Theme, spot: Callable[[str], Point]
) -> list[Shape]:
    spots = [spot(name) for name in names]
    if not spots:
        return []
    small = tuple((*place, _ARM * _DISC * atlas.scale) for place in spots)
    return [*_discs(spots, atlas, theme.mark, theme), Circles(small, theme.ink, name="dot")]


def _wrong(
    names: Iterable[str], atlas: Atlas, theme: Theme, spot: Callable[[str], Point]
) -> list[Shape]:
    names = tuple(names)
    if not names:
        return []
    rings = tuple(atlas.outlines[name] for name in names)
    spots = [spot(name) for name in names]
    arm = _ARM * _DISC * atlas.scale
    arms = tuple(
        ((x - arm, y - side * arm), (x + arm, y + side * arm)) for x, y in spots for side in (-1, 1)
    )
    return [
        Polygons(rings, stroke=theme.mark_rim, stroke_width=7.5, opacity=0.8),
        Polygons(rings, stroke=theme.alarm, stroke_width=4.4, name="wrong"),
        *_discs(spots, atlas, theme.halo, theme, theme.alarm),
        Lines(arms, theme.alarm, 3.6 * atlas.scale, name="cross"),
    ]


def _missing(
    names: Iterable[str], atlas: Atlas, theme: Theme, spot: Callable[[str], Point]
) -> list[Shape]:
    names = tuple(names)
    if not names:
        return []
    rings = tuple(_closed(atlas.outlines[name]) for name in names)
    spots = [spot(name) for name in names]
    arm = _ARM * _DISC * atlas.scale
    arms = tuple(
        ((x - dx * arm, y - dy * arm), (x + dx * arm, y + dy * arm))
        for x, y in spots
        for dx, dy in ((1, 0), (0, 1))
    )
    return [
        Lines(rings, theme.halo, 7.5, 0.9),
        Lines(rings, theme.ink, 4.4, dash=_DASH, name="missing"),
        *_discs(spots, atlas, theme.halo, theme),
        Lines(arms, theme.ink, 3.6 * atlas.scale, name="plus"),
    ]


def _discs(
    spots: Iterable[Point], atlas: Atlas, fill: str, theme: Theme, rim: str = ""
) -> list[Shape]:
    discs = tuple((*place, _DISC * atlas.scale) for place in spots)
    return [Circles(discs, fill, rim or theme.ink, 2, name="sign")]


def _closed(ring: Path) -> Path:
    return (*ring, ring[0])
