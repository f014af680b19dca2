"""What makes territories a board: the checks behind every ``BoardError``."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence, Set
from typing import Final

from clans_widget.clans.errors import BoardError
from clans_widget.clans.rules.colors import COLORS
from clans_widget.clans.rules.epochs import TERRAINS
from clans_widget.core.planar import (
    Point,
    crossings,
    faces,
)

from .spread import check_spread
from .territory import TERRITORY, Lake, Territory

MOST_APART: Final = 6
"""So many neighbors of a territory may be no neighbors of each other: a move founds no more.

The mover says in which order (V8). Six villages have 720 orders; nine would have 362880, and no
list of moves could be shown, or even made while somebody waits.
"""

_ID: Final = re.compile(TERRITORY)


def check(territories: Sequence[Territory], lakes: Sequence[Lake], aspect: Point) -> None:
    """Raise unless the territories and lakes are a board.

    Raises
    ------
    BoardError
        If an id, a terrain, a region's size (S1), the symmetry of neighbors (C2), the
        connection of the land, the drawing without crossings, the number of villages that one
        move can found, a lake, or the map's aspect is wrong.
    """
    _check_aspect(aspect)
    if not territories:
        raise BoardError("clans.board.empty")
    _check_ids(territories)
    for territory in territories:
        _check_territory(territory)
    by_id = {territory.id: territory for territory in territories}
    _check_neighbors(by_id)
    _check_regions(territories)
    _check_connected(by_id)
    _check_drawing(by_id)
    _check_lakes(by_id, lakes)
    check_spread(by_id, aspect)
    _check_hubs(by_id)


def _check_aspect(aspect: Point) -> None:
    width, height = aspect
    if not (height > 0 and 0.2 <= width / height <= 5):
        raise BoardError("clans.board.aspect")


def _check_ids(territories: Sequence[Territory]) -> None:
    seen: set[str] = set()
    for territory in territories:
        if not _ID.fullmatch(territory.id) or territory.region != territory.id[0]:
            raise BoardError("clans.board.id", territory=territory.id, region=territory.region)
        if territory.id in seen:
            raise BoardError("clans.board.twice", territory=territory.id)
        seen.add(territory.id)


def _check_territory(territory: Territory) -> None:
    if territory.terrain not in TERRAINS:
        raise BoardError(
            "clans.board.terrain",
            territory=territory.id,
            terrain=territory.terrain,
            terrains=", ".join(TERRAINS),
        )
    if not all(0 <= x <= 1 for x in territory.center):
        raise BoardError("clans.board.center", territory=territory.id)


def _check_neighbors(by_id: dict[str, Territory]) -> None:
    for territory in by_id.values():
        for other, times in Counter(territory.neighbors).items():
            if other not in by_id or other == territory.id or times > 1:
                raise BoardError("clans.board.neighbor", territory=territory.id, other=other)
            if territory.id not in by_id[other].neighbors:
                raise BoardError("clans.board.asymmetric", territory=territory.id, other=other)


def _check_regions(territories: Sequence[Territory]) -> None:
    for region, size in Counter(territory.region for territory in territories).items():
        if size != len(COLORS):
            raise BoardError("clans.board.region", region=region, count=size, needed=len(COLORS))


def _check_connected(by_id: dict[str, Territory]) -> None:
    first, *_ = by_id
    reached, waiting = {first}, [first]
    while waiting:
        for other in by_id[waiting.pop()].neighbors:
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    for name in by_id:
        if name not in reached:
            raise BoardError("clans.board.connected", territory=name, other=first)


def _check_drawing(by_id: dict[str, Territory]) -> None:
    places: dict[tuple[float, float], str] = {}
    for territory in by_id.values():
        if territory.center in places:
            raise BoardError(
                "clans.board.same_place", territory=territory.id, other=places[territory.center]
            )
        places[territory.center] = territory.id
    crossing = next(crossings(*_graph(by_id)), None)
    if crossing:
        one, other = crossing
        raise BoardError("clans.board.crossing", one=one, other=other)


def _check_lakes(by_id: dict[str, Territory], lakes: Sequence[Lake]) -> None:
    _, inner = faces(*_graph(by_id))
    gaps = {frozenset(face) for face in inner if len(face) > 3}
    named: set[frozenset[str]] = set()
    for lake in lakes:
        shore = frozenset(lake.shore)
        if shore not in gaps or shore in named:
            raise BoardError("clans.board.lake", shore=", ".join(sorted(shore)))
        if not all(0 <= x <= 1 for x in lake.center):
            raise BoardError("clans.board.lake_center", shore=", ".join(sorted(shore)))
        named.add(shore)
    for gap in sorted(gaps - named, key=sorted):
        raise BoardError("clans.board.no_lake", shore=", ".join(sorted(gap)))


def _check_hubs(by_id: dict[str, Territory]) -> None:
    near = {name: frozenset(territory.neighbors) for name, territory in by_id.items()}
    for hub, around in near.items():
        alone = apart(around, near) if len(around) > MOST_APART else ()
        if len(alone) > MOST_APART:
            names = ", ".join(sorted(alone))
            raise BoardError("clans.board.hub", territory=hub, names=names, most=MOST_APART)


def apart(names: Set[str], near: Mapping[str, Set[str]]) -> frozenset[str]:
    """As many of some territories as can be without two neighbors among them; some seven do.

    Whoever has one neighbor or none among the others is in such a choice. For the others both are
    tried, which seldom happens: those around one territory lie like beads on a string.

    Examples
    --------
    >>> ring = {"A1": {"A2", "A4"}, "A2": {"A1", "A3"}, "A3": {"A2", "A4"}, "A4": {"A1", "A3"}}
    >>> sorted(apart(ring.keys(), ring))
    ['A1', 'A3']
    """
    if not names:
        return frozenset()
    one = min(sorted(names), key=lambda name: len(near[name] & names))
    others = names - {one}
    found = apart(others - near[one], near) | {one}
    if len(near[one] & names) <= 1 or len(found) > MOST_APART:
        return found
    return max(found, apart(others, near), key=len)


def _graph(
    by_id: dict[str, Territory],
) -> tuple[dict[str, tuple[float, float]], dict[str, tuple[str, ...]]]:
    return (
        {name: territory.center for name, territory in by_id.items()},
        {name: territory.neighbors for name, territory in by_id.items()},
    )
