"""Where everything lies on the map: outlines of the territories, lakes, coast, borders.

The lines come from the board's graph (:mod:`mesh`), settle like foam (:mod:`foam`) and are
bent by noise (:mod:`noise`). Should that ever make two lines cross, it is tried again more
gently, so that any planar board gets a map.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from statistics import median_low
from typing import Final

from clans_widget.clans import Board
from clans_widget.core.planar import Point
from clans_widget.picture import Places
from clans_widget.picture.outlines.foam import (
    ROUNDS,
    settle,
)
from clans_widget.picture.outlines.mesh import (
    SEA,
    Cell,
    Mesh,
    mesh_of,
)
from clans_widget.picture.outlines.room import (
    label_place,
    roomy_center,
)
from clans_widget.picture.outlines.tidy import crosses
from clans_widget.picture.plane.geometry import (
    Path,
    area,
    distance,
    resample,
    thinned,
)
from clans_widget.picture.plane.noise import warped

from .scenery import ripples, signs, waves
from .survey import Points, Survey, standard_survey

WIDTH: Final = 1000
HEIGHT: Final = 790
"""Size of the map in units of the picture."""

USUAL_SPAN: Final = 100.0
"""Distance of neighbors on the standard board, for which huts and signs are made."""

_MARGIN: Final = 24.0
_SMALLEST_SPAN: Final = 40.0
"""Lines settle on a map on which neighbors are usually so far apart, or farther."""
_WIDEST_SPAN: Final = 230.0
_SPACING: Final = 9.0
_FINE: Final = 3.0
_TOLERANCE: Final = 0.5
_TRIES: Final = (
    (1.0, 1.0, 1.0),
    (0.6, 1.0, 0.6),
    (0.3, 1.0, 0.6),
    (0.1, 0.6, 0.4),
    (0.0, 0.4, 0.4),
    (0.0, 0.2, 0.25),
    (0.0, 0.0, 0.1),
    (0.0, 0.0, 0.03),
)
"""How strongly lines settle and bend, and how far land reaches out to sea."""


@dataclass(frozen=True, slots=True, eq=False)
class Atlas:
    """Where everything lies on the map of a board.

    Attributes
    ----------
    board : Board
    outlines : Places
        The outline of each territory, and its roomiest place, for huts. Two outlines have a
        line in common exactly when the territories are neighbors.
    lakes : tuple of paths
    coast : path
        The outline of all land.
    borders : dict of (str, str) to path
        The border of each two neighbors, ids in order.
    knots : dict of (str, str) to (int, int)
        Where each border begins and ends: borders that meet share a number.
    mouths : dict of int to str
        Those of these numbers that lie on a shore, and at which water.
    labels : dict of str to (float, float)
        Where its name goes.
    waves, ripples : tuple of (float, float)
        Where there are some, at sea and on lakes.
    signs : dict of str to points
        Where those of each terrain stand.
    scale : float
        Size of huts and signs: 1 on the standard board, less if territories are small.

    Examples
    --------
    >>> atlas = atlas_of(Board.standard())
    >>> atlas.territory_at(*atlas.center("A5"))
    'A5'
    >>> atlas.territory_at(0, 0) is None
    True
    """

    board: Board
    outlines: Places
    lakes: tuple[Path, ...]
    coast: Path
    borders: Mapping[tuple[str, str], Path]
    knots: Mapping[tuple[str, str], tuple[int, int]]
    mouths: Mapping[int, Cell]
    labels: Mapping[str, Point]
    waves: Points
    ripples: Points
    signs: Mapping[str, Points]
    scale: float

    def territory_at(self, x: float, y: float) -> str | None:
        """The territory at a point of the map; ``None`` on water."""
        return self.outlines.at(x, y)

    def lakes_between(self, one: str, other: str) -> tuple[Path, ...]:
        """The lakes that have both territories on their shore (C2).

        Examples
        --------
        >>> atlas = atlas_of(Board.standard())
        >>> len(atlas.lakes_between("D4", "H4")), len(atlas.lakes_between("A1", "A2"))
        (1, 0)
        """
        shores = set(self.outlines[one]), set(self.outlines[other])
        return tuple(
            lake for lake in self.lakes if all(shore.intersection(lake) for shore in shores)
        )

    def center(self, territory: str) -> Point:
        """The roomiest place of a territory, where its huts stand.

        Raises
        ------
        KeyError
            If there is no such territory.
        """
        return self.outlines.center(territory)


@lru_cache(maxsize=16)
def atlas_of(board: Board) -> Atlas:
    """The atlas of a board, made once."""
    survey = standard_survey() if board == Board.standard() else surveyed(board)
    mesh, land = survey.mesh, set(board.ids)
    borders = {
        (line.right, line.left): number
        for number, line in enumerate(mesh.lines)
        if line.right in land and line.left in land
    }
    return Atlas(
        board=board,
        outlines=Places({name: mesh.ring(name) for name in board.ids}, survey.centers),
        lakes=_lakes(mesh),
        coast=mesh.ring(SEA),
        borders={names: mesh.path(number) for names, number in borders.items()},
        knots={
            names: (mesh.lines[number].start, mesh.lines[number].end)
            for names, number in borders.items()
        },
        mouths=_mouths(mesh, land),
        labels=survey.labels,
        waves=survey.waves,
        ripples=survey.ripples,
        signs=survey.signs,
        scale=_scale(mesh, board),
    )


def surveyed(board: Board) -> Survey:
    """The measures of a board's map."""
    mesh = _drawn(board)
    scale, size = _scale(mesh, board), (WIDTH, HEIGHT)
    outlines = {name: mesh.ring(name) for name in board.ids}
    centers = {name: roomy_center(ring) for name, ring in outlines.items()}
    labels = {name: label_place(outlines[name], centers[name], scale) for name in board.ids}
    return Survey(
        mesh,
        centers,
        labels,
        tuple(waves(mesh.ring(SEA), size)),
        tuple(ripples(_lakes(mesh), size)),
        signs(board, outlines, centers, labels, scale),
    )


