"""What has been chosen, and what was right about it: told apart by shape, not by color alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from clans_widget.core.marks import Marks
from clans_widget.core.planar import Point
from clans_widget.picture.plane.geometry import Path
from clans_widget.picture.shapes import Circles, Lines, Polygons, Shape

from .paints import MarkPaints

_DISC: Final = 12.0
"""Radius of the disc on which a sign stands."""

_DASH: Final = (11.0, 8.0)
"""A broken ring: lengths of its dashes and of its gaps."""

_ARM: Final = 0.48
"""How far the arms of a sign reach, in units of the disc."""


class Spots(NamedTuple):
    """What signs stand on.

    Attributes
    ----------
    outlines : mapping of str to path
        Of all places.
    spot : callable
        Where in a place a sign may stand.
    scale : float
        1 for signs of the usual size.
    """

    outlines: Mapping[str, Path]
    spot: Callable[[str], Point]
    scale: float


def judged(marks: Marks, where: Spots, theme: MarkPaints) -> list[Shape]:
    """A dot for what is chosen, a crossed ring for what is wrong, a broken one for what is missing.

    Raises
    ------
    KeyError
        If a mark names no place.
    """
    return [
        *_wrong(marks.wrong, where, theme),
        *_missing(marks.missing, where, theme),
        *_dots(marks.dots, where, theme),
    ]


def _dots(names: Iterable[str], where: Spots, theme: MarkPaints) -> list[Shape]:
    spots = [where.spot(name) for name in names]
    if not spots:
        return []
    small = tuple((*place, _ARM * _DISC * where.scale) for place in spots)
    return [*_discs(spots, where, theme.mark, theme.ink), Circles(small, theme.ink, name="dot")]


def _wrong(names: Iterable[str], where: Spots, theme: MarkPaints) -> list[Shape]:
    names = tuple(names)
    if not names:
        return []
    rings = tuple(where.outlines[name] for name in names)
    spots = [where.spot(name) for name in names]
    arm = _ARM * _DISC * where.scale
    arms = tuple(
        ((x - arm, y - side * arm), (x + arm, y + side * arm)) for x, y in spots for side in (-1, 1)
    )
    return [
        Polygons(rings, stroke=theme.mark_rim, stroke_width=7.5, opacity=0.8),
        Polygons(rings, stroke=theme.alarm, stroke_width=4.4, name="wrong"),
        *_discs(spots, where, theme.halo, theme.alarm),
        Lines(arms, theme.alarm, 3.6 * where.scale, name="cross"),
    ]


def _missing(names: Iterable[str], where: Spots, theme: MarkPaints) -> list[Shape]:
    names = tuple(names)
    if not names:
        return []
    rings = tuple(_closed(where.outlines[name]) for name in names)
    spots = [where.spot(name) for name in names]
    arm = _ARM * _DISC * where.scale
    arms = tuple(
        ((x - dx * arm, y - dy * arm), (x + dx * arm, y + dy * arm))
        for x, y in spots
        for dx, dy in ((1, 0), (0, 1))
    )
    return [
        Lines(rings, theme.halo, 7.5, 0.9),
        Lines(rings, theme.ink, 4.4, dash=_DASH, name="missing"),
        *_discs(spots, where, theme.halo, theme.ink),
        Lines(arms, theme.ink, 3.6 * where.scale, name="plus"),
    ]


def _discs(spots: Iterable[Point], where: Spots, fill: str, rim: str) -> list[Shape]:
    discs = tuple((*place, _DISC * where.scale) for place in spots)
    return [Circles(discs, fill, rim, 2, name="sign")]


def _closed(ring: Path) -> Path:
    return (*ring, ring[0])
