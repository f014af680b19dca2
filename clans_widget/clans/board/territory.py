"""What a board is made of: territories and lakes (C1, C2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from clans_widget.core.planar import Point

TERRITORY: Final = r"[A-Z][1-9]"
"""What the name of a territory looks like: region letter and number (C1)."""


@dataclass(frozen=True, slots=True)
class Territory:
    """One territory (C1).

    Attributes
    ----------
    id : str
        Region letter and number, ``"A1"``.
    region : str
        Regions matter for the set-up only (S1), and for where rivers are drawn.
    terrain : str
        One of :data:`~clans_widget.clans.rules.epochs.TERRAINS`.
    center : (float, float)
        As fractions of the map's width and height, y downward.
    neighbors : tuple of str
        Sorted ids of the territories with a common border (C2).
    """

    id: str
    region: str
    terrain: str
    center: Point
    neighbors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lake:
    """Water between territories: those on its shore are no neighbors across it (C2)."""

    center: Point
    shore: tuple[str, ...]