def _lakes(mesh: Mesh) -> tuple[Path, ...]:
    return tuple(mesh.ring(cell) for cell in mesh.rings if cell.startswith("lake"))


def _mouths(mesh: Mesh, land: set[str]) -> dict[int, Cell]:
    return {
        knot: line.right if line.left in land else line.left
        for line in mesh.lines
        if not (line.left in land and line.right in land)
        for knot in (line.start, line.end)
    }


def _scale(mesh: Mesh, board: Board) -> float:
    """The size of huts and signs, from the usual width of a territory."""
    sizes = sorted(abs(area(mesh.ring(name))) for name in board.ids)
    return min(2.0, sqrt(sizes[len(sizes) // 2]) / USUAL_SPAN)


def _drawn(board: Board) -> Mesh:
    for settled, bent, reach in _TRIES:
        mesh = sketch(board, settled, bent, reach)
        if mesh.lines and not crosses(mesh):
            break
    for line in mesh.lines:
        path = thinned((mesh.knots[line.start], *line.inner, mesh.knots[line.end]), _TOLERANCE)
        line.inner = list(path[1:-1])
    return mesh


def sketch(board: Board, settled: float, bent: float, reach: float) -> Mesh:
    """All lines of a map, settled and bent as strongly as is asked, from 0 to 1.

    They burst where that is too strong for a board; there are none then.

    Examples
    --------
    >>> mesh = sketch(Board.standard(), settled=0, bent=0, reach=1)
    >>> sum(1 for cell in mesh.rings if cell.startswith("lake"))
    12
    """
    centers = _centers(board)
    neighbors = {t.id: t.neighbors for t in board}
    mesh = mesh_of(centers, neighbors, spacing=_SPACING, reach=reach)
    if not settle(mesh, centers, spacing=_SPACING, rounds=round(ROUNDS * settled)):
        return Mesh()
    _fit(mesh)
    _bend(mesh, bent)
    return mesh


def _centers(board: Board) -> dict[str, Point]:
    """Where territories lie on a map on which they have about their final size."""
    wide, high = board.aspect
    factor = min(WIDTH / wide, HEIGHT / high)
    at = {t.id: (t.center[0] * (wide * factor), t.center[1] * (high * factor)) for t in board}
    usual = median_low(distance(at[t.id], at[other]) for t in board for other in t.neighbors)
    if usual >= _SMALLEST_SPAN:
        return at
    left, top = min(x for x, _ in at.values()), min(y for _, y in at.values())
    larger = _SMALLEST_SPAN / usual
    return {name: ((x - left) * larger, (y - top) * larger) for name, (x, y) in at.items()}


def _fit(mesh: Mesh) -> None:
    """Scale and shift all lines so that the land fills the map, up to its margin."""
    coast = mesh.ring(SEA)
    left, right = min(x for x, _ in coast), max(x for x, _ in coast)
    top, bottom = min(y for _, y in coast), max(y for _, y in coast)
    factor = min((WIDTH - 2 * _MARGIN) / (right - left), (HEIGHT - 2 * _MARGIN) / (bottom - top))
    lands = sum(1 for cell in mesh.rings if cell != SEA)
    widest = _WIDEST_SPAN * lands**0.5
    factor = min(factor, widest / max(right - left, bottom - top))
    x, y = WIDTH / 2 - factor * (left + right) / 2, HEIGHT / 2 - factor * (top + bottom) / 2
    mesh.knots = [(x + factor * p[0], y + factor * p[1]) for p in mesh.knots]
    for line in mesh.lines:
        line.inner = [(x + factor * p[0], y + factor * p[1]) for p in line.inner]


def _bend(mesh: Mesh, strength: float) -> None:
    for number, line in enumerate(mesh.lines):
        fine = resample(mesh.path(number), _FINE)
        line.inner = [warped(point, strength) for point in fine[1:-1]]
    mesh.knots = [warped(point, strength) for point in mesh.knots]
