"""The whole games of the suite."""

from __future__ import annotations

from typing import Final

from .asked import AskedGame

GAMES: Final = (
    AskedGame("two players, level in the end", "F1 F3 F4 V8", 2, 10, "kr", (0, 20, 30, 36)),
    AskedGame("three players, who get stuck", "F2 F3", 3, 84, "gky", (28, 38, 44)),
    AskedGame("a game of four players", "F1 F3", 4, 72, "kygb", (25, 33)),
)
