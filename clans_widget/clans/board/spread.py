"""Whether the territories of a board are spread over its map so that it can be drawn."""

from __future__ import annotations

from collections.abc import Mapping
from math import dist
from statistics import median_low
from typing import Final

from clans_widget.clans.errors import BoardError
from clans_widget.core.planar import Point

from .territory import Territory

CLOSEST: Final = 1 / 20
"""How near a center may lie to another one, or to a line between neighbors.

In units of the usual distance of neighbors, which is the middle one of all.
"""

LONGEST: Final = 20
"""How long a line between neighbors may be, in the same units."""


SMALLEST: Final = 1 / 1000
"""The usual distance of neighbors, in units of the map's longer side, is at least this."""


def check_spread(by_id: Mapping[str, Territory], aspect: Point) -> None:
    """Raise if territories are crowded in a corner of the map, or strewn beside the others.

    Parameters
    ----------
    by_id : mapping of str to Territory
    aspect : (float, float)
        Width and height of the map.

    Raises
    ------
    BoardError
        If a center is too close to another one or to a line, a line is too long, or all lie
        in one corner.
    """
    wide, high = aspect
    at = {name: (t.center[0] * wide, t.center[1] * high) for name, t in by_id.items()}
    lines = {(a, b): dist(at[a], at[b]) for a in by_id for b in by_id[a].neighbors if a < b}
    usual = median_low(lines.values())
    if usual < SMALLEST * max(aspect):
        raise BoardError("clans.board.small", part=round(1 / SMALLEST))
    for (a, b), length in lines.items():
        if length > LONGEST * usual:
            raise BoardError("clans.board.far", territory=a, other=b, most=LONGEST)
    for name, here in at.items():
        for other, there in at.items():
            if name < other and dist(here, there) < CLOSEST * usual:
                raise _too_close(name, other)
        for a, b in lines:
            if name not in (a, b) and _off_line(here, at[a], at[b]) < CLOSEST * usual:
                raise _too_close(name, f"{a}-{b}")


def _too_close(name: str, other: str) -> BoardError:
    return BoardError("clans.board.close", territory=name, other=other, part=round(1 / CLOSEST))


def _off_line(point: Point, start: Point, end: Point) -> float:
    """How far a point is from a line between two others, which are not the same."""
    along_x, along_y = end[0] - start[0], end[1] - start[1]
    way = (point[0] - start[0]) * along_x + (point[1] - start[1]) * along_y
    share = min(1.0, max(0.0, way / ((along_x**2 + along_y**2) or 1.0)))
    return dist(point, (start[0] + share * along_x, start[1] + share * along_y))
