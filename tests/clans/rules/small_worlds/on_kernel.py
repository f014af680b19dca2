"""Every move of many positions on the compiled kernel, one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numba import njit

from clans_widget.clans import Position, Turn
from clans_widget.clans.simulate import layout
from clans_widget.clans.simulate.kernel.games import is_over, play_and_settle
from clans_widget.clans.simulate.kernel.standing import begin, standing_of
from clans_widget.clans.simulate.kernel.ways import ends_of, orders_from, targets_from

SEEN = ("mover", "players", "chips", "scores")
"""What positions say beside the huts; the rest follows from it."""


@njit  # type: ignore[untyped-decorator, unused-ignore]
def play_all(lands: Any, starts: Any, ways: Any, after: Any) -> int:
    """Every move from every start; returns how many there are, and fills in as many as fit.

    A way is number of the start, source, target, and number of the founding order.
    """
    land, number = lands[0], 0
    for k in range(starts.size):
        begin(land, starts[k])
        now = standing_of(starts[k])
        if is_over(starts[k], ends_of(now)):
            continue
        for source in range(land.territories):
            if starts[k].groups[source] == 0:
                continue
            targets = targets_from(land, starts[k].groups, now, source)
            orders = orders_from(land, starts[k], now, source)
            for target in range(land.territories):
                if (targets >> np.uint64(target)) & np.uint64(1):
                    for order in range(orders):
                        if number < after.size:
                            ways[number] = k, source, target, order
                            after[number] = starts[k]
                            play_and_settle(land, after[number], (source, target, order))
                        number += 1
    return number


def assert_kernel_agrees(positions: Sequence[Position], turns: Sequence[Turn]) -> None:
    """The kernel has these moves in these positions of one board, and no others.

    Parameters
    ----------
    positions : sequence of Position
    turns : sequence of Turn
        All turns from all of them, in order.
    """
    ways = np.zeros((len(turns), 4), np.int64)
    after = np.zeros(len(turns), layout.GAME)
    starts = layout.games_of(positions)
    number = play_all(layout.land_of(positions[0].board), starts, ways, after)
    assert number == len(turns)
    ends = layout.games_of([turn.position for turn in turns])
    size = len(positions[0].board)
    for turn, own, kernel in zip(turns, said_by(ends, size), said_by(after, size), strict=True):
        assert own == kernel, f"{turn.move}: {turn.before!r}"
    assert after["occupied"].tolist() == [turn.position.occupied for turn in turns]
    assert after["full"].tolist() == [turn.position.full for turn in turns]
    assert_same_ways(positions, turns, ways.tolist())


def said_by(games: layout.Records, territories: int) -> Iterator[tuple[Any, ...]]:
    """What each of some positions says, on the kernel."""
    groups = (games["groups"][:, :territories] & np.uint64(layout.COLORS_ALONE)).tolist()
    return zip(groups, *(games[name].tolist() for name in SEEN), strict=True)


def assert_same_ways(
    positions: Sequence[Position], turns: Sequence[Turn], ways: list[list[int]]
) -> None:
    """The kernel's moves are those of the turns, in their order."""
    places = positions[0].board.places
    start, way, order = -1, ("", ""), 0
    for turn, found in zip(turns, ways, strict=True):
        move = turn.move
        if start < 0 or turn.before is not positions[start]:
            start = next(k for k in range(start + 1, len(positions)) if positions[k] is turn.before)
            way = ("", "")
        order = order + 1 if way == (move.source, move.target) else 0
        way = (move.source, move.target)
        assert found == [start, places[move.source], places[move.target], order], turn
