"""Paints groups of every make on the map, to be looked at: ``python docs/crowds.py FOLDER``.

One picture, 800 pixels wide, for each number of clans in a group and of digits in its numbers; in
each of them every territory has such a group in one of the pictures of a pair, so that small ones
and those at the coast are seen too.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from clans_widget.clans import Board, Position
from clans_widget.clans.drawing import draw
from clans_widget.clans.position import make_position
from clans_widget.clans.rules.colors import COLORS, group_of
from clans_widget.clans.rules.setup import FEWEST_PLAYERS

FEW = (1, 2, 3, 4, 5, 6)
MANY = {"few": (7, 3, 2, 2, 2), "one": (12, 2, 1, 1, 1), "all": (12, 12, 12, 12, 12)}


def crowds() -> Iterator[tuple[str, dict[str, int]]]:
    """A name for each make of group, and the huts of one of them."""
    for number in FEW:
        yield f"huts-{number}", dict.fromkeys(COLORS[:number], 1) | {"red": max(1, number - 4)}
    for kind, numbers in MANY.items():
        for clans in range(1, len(COLORS) + 1):
            yield f"clans-{clans}-{kind}", dict(zip(COLORS[:clans], numbers, strict=False))


def everywhere(huts: dict[str, int], part: int) -> Position:
    """A position, which no game can reach, with such a group on every second territory."""
    board = Board.standard()
    groups = tuple(group_of(huts) * (k % 2 == part) for k in range(len(board)))
    start = Position.start(players=FEWEST_PLAYERS)
    return make_position(board, groups, 1, start.chips, start.scores)


def main() -> None:
    """Write all pictures."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, huts in crowds():
        for part in (0, 1):
            (folder / f"{name}-{part}.png").write_bytes(draw(everywhere(huts, part)).png())


if __name__ == "__main__":
    main()
