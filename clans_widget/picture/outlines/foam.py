"""Angular borders become natural ones: the map settles like foam.

Each line is drawn tight, each cell blown up or let down to its proper size, and pulled
back to where it belongs. Three borders then meet at wide angles, as those of soap
bubbles do, and no territory is too small for its huts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from clans_widget.core.planar import Point
from clans_widget.picture.plane.geometry import (
    area,
    centroid,
    distance,
    length,
    resample,
)

from .mesh import SEA, Cell, Mesh

ROUNDS: Final = 70
_TIGHT: Final = 0.45
_BLOWN: Final = 1.1
_HOME: Final = 0.05
_LAKE: Final = 0.5
"""A lake's size, in units of the usual territory."""
_EVEN: Final = 0.55
"""How much of the difference in size between territories is evened out."""
_STRONGEST: Final = 8.0
"""A cell is blown up as if it had at least one of so many parts of its proper size."""
_STRETCHED: Final = 3.0
"""Lines that have become so many times as long have burst."""
_SHORTEST: Final = 0.24
"""The shortest border, in units of a usual territory's width."""


@dataclass(frozen=True, slots=True)
class _Force:
    """What moves the points beside a cell: its pressure, and the way back home."""

    pressure: float
    home: Point


def settle(mesh: Mesh, centers: Mapping[str, Point], *, spacing: float, rounds: int) -> bool:
    """Let the lines of a mesh settle, in place.

    Parameters
    ----------
    mesh : Mesh
    centers : mapping of str to (float, float)
        Where the middle of each territory belongs.
    spacing : float
        Distance of the points on a line.
    rounds : int
        How long; 0 leaves the mesh as it is.

    Returns
    -------
    bool
        Whether the lines kept together: where cells differ too much, foam bursts.
    """
    longest = _STRETCHED * _length(mesh)
    sizes = _proper_sizes(mesh)
    usual = sum(sizes[name] for name in centers) / len(centers)
    homes = {cell: centers.get(cell) or centroid(mesh.ring(cell)) for cell in sizes}
    for k in range(rounds):
        forces = _forces(mesh, sizes, homes)
        _settle_once(mesh, forces, _SHORTEST * usual**0.5)
        if k % 10 == 9:
            if not _length(mesh) < longest:
                return False
            _respace(mesh, spacing)
    return True


def _length(mesh: Mesh) -> float:
    """The length of all lines together."""
    return sum(length(mesh.path(number)) for number in range(len(mesh.lines)))


def _proper_sizes(mesh: Mesh) -> dict[Cell, float]:
    sizes = {cell: abs(area(mesh.ring(cell))) for cell in mesh.rings if cell != SEA}
    land = [size for cell, size in sizes.items() if not cell.startswith("lake")]
    usual = sum(land) / len(land)
    for cell, size in sizes.items():
        if cell.startswith("lake"):
            sizes[cell] = max(0.7 * size, _LAKE * usual + 0.25 * (size - _LAKE * usual))
        else:
            sizes[cell] = size + _EVEN * (usual - size)
    return sizes


def _forces(
    mesh: Mesh, sizes: Mapping[Cell, float], homes: Mapping[Cell, Point]
) -> dict[Cell, _Force]:
    forces = {SEA: _Force(0.0, (0.0, 0.0))}
    for cell, size in sizes.items():
        ring = mesh.ring(cell)
        x, y = centroid(ring)
        home = homes[cell]
        room = max(abs(area(ring)), size / _STRONGEST)
        forces[cell] = _Force(size / room - 1, (home[0] - x, home[1] - y))
    return forces


def _settle_once(mesh: Mesh, forces: Mapping[Cell, _Force], shortest: float) -> None:
    around: list[list[Point]] = [[] for _ in mesh.knots]
    apart = [(0.0, 0.0)] * len(mesh.knots)
    for number, line in enumerate(mesh.lines):
        path = mesh.path(number)
        around[line.start].append(path[1])
        around[line.end].append(path[-2])
        push = _push_apart(path[0], path[-1], shortest)
        apart[line.start] = _sum(apart[line.start], push, -1)
        apart[line.end] = _sum(apart[line.end], push, 1)
        one, other = forces[line.left], forces[line.right]
        line.inner = [
            _moved(path[k - 1], path[k], path[k + 1], one, other) for k in range(1, len(path) - 1)
        ]
    for k, points in enumerate(around):
        x = sum(point[0] for point in points) / len(points)
        y = sum(point[1] for point in points) / len(points)
        here = mesh.knots[k]
        there = here[0] + _TIGHT * (x - here[0]), here[1] + _TIGHT * (y - here[1])
        mesh.knots[k] = _sum(there, apart[k], 1)


def _moved(before: Point, here: Point, after: Point, left: _Force, right: _Force) -> Point:
    tight_x = (before[0] + after[0]) / 2 - here[0]
    tight_y = (before[1] + after[1]) / 2 - here[1]
    pressure = _BLOWN * (right.pressure - left.pressure)
    across_x, across_y = (after[1] - before[1]) / 2, (before[0] - after[0]) / 2
    home_x, home_y = left.home[0] + right.home[0], left.home[1] + right.home[1]
    return (
        here[0] + _TIGHT * tight_x + pressure * across_x + _HOME * home_x,
        here[1] + _TIGHT * tight_y + pressure * across_y + _HOME * home_y,
    )


def _push_apart(start: Point, end: Point, shortest: float) -> Point:
    """Half of what a line's end must move so that the line is not too short."""
    span = distance(start, end) or 1e-9
    lacking = max(0.0, shortest - span) / 2
    return lacking * (end[0] - start[0]) / span, lacking * (end[1] - start[1]) / span


def _sum(p: Point, q: Point, factor: int) -> Point:
    return p[0] + factor * q[0], p[1] + factor * q[1]


def _respace(mesh: Mesh, spacing: float) -> None:
    for number, line in enumerate(mesh.lines):
        path = mesh.path(number)
        line.inner = list(resample(path, max(length(path) / 40, spacing))[1:-1])
