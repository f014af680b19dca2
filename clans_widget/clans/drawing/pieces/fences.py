"""The clearing, palisade and flag of a village: standing, rising, burning down."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from clans_widget.clans.drawing.theme import Theme
from clans_widget.picture.plane.geometry import Path, box
from clans_widget.picture.shapes import (
    Lines,
    Polygons,
    Shape,
)

from .camps import Camp

_ROOM: Final = 8.0
"""Between huts and fence."""
_PALE: Final = 6.0
_POLE: Final = 16.0
_QUICK: Final = 0.4
"""In which share of the time each pale is driven in, one after the other."""


def villages_shapes(camps: Sequence[Camp], theme: Theme) -> list[Shape]:
    """A clearing, and a palisade around it with a gate in front."""
    pales = tuple(pale for camp in camps for pale in _palisade(camp, 1))
    flags = [(*_foot(camp), camp.scale) for camp in camps]
    return [
        Polygons(tuple(_clearing(camp) for camp in camps), theme.clearing),
        Lines(pales, theme.wood, 3.4, name="fence"),
        Lines(tuple(((x, y), (x, y - _POLE * s)) for x, y, s in flags), theme.wood, 1.8),
        Polygons(
            tuple(_pennant(x, y - _POLE * s, s) for x, y, s in flags),
            theme.mark,
            theme.ink,
            name="flag",
        ),
    ]


def rising_fence(camp: Camp, theme: Theme, progress: float) -> list[Shape]:
    """The ground is cleared, pales are driven in from the back, and the flag goes up."""
    if not progress:
        return []
    (x, y), scale = _foot(camp), camp.scale
    top = _POLE * scale * min(1.0, 2 * progress)
    flag = y - max(7 * scale, top * progress)
    return [
        Polygons((_clearing(camp),), theme.clearing, opacity=min(1.0, 2 * progress)),
        Lines(_palisade(camp, progress), theme.wood, 3.4, name="fence"),
        Lines((((x, y), (x, y - top)),), theme.wood, 1.8),
        Polygons(
            (_pennant(x, flag, scale),), theme.mark, theme.ink, 1, min(1.0, 2 * progress), "flag"
        ),
    ]


def falling_fence(camp: Camp, theme: Theme, progress: float) -> list[Shape]:
    """What is left of a fence while its village burns down."""
    if not 0 < progress < 1:
        return []
    left = 1 - progress
    return [
        Polygons((_clearing(camp),), theme.clearing, opacity=left),
        Lines(_palisade(camp, 1), theme.wood, 3.4, left, name="fence"),
    ]


def fenced(camp: Camp) -> tuple[Path, Path]:
    """What a village takes up: its fence, and the flag with its pole."""
    (x, y), scale = _foot(camp), camp.scale
    pole = box(x - 1, y - (_POLE + 1) * scale, 13 * scale, (_POLE + 1) * scale)
    return camp.ring((_ROOM + _PALE / 2 + 1) * scale, 28), pole


def _clearing(camp: Camp) -> Path:
    return camp.ring(_ROOM * camp.scale, 20)


def _palisade(camp: Camp, progress: float) -> tuple[Path, ...]:
    """The pales that stand by now, the newest ones not at their full height yet."""
    scale = camp.scale
    wide, high = camp.half_width + _ROOM * scale, camp.half_height + _ROOM * scale
    number, pales = round((wide + high) / (2.6 * scale)), []
    for k in range(1, number - 1):
        turn = 2 * pi * (k + 0.5) / number + pi / 2
        x, y = camp.center[0] + wide * cos(turn), camp.center[1] + high * sin(turn)
        from_gate = min(k, number - 1 - k) / (number / 2)
        driven = min(1.0, (progress - (1 - _QUICK) * (1 - from_gate)) / _QUICK)
        if driven > 0:
            foot = y + _PALE / 2 * scale
            pales.append(((x, foot), (x, foot - _PALE * scale * driven)))
    return tuple(pales)


def _foot(camp: Camp) -> tuple[float, float]:
    """Where the flag's pole stands."""
    return camp.center[0], camp.center[1] - camp.half_height - _ROOM * camp.scale


def _pennant(x: float, y: float, scale: float) -> Path:
    return (x, y), (x + 11 * scale, y + 3.5 * scale), (x, y + 7 * scale)
