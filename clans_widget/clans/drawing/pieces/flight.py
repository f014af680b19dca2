"""Huts on their way from one territory to another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from clans_widget.clans import Position
from clans_widget.clans.drawing.land.atlas import Atlas
from clans_widget.clans.position import make_position
from clans_widget.clans.rules.steps import HutsMoved
from clans_widget.core.planar import Point
from clans_widget.picture.marking.arrows import BEND
from clans_widget.picture.plane.geometry import (
    between,
    distance,
)

from .camps import Camp, camp
from .huts import Hut

_NEAR: Final = 0.5


def before(step: HutsMoved) -> Position:
    """The huts as they stood before they moved; the mover is still the next one."""
    after, groups = step.position, list(step.position.groups)
    groups[after.board.place(step.source)] = step.group
    groups[after.board.place(step.target)] -= step.group
    return make_position(after.board, tuple(groups), after.mover, after.chips, after.scores)


def in_flight(step: HutsMoved, atlas: Atlas, progress: float) -> dict[str, Camp]:
    """The camps of source and target while the huts of the one move to the other.

    The huts of the source fly along the arrow; those of the target make room for them.

    Parameters
    ----------
    step : HutsMoved
    atlas : Atlas
    progress : float
        From 0, where all stand as before, to 1, where they have arrived.
    """
    position = before(step)
    start, end = atlas.center(step.source), atlas.center(step.target)
    there = camp(step.position.huts(step.target), end, atlas.scale)
    own = camp(position.huts(step.target), end, atlas.scale)
    moving = camp(position.huts(step.source), start, atlas.scale)
    places = list(there.huts)
    return {
        step.target: _shifted(own, places, (0, 0), _late(progress)),
        step.source: _shifted(moving, places, _bulge(start, end, progress), progress),
    }


def _late(progress: float) -> float:
    """Those who make room wait until the others are near."""
    return max(0.0, (progress - _NEAR) / (1 - _NEAR))


def _shifted(group: Camp, places: list[Hut], aside: Point, progress: float) -> Camp:
    """A camp whose huts are on the way to places, which they take from the list."""
    goals = [_goal(hut, places) for hut in group.huts]
    huts = tuple(
        _moved(hut, goal, aside, progress) for hut, goal in zip(group.huts, goals, strict=True)
    )
    return replace(group, huts=huts, counts=tuple(_counts(group, huts)))


def _goal(hut: Hut, places: list[Hut]) -> Hut:
    """A place for a hut of its color; the last one is shared by all that remain."""
    own = [place for place in places if place[0] == hut[0]]
    if len(own) > 1:
        places.remove(own[0])
    return own[0]


def _moved(hut: Hut, goal: Hut, aside: Point, progress: float) -> Hut:
    color, x, y, size = hut
    there_x, there_y = between((x, y), goal[1:3], progress)
    there = there_x + aside[0], there_y + aside[1]
    return color, *there, size + progress * (goal[3] - size)


def _counts(group: Camp, huts: Sequence[Hut]) -> Iterator[tuple[int, float, float]]:
    """The numbers beside huts go with them."""
    for (count, x, y), (_, from_x, from_y, _), (_, to_x, to_y, _) in zip(
        group.counts, group.huts, huts, strict=False
    ):
        yield count, x + (to_x - from_x), y + (to_y - from_y)


def _bulge(start: Point, end: Point, progress: float) -> Point:
    """How far the arrow's line lies beside the straight one."""
    way = distance(start, end)
    off = 2 * progress * (1 - progress) * BEND * way
    return off * (end[1] - start[1]) / way, off * (start[0] - end[0]) / way
