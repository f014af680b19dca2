"""The signs of the clans: a disc, a square, a lozenge and a shield."""

from __future__ import annotations

from typing import Final

from clans_widget.picture.plane.geometry import Path, circle, moved, rounded_box

OUTLINES: Final[tuple[Path, ...]] = (
    circle(0, 0, 1.0, 20),
    rounded_box(-0.9, -0.9, 1.8, 1.8, 0.14),
    ((0.0, -1.28), (1.28, 0.0), (0.0, 1.28), (-1.28, 0.0)),
    (
        (-0.98, -0.98),
        (0.0, -0.84),
        (0.98, -0.98),
        (1.0, 0.1),
        (0.72, 0.72),
        (0.0, 1.28),
        (-0.72, 0.72),
        (-1.0, 0.1),
    ),
)
"""The sign of each arm's clan, about 2 wide around (0, 0)."""


def emblem(arm: int, x: float, y: float, r: float) -> Path:
    """The sign of an arm's clan at a place.

    Examples
    --------
    >>> len(emblem(2, 10, 10, 5)), emblem(2, 10, 10, 5)[1]
    (4, (16.4, 10.0))
    """
    return moved(OUTLINES[arm], x, y, r)
