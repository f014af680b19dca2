"""The boards of the suite: the printed one, and small ones on which a rule stands alone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from clans_widget.clans import Board, Territory

Point = tuple[float, float]

IN_A_LINE: Final = [(0.1 + 0.2 * k, 0.5) for k in range(5)]
STAR: Final = [(0.5, 0.5), (0.5, 0.1), (0.9, 0.5), (0.5, 0.9), (0.1, 0.5)]


def boards() -> dict[str, Any]:
    """Board files by name."""
    made = {
        "standard": Board.standard(),
        "line": _board(
            IN_A_LINE,
            ("forest", "mountain", "forest", "steppe", "grassland"),
            [(0, 1), (1, 2), (2, 3), (3, 4)],
        ),
        "star": _board(
            STAR,
            ("forest", "steppe", "mountain", "grassland", "steppe"),
            [(0, 1), (0, 2), (0, 3), (0, 4)],
        ),
    }
    return {name: json.loads(board.to_json()) for name, board in made.items()}


def _board(
    centers: Sequence[Point], terrains: Sequence[str], borders: Sequence[tuple[int, int]]
) -> Board:
    names = [f"A{k + 1}" for k in range(len(centers))]
    near = [[one + other - k for one, other in borders if k in (one, other)] for k in range(5)]
    return Board(
        Territory(name, name[0], terrain, center, tuple(names[k] for k in beside))
        for name, terrain, center, beside in zip(names, terrains, centers, near, strict=True)
    )
