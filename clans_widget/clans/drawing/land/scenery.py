"""What is scattered over a map: waves at sea, ripples on lakes, the signs of the terrains."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from clans_widget.clans import Board
from clans_widget.core.planar import Point
from clans_widget.picture.plane.geometry import Path, clearance, contains, distance
from clans_widget.picture.plane.noise import chance

from .terrain import scattered

SMALLEST_SIGN: Final = 0.4
"""Scale of the signs where territories are tiny: those that are not hold them all."""

_BETWEEN_WAVES: Final = 34.0
_OFF_COAST: Final = 26
_BETWEEN_RIPPLES: Final = 22.0
_OFF_SHORE: Final = 11
_OFF_NAME: Final = 15


def waves(coast: Path, size: Point) -> Iterator[Point]:
    """Where there are waves: at sea, off the coast."""
    for x, y in _jittered(_BETWEEN_WAVES, size):
        if not contains(coast, x, y) and clearance(coast, (x, y)) > _OFF_COAST:
            yield x, y


def ripples(lakes: Iterable[Path], size: Point) -> Iterator[Point]:
    """Where lakes have ripples: off their shores."""
    for lake in lakes:
        for x, y in _jittered(_BETWEEN_RIPPLES, size):
            if contains(lake, x, y) and clearance(lake, (x, y)) > _OFF_SHORE:
                yield x, y


def signs(
    board: Board,
    outlines: Mapping[str, Path],
    centers: Mapping[str, Point],
    labels: Mapping[str, Point],
    scale: float,
) -> dict[str, tuple[Point, ...]]:
    """Where the signs of each terrain stand: beside the huts and the names."""
    scale = max(scale, SMALLEST_SIGN)
    places: dict[str, list[Point]] = {}
    for territory in board:
        name, terrain = territory.id, territory.terrain
        places.setdefault(terrain, []).extend(
            place
            for place in scattered(outlines[name], terrain, name, centers[name], scale)
            if distance(place, labels[name]) > _OFF_NAME * scale
        )
    return {terrain: tuple(found) for terrain, found in places.items()}


def _jittered(gap: float, size: Point) -> list[Point]:
    return [
        (gap * (i + chance(i, j, 5)), gap * (j + chance(i, j, 6)))
        for i in range(int(size[0] / gap))
        for j in range(int(size[1] / gap))
    ]
