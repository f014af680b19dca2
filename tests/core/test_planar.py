"""Lines that cross and faces between lines, compared with what equations and areas say."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations, product
from math import cos, pi, sin
from typing import Final

import pytest

from clans_widget.core.planar import crossings, faces

Place = tuple[int, int]
Graph = dict[str, list[str]]

GRID: Final = tuple(product(range(3), range(3)))


def cross(one: tuple[Fraction | int, ...], other: tuple[Fraction | int, ...]) -> Fraction:
    return Fraction(one[0] * other[1] - one[1] * other[0])


def minus(one: Place, other: Place) -> Place:
    return one[0] - other[0], one[1] - other[1]


def is_between(x: Place, one: Place, other: Place) -> bool:
    return all(min(a, b) <= c <= max(a, b) for a, b, c in zip(one, other, x, strict=True))


def in_common(p: Place, q: Place, r: Place, s: Place) -> list[tuple[Fraction | int, ...]]:
    """Where the lines from p to q and from r to s meet: a point, or the ends of what they share."""
    along, beside, between = minus(q, p), minus(s, r), minus(r, p)
    turn = cross(along, beside)
    if turn:
        at, there = cross(between, beside) / turn, cross(between, along) / turn
        meeting = p[0] + at * along[0], p[1] + at * along[1]
        return [meeting] if 0 <= at <= 1 and 0 <= there <= 1 else []
    if cross(along, between):
        return []
    return [x for x in (p, q, r, s) if is_between(x, p, q) and is_between(x, r, s)]


def both_ways(*lines: tuple[str, str]) -> Graph:
    near: Graph = {}
    for one, other in lines:
        near.setdefault(one, []).append(other)
        near.setdefault(other, []).append(one)
    return near


def test_two_lines_cross_where_the_equations_have_a_solution() -> None:
    """All pairs of lines in a small grid."""
    near = both_ways(("a", "b"), ("c", "d"))
    for corners in permutations(GRID, 4):
        found = list(crossings(dict(zip("abcd", corners, strict=True)), near))
        assert found == ([("a-b", "c-d")] if in_common(*corners) else []), corners


def test_two_lines_from_one_place_cross_if_one_lies_on_the_other() -> None:
    for hub, one, other in permutations(GRID, 3):
        shared = {*in_common(hub, one, hub, other)} - {hub}
        for a, b, c in permutations("abc"):
            near = both_ways((a, b), (a, c))
            found = list(crossings({a: hub, b: one, c: other}, near))
            assert len(found) == bool(shared), (hub, one, other)


def test_two_lines_from_one_place_to_one_place_cross() -> None:
    near = both_ways(("a", "b"), ("a", "c"))
    assert list(crossings({"a": (0, 0), "b": (1, 0), "c": (1, 0)}, near)) == [("a-b", "a-c")]


def test_all_that_cross_are_named_each_pair_once() -> None:
    hexagon = {name: (cos(k * pi / 3), sin(k * pi / 3)) for k, name in enumerate("abcdef")}
    near = both_ways(*(("a", "c"), ("b", "d"), ("c", "e"), ("d", "f"), ("e", "a"), ("f", "b")))
    found = list(crossings(hexagon, near))
    assert len(found) == len({frozenset(pair) for pair in found}) == 6
    names = {line for pair in found for line in pair}
    assert names == {"a-c", "b-d", "c-e", "d-f", "a-e", "b-f"}


@pytest.mark.parametrize("size", [1e-9, 1 / 3, 1e6])
def test_lines_that_nearly_touch_do_not_cross(size: float) -> None:
    """A rounded number could not tell."""
    near = both_ways(("a", "b"), ("c", "d"))
    below = {"a": (0.0, 0.0), "b": (size, 0.0), "c": (size / 2, size * 1e-14)}
    assert list(crossings(below | {"d": (size / 2, size)}, near)) == []
    assert list(crossings(below | {"d": (size / 2, -size)}, near)) == [("a-b", "c-d")]


def area(places: dict[str, Place], face: tuple[str, ...]) -> Fraction:
    """Positive where the corners follow each other with growing angle."""
    corners = [places[name] for name in face]
    pairs = zip(corners, [*corners[1:], *corners[:1]], strict=True)
    return sum((cross(one, other) for one, other in pairs), Fraction()) / 2


def mesh(width: int, height: int, *, slanted: bool) -> tuple[dict[str, Place], Graph]:
    """Squares side by side, with a line across each if slanted."""
    places = {f"{x},{y}": (x, y) for x in range(width) for y in range(height)}
    ways = [(1, 0), (0, 1), *([(1, 1)] if slanted else [])]
    lines = [
        (f"{x},{y}", f"{x + dx},{y + dy}")
        for x, y in places.values()
        for dx, dy in ways
        if f"{x + dx},{y + dy}" in places
    ]
    return places, both_ways(*lines)


@pytest.mark.parametrize("slanted", [False, True])
@pytest.mark.parametrize(("width", "height"), [(2, 2), (3, 2), (2, 4), (4, 4)])
def test_the_faces_of_a_mesh_are_its_meshes(width: int, height: int, *, slanted: bool) -> None:
    places, near = mesh(width, height, slanted=slanted)
    for turned in (places, {name: (-y, x) for name, (x, y) in places.items()}):
        outer, inner = faces(turned, near)
        squares = (width - 1) * (height - 1)
        assert len(inner) == squares * (2 if slanted else 1)
        assert {area(turned, face) for face in inner} == {Fraction(1, 2 if slanted else 1)}
        assert area(turned, outer) == -squares
        assert len(outer) == 2 * (width + height) - 4


@pytest.mark.parametrize("slanted", [False, True])
def test_each_side_of_each_line_is_in_one_face(*, slanted: bool) -> None:
    places, near = mesh(4, 3, slanted=slanted)
    outer, inner = faces(places, near)
    sides = [
        side for face in (outer, *inner) for side in zip(face, (*face[1:], face[0]), strict=True)
    ]
    assert sorted(sides) == sorted((one, other) for one in near for other in near[one])


def test_around_lines_that_enclose_nothing_there_is_only_the_outer_face() -> None:
    """However they lie: with rounded numbers the way there and back has an area."""
    for steps in (
        [(0.1, 0.7), (0.3, 0.2), (0.7, 0.1)],
        [(1 / 3, 1e-9), (1e-9, 1 / 3), (2 / 3, 0.9)],
    ):
        star = {"hub": (1 / 7, 1 / 9), **{f"{k}": place for k, place in enumerate(steps)}}
        outer, inner = faces(star, both_ways(*(("hub", f"{k}") for k in range(3))))
        assert inner == []
        assert sorted(outer) == ["0", "1", "2", "hub", "hub", "hub"]


def test_lines_to_one_place_are_taken_in_the_order_of_their_angle() -> None:
    """A wheel: between two spokes there is a triangle; also where a spoke lies on an axis."""
    rim = [(2, 0), (2, 1), (0, 1), (-1, 1), (-1, 0), (-1, -2), (0, -1), (3, -1)]
    names = [f"r{k}" for k in range(len(rim))]
    places = {"hub": (0, 0), **dict(zip(names, rim, strict=True))}
    for turn in range(len(names)):
        order = [*names[turn:], *names[:turn]]
        spokes = [
            ("hub", name) for name in sorted(order, key=lambda name: (name[1] in "036", name))
        ]
        lines = [*spokes, *zip(order, [*order[1:], order[0]], strict=True)]
        outer, inner = faces(places, both_ways(*lines))
        assert {frozenset(face) for face in inner} == {
            frozenset(("hub", names[k - 1], names[k])) for k in range(len(names))
        }
        assert all(area(places, face) > 0 for face in inner)
        assert sorted(outer) == names


def test_without_lines_there_are_no_faces() -> None:
    assert faces({"a": (0.5, 0.5)}, {"a": []}) == ((), [])
