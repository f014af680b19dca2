"""Places of a picture: where what can be pointed at lies, by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from clans_widget.core.planar import Point

from .errors import DrawingError
from .outlines.room import roomy_center
from .plane.geometry import Path, bounds, centroid, contains

_FEWEST: Final = 3
"""Corners of a ring."""


class Places(Mapping[str, Path]):
    """The outlines of places, made once for all pictures that share them.

    Parameters
    ----------
    outlines : mapping of str to path
        Each a ring of three points or more. Where several overlap, the last lies on top.
    centers : mapping of str to (float, float), optional
        Where the middle of a place is, if that is known already.

    Raises
    ------
    DrawingError
        If an outline is no ring.

    Examples
    --------
    >>> places = Places({"left": ((0, 0), (4, 0), (4, 4), (0, 4)), "tip": ((6, 0), (9, 4), (6, 4))})
    >>> places.at(1, 1), places.at(5, 1), places.center("left"), list(places)
    ('left', None, (2.0, 2.0), ['left', 'tip'])
    """

    def __init__(
        self, outlines: Mapping[str, Path], centers: Mapping[str, Point] | None = None
    ) -> None:
        for name, outline in outlines.items():
            if len(outline) < _FEWEST:
                raise DrawingError("picture.place", place=name, count=len(outline))
        self._outlines = dict(outlines)
        self._centers = dict(centers or {})
        self._rooms = [(*bounds(ring), name) for name, ring in self._outlines.items()][::-1]

    @staticmethod
    def of(outlines: Mapping[str, Path]) -> Places:
        """Outlines as places; places stay as they are."""
        return outlines if isinstance(outlines, Places) else Places(outlines)

    def at(self, x: float, y: float) -> str | None:
        """The name of the topmost place at a point; ``None`` where there is none."""
        for left, top, right, bottom, name in self._rooms:
            inside = left <= x <= right and top <= y <= bottom
            if inside and contains(self._outlines[name], x, y):
                return name
        return None

    def center(self, name: str) -> Point:
        """A point of a place with room around it.

        Raises
        ------
        KeyError
            If there is no such place.
        """
        if name not in self._centers:
            self._centers[name] = _middle(self._outlines[name])
        return self._centers[name]

    def __getitem__(self, name: str) -> Path:
        return self._outlines[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._outlines)

    def __len__(self) -> int:
        return len(self._outlines)

    def __repr__(self) -> str:
        return f"<Places: {', '.join(self)}>"


def _middle(ring: Path) -> Point:
    """The center of gravity, or the roomiest place of a ring that bends around it."""
    middle = centroid(ring)
    return middle if contains(ring, *middle) else roomy_center(ring)
