"""Notebooks with a board, and the same widgets in this process, for tests that click on it."""

from __future__ import annotations

from typing import Final

from clans_widget import ClansWidget
from clans_widget.stage.face.painted import CLOSE
from tests.browser.driving.lab import Lab
from tests.clans.games import LAST_MOVE

CANVAS: Final = ".clans-canvas"
CAPTION: Final = ".clans-caption"

LAST_MOVE_NOTEBOOK: Final = [
    "from clans_widget import ClansWidget",
    f"w = ClansWidget({LAST_MOVE!r})\nw",
]
"""B5-C4 ends this game, and founds B2 and C4."""


def place(territory: str) -> tuple[float, float]:
    """Where a territory lies on the picture of that notebook."""
    x, y = ClansWidget(LAST_MOVE).picture.center(territory)
    return x, y


_PIXELS: Final = """canvas => [
    canvas.width,
    canvas.getBoundingClientRect().width * window.devicePixelRatio,
    parseFloat(canvas.style.maxWidth),
]"""


def is_sharp(lab: Lab, selector: str) -> bool:
    """Whether a board has about as many pixels as it shows, up to two for each unit."""
    pixels, shown, units = lab.canvas(selector).evaluate(_PIXELS)
    return bool(min(shown / CLOSE, 2 * units) <= pixels <= max(2 * shown, units))
