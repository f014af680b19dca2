"""What is measured of a map: its lines, and where huts, names and signs have room.

To measure takes much longer than to paint. So the measures of the standard board come with the
package, in ``standard_map.json``: ``docs/map.py`` writes them, and a test tells when they are not
what would be measured now. Reading gives the same numbers on every machine.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from itertools import chain
from typing import Any, Final

from clans_widget.core.planar import Point
from clans_widget.picture.outlines.mesh import Line, Mesh

FILE: Final = "standard_map.json"

Points = tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Survey:
    """The measures of a map.

    Attributes
    ----------
    mesh : Mesh
        All lines.
    centers, labels : mapping of str to (float, float)
        Where the huts and the name of each territory go.
    waves, ripples : tuple of (float, float)
        Where there are some, at sea and on lakes.
    signs : mapping of str to points
        Where those of each terrain stand.
    """

    mesh: Mesh
    centers: Mapping[str, Point]
    labels: Mapping[str, Point]
    waves: Points
    ripples: Points
    signs: Mapping[str, Points]

    def to_json(self) -> str:
        """The measures as text, which :meth:`from_json` reads."""
        lines = [
            [line.left, line.right, line.start, line.end, _flat(line.inner)]
            for line in self.mesh.lines
        ]
        parts = {
            "knots": _flat(self.mesh.knots),
            "lines": lines,
            "rings": self.mesh.rings,
            "centers": self.centers,
            "labels": self.labels,
            "waves": _flat(self.waves),
            "ripples": _flat(self.ripples),
            "signs": {terrain: _flat(points) for terrain, points in self.signs.items()},
        }
        return json.dumps(parts, separators=(",", ":")) + "\n"

    @staticmethod
    def from_json(text: str) -> Survey:
        """Measures that were written before."""
        parts: dict[str, Any] = json.loads(text)
        lines = [
            Line(left, right, start, end, list(_points(inner)))
            for left, right, start, end, inner in parts["lines"]
        ]
        rings = {
            cell: [(number, backward) for number, backward in ring]
            for cell, ring in parts["rings"].items()
        }
        return Survey(
            Mesh(list(_points(parts["knots"])), lines, rings),
            {name: (x, y) for name, (x, y) in parts["centers"].items()},
            {name: (x, y) for name, (x, y) in parts["labels"].items()},
            _points(parts["waves"]),
            _points(parts["ripples"]),
            {terrain: _points(flat) for terrain, flat in parts["signs"].items()},
        )


def standard_survey() -> Survey:
    """The measures of the standard board, as they come with the package.

    Examples
    --------
    >>> len(standard_survey().centers)
    60
    """
    return Survey.from_json(files(__package__).joinpath(FILE).read_text("utf-8"))


def _flat(points: Iterable[Point]) -> list[float]:
    return list(chain.from_iterable(points))


def _points(flat: Sequence[float]) -> Points:
    return tuple(zip(flat[::2], flat[1::2], strict=True))
