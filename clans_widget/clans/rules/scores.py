"""The scoring track (C4)."""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from .colors import COLORS


class Scores(NamedTuple):
    """The points of the five clans on the scoring track (C4)."""

    red: int = 0
    blue: int = 0
    green: int = 0
    yellow: int = 0
    black: int = 0

    def plus(self, points: int, colors: Container[str]) -> Scores:
        """The scores after some clans get points (V7).

        Examples
        --------
        >>> Scores(red=3).plus(6, ["red", "blue"])
        Scores(red=9, blue=6, green=0, yellow=0, black=0)
        """
        pairs = zip(COLORS, self, strict=True)
        return Scores._make([n + points if color in colors else n for color, n in pairs])
