"""Notebooks with a board, and the same widgets in this process, for tests that click on it."""

from __future__ import annotations

from typing import Final

from clans_widget import ClansWidget
from tests.clans.games import LAST_MOVE

CANVAS: Final = ".clans-canvas"
CAPTION: Final = ".clans-caption"

LAST_MOVE_NOTEBOOK: Final = [
    "from clans_widget import ClansWidget",
    f"w = ClansWidget({LAST_MOVE!r})\nw",
]
"""B5-C4 ends this game, and founds B2 and C4."""


def place(territory: str) -> tuple[float, float]:
    """Where a territory lies on the canvas of that notebook."""
    x, y = ClansWidget(LAST_MOVE).center(territory)
    return x, y
