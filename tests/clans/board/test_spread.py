"""A map can be drawn if its territories are neither crowded nor strewn."""

from __future__ import annotations

from itertools import combinations
from math import cos, dist, radians, sin
from statistics import median_low

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from clans_widget.clans import BoardError, Territory
from clans_widget.clans.board.spread import check_spread

Point = tuple[float, float]
SQUARE = (1.0, 1.0)


def chain(*centers: Point) -> dict[str, Territory]:
    """Territories in a row, each joined to the next."""
    names = [f"A{k + 1}" for k in range(len(centers))]
    near = {
        name: tuple(names[max(k - 1, 0) : k] + names[k + 1 : k + 2]) for k, name in enumerate(names)
    }
    return {
        name: Territory(name, "A", "forest", center, near[name])
        for name, center in zip(names, centers, strict=True)
    }


def refused(by_id: dict[str, Territory], aspect: Point = SQUARE) -> BoardError:
    with pytest.raises(BoardError) as found:
        check_spread(by_id, aspect)
    return found.value


def named(by_id: dict[str, Territory], aspect: Point) -> tuple[object, object] | None:
    """What is refused for being too close, if anything is."""
    try:
        check_spread(by_id, aspect)
    except BoardError as error:
        return error.values["territory"], error.values["other"]
    return None


# At the very limits, which numbers of the computer hit exactly


def test_a_line_is_at_most_twenty_times_as_long_as_usual() -> None:
    check_spread(chain((0, 0), (1, 0), (21, 0), (21, 1)), SQUARE)
    error = refused(chain((0, 0), (1, 0), (21.5, 0), (21.5, 1)))
    assert (error.key, error.values) == (
        "clans.board.far",
        {"territory": "A2", "other": "A3", "most": 20},
    )


def test_centers_are_at_least_a_twentieth_of_the_usual_distance_apart() -> None:
    check_spread(chain((0, 0), (20, 0), (20, 20), (0, 20), (0, 1)), SQUARE)
    error = refused(chain((0, 0), (20, 0), (20, 20), (0, 20), (0, 0.97)))
    assert error.key == "clans.board.close"
    assert error.values == {"territory": "A1", "other": "A5", "part": 20}


def test_centers_are_at_least_as_far_from_the_lines_between_others() -> None:
    check_spread(chain((0, 0), (20, 0), (30, 10), (20, 20), (9, 20), (9, 1)), SQUARE)
    error = refused(chain((0, 0), (20, 0), (30, 10), (20, 20), (9, 20), (9, 0.6)))
    assert error.key == "clans.board.close"
    assert error.values == {"territory": "A6", "other": "A1-A2", "part": 20}


@pytest.mark.parametrize("aspect", [(2.0, 1.0), (0.25, 0.5)])
def test_the_usual_distance_is_at_least_a_thousandth_of_the_longer_side(aspect: Point) -> None:
    wide, least = aspect[0], max(aspect) / 1000
    check_spread(chain((0, 0), (least / wide, 0)), aspect)
    error = refused(chain((0, 0), (0.98 * least / wide, 0)), aspect)
    assert (error.key, error.values) == ("clans.board.small", {"part": 1000})


# Anywhere


def near_to(point: Point, a: Point, b: Point) -> float:
    """How far a point is from a line, tried at many places of it."""
    shares = (k / 500 for k in range(501))
    return min(dist(point, (a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s)) for s in shares)


points = st.tuples(st.integers(-30, 30), st.integers(-30, 30))


@given(centers=st.lists(points, min_size=3, max_size=5, unique=True), wide=st.sampled_from([1, 2]))
def test_what_is_too_close_is_refused_and_nothing_else(centers: list[Point], wide: int) -> None:
    by_id = chain(*centers)
    at = dict(zip(by_id, [(wide * x, y) for x, y in centers], strict=True))
    lines = {f"{a}-{b}": (a, b) for a, b in zip(by_id, [*by_id][1:], strict=False)}
    lengths = [dist(at[a], at[b]) for a, b in lines.values()]
    usual = median_low(lengths)
    assume(max(lengths) < 20 * usual)
    gaps = {(a, b): dist(at[a], at[b]) for a, b in combinations(by_id, 2)}
    for name in by_id:
        for line, ends in lines.items():
            if name not in ends:
                gaps[name, line] = near_to(at[name], *(at[end] for end in ends))
    assume(not any(0.04 < gap / usual < 0.06 for gap in gaps.values()))
    close = {pair for pair, gap in gaps.items() if gap / usual < 0.05}
    pair = named(by_id, (wide, 1))
    assert pair in close if close else pair is None


@pytest.mark.parametrize("angle", range(0, 360, 25))
@pytest.mark.parametrize(
    ("share", "gap", "is_close"),
    [
        *((0.1, 0.8, True), (0.5, 0.9, True), (0.9, 0.8, True)),
        *((0.1, 1.2, False), (0.5, 1.1, False), (0.9, 1.2, False), (1.1, 0.2, False)),
    ],
)
def test_a_line_in_any_direction_is_kept_clear(
    angle: int, share: float, gap: float, is_close: bool
) -> None:
    """Twenty long, as the line before it is; beyond its end there is room."""
    along = cos(radians(angle)), sin(radians(angle))

    def at(forward: float, aside: float) -> Point:
        return 3 + forward * along[0] - aside * along[1], 7 + forward * along[1] + aside * along[0]

    by_id = chain(at(-40, 0), at(-20, 0), at(0, 0), at(20, 0), at(10, 60), at(20 * share, gap))
    assert named(by_id, SQUARE) == (("A6", "A3-A4") if is_close else None)
