"""The graph of a board as a drawing in the plane: crossings and faces.

The centers of the territories, joined by straight lines where two are neighbors,
must be a drawing without crossings. Its faces tell where borders meet: at an inner
face of three territories there is a point, a larger inner face is a lake, and the
outer face is the edge of the land.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cmp_to_key
from math import lcm

Point = tuple[float, float]
Graph = Mapping[str, Sequence[str]]

Place = tuple[int, int]
"""A point in units so small that nothing is rounded."""


def crossings(centers: Mapping[str, Point], neighbors: Graph) -> Iterator[tuple[str, str]]:
    """Pairs of lines that cross or touch, each line as ``"A1-A2"``.

    Parameters
    ----------
    centers : mapping of str to (float, float)
        Where each territory lies.
    neighbors : mapping of str to sequence of str
        Symmetric.

    Examples
    --------
    >>> square = {"A1": (0, 0), "A2": (1, 0), "A3": (1, 1), "A4": (0, 1)}
    >>> both_diagonals = {"A1": ["A3"], "A3": ["A1"], "A2": ["A4"], "A4": ["A2"]}
    >>> list(crossings(square, both_diagonals))
    [('A1-A3', 'A2-A4')]
    """
    places = _exact(centers)
    lines = [(a, b) for a in neighbors for b in neighbors[a] if a < b]
    for count, (c, d) in enumerate(lines):
        for a, b in lines[:count]:
            if _meet(places, a, b, c, d):
                yield f"{a}-{b}", f"{c}-{d}"


def faces(
    centers: Mapping[str, Point], neighbors: Graph
) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    """The outer face and the inner faces, each as the territories around it in order.

    Inner faces run with growing angle (clockwise on a screen, whose y points down),
    the outer face against it. Every ordered pair of neighbors stands in exactly one face.

    Examples
    --------
    >>> triangle = {"A1": (0, 0), "A2": (1, 0), "A3": (0, 1)}
    >>> around = {"A1": ["A2", "A3"], "A2": ["A1", "A3"], "A3": ["A1", "A2"]}
    >>> faces(triangle, around)
    (('A1', 'A3', 'A2'), [('A1', 'A2', 'A3')])
    """
    places = _exact(centers)
    turning = {a: _turning(places, a, neighbors[a]) for a in neighbors}
    unseen = {(a, b): None for a in neighbors for b in neighbors[a]}
    inner: list[tuple[str, ...]] = []
    outer: tuple[str, ...] = ()
    while unseen:
        face = []
        a, b = next(iter(unseen))
        while (a, b) in unseen:
            del unseen[a, b]
            face.append(a)
            around = turning[b]
            a, b = b, around[around.index(a) - 1]
        if _area([places[name] for name in face]) > 0:
            inner.append(tuple(face))
        else:
            outer = tuple(face)
    return outer, inner


def _exact(centers: Mapping[str, Point]) -> dict[str, Place]:
    """The centers as whole numbers of one small unit.

    A rounded area of a drawing without inner faces can come out above 0, and two directions
    that differ a little as the same.
    """
    unit = lcm(*(x.as_integer_ratio()[1] for center in centers.values() for x in center))

    def whole(x: float) -> int:
        numerator, denominator = x.as_integer_ratio()
        return numerator * (unit // denominator)

    return {name: (whole(x), whole(y)) for name, (x, y) in centers.items()}


def _meet(places: Mapping[str, Place], a: str, b: str, c: str, d: str) -> bool:
    """Whether two lines have a point in common other than a territory of both."""
    shared = {a, b} & {c, d}
    p, q, r, s = places[a], places[b], places[c], places[d]
    if not shared:
        return _overlap(p, q, r, s) and _straddles(p, q, r, s) and _straddles(r, s, p, q)
    hub = places[shared.pop()]
    left = q if hub == p else p
    right = s if hub == r else r
    same_line = _side(hub, left, right) == 0
    ahead = (left[0] - hub[0]) * (right[0] - hub[0]) + (left[1] - hub[1]) * (right[1] - hub[1])
    return same_line and ahead > 0


def _straddles(p: Place, q: Place, r: Place, s: Place) -> bool:
    """Whether r and s lie on different sides of the line through p and q, or on it."""
    return _side(p, q, r) * _side(p, q, s) <= 0


def _overlap(p: Place, q: Place, r: Place, s: Place) -> bool:
    """Whether the boxes around two lines have a point in common."""
    return all(
        min(p[k], q[k]) <= max(r[k], s[k]) and min(r[k], s[k]) <= max(p[k], q[k]) for k in (0, 1)
    )


def _side(p: Place, q: Place, r: Place) -> int:
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def _turning(places: Mapping[str, Place], hub: str, others: Sequence[str]) -> list[str]:
    """Places around a hub with growing angle."""
    x, y = places[hub]

    def is_second_half(name: str) -> bool:
        dx, dy = places[name][0] - x, places[name][1] - y
        return dy < 0 or (dy == 0 and dx < 0)

    def compare(one: str, other: str) -> int:
        half = is_second_half(one) - is_second_half(other)
        return half or -_side(places[hub], places[one], places[other])

    return sorted(others, key=cmp_to_key(compare))


def _area(corners: Sequence[Place]) -> int:
    """Twice the area within some corners, negative against the growing angle."""
    following = [*corners[1:], *corners[:1]]
    return sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(corners, following, strict=True))
