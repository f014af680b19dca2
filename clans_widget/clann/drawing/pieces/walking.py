"""Where everybody is while a step happens: on a walk, in the air, or making room."""

from __future__ import annotations

from math import pi, sin
from typing import Final

from clans_widget.clann import Position
from clans_widget.clann.drawing.emphasis import SKY, Emphasis
from clans_widget.clann.drawing.land.atlas import Atlas
from clans_widget.picture.plane.geometry import between, distance

from .standing import Stand, Who, stand_at, stands_of

_HOP: Final = 9.0
"""How high one who walks jumps from cell to cell."""
_HIGH: Final = 0.34
"""How high one flies, in units of the way; never higher than the next number."""
_HIGHEST: Final = 110.0
_SKY: Final = 190.0
"""From how high the Knight is put down."""
_ROOM: Final = 0.25
"""The part of a motion in which those who do not move themselves make room."""
_SHAKEN: Final = 5.0
"""How far one who is taken is shaken."""


def stands_between(
    old: Position, new: Position, emphasis: Emphasis, atlas: Atlas, progress: float
) -> dict[Who, Stand]:
    """Where everybody is when a step has happened so far.

    Parameters
    ----------
    old, new : Position
        Before the step and after it.
    emphasis : Emphasis
        Who moves, and how.
    atlas : Atlas
    progress : float
        At 0 all stand as before, at 1 as after it.
    """
    was, now = stands_of(old, atlas), stands_of(new, atlas)
    if progress <= 0 or progress >= 1:
        return now if progress else was
    share = _making_room(emphasis, progress)
    found = {who: _shifted(was.get(who, stand), stand, share) for who, stand in now.items()}
    who = emphasis.who
    if who is not None:
        start = was.get(who) or now[who].shifted(0, -_SKY)
        found[who] = _moving(emphasis, who, start, now[who], atlas, progress)
    return found


def _making_room(emphasis: Emphasis, progress: float) -> float:
    """Whoever is reached makes room at the end of the walk, and takes it back as one flies off."""
    if emphasis.path:
        return max(0.0, (progress - 1) / _ROOM + 1)
    return min(1.0, progress / _ROOM)


def _shifted(start: Stand, end: Stand, share: float) -> Stand:
    if start == end:
        return end
    size = start.size + share * (end.size - start.size)
    return Stand(between(start.place, end.place, share), size).shifted(0, 0)


def _moving(
    emphasis: Emphasis, who: Who, start: Stand, end: Stand, atlas: Atlas, progress: float
) -> Stand:
    """The one whom the step is about."""
    if emphasis.path:
        inner = (stand_at(atlas, who, place) for place in emphasis.path[1:-1])
        return _walking([start, *inner, end], atlas, progress)
    if emphasis.flight:
        falls = emphasis.flight[0] == SKY
        return _shifted(start, end, progress) if falls else in_the_air(start, end, progress)
    return start.shifted(0, -_SHAKEN * abs(sin(2 * pi * progress)))


def in_the_air(start: Stand, end: Stand, share: float) -> Stand:
    """One who flies, at a share of the way."""
    high = min(_HIGHEST, _HIGH * distance(start.place, end.place))
    return _shifted(start, end, share).shifted(0, -high * sin(pi * share))


def _walking(places: list[Stand], atlas: Atlas, progress: float) -> Stand:
    """Cell by cell, with a hop from each to the next."""
    walked = progress * (len(places) - 1)
    cell = min(int(walked), len(places) - 2)
    share = walked - cell
    stand = _shifted(places[cell], places[cell + 1], share)
    return stand.shifted(0, -_HOP * atlas.scale * 4 * share * (1 - share))
