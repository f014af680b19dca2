"""From a position to SVG text, once the map is built, and how long that text is."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from typing import Any

from pytest_benchmark.fixture import BenchmarkFixture

from benchmarks.games import Measured, each_game, positions


@each_game
def test_position_to_svg(game: Measured, benchmark: BenchmarkFixture) -> None:
    """Aim: under 10 ms."""
    some = positions(game)

    def to_svg(position: Any) -> str:
        return game.draw(position).svg()

    to_svg(next(some))  # builds the map
    svg = benchmark.pedantic(to_svg, setup=lambda: ((next(some),), {}), rounds=300)
    assert svg.startswith("<svg")


@each_game
def test_size_of_the_svg(game: Measured, tell: Callable[[str], None]) -> None:
    played = game.played(seed=7)
    half = played.events[len(played.events) // 2].position
    sizes = [len(game.draw(event.position).svg().encode()) / 1000 for event in played.events]
    start, middle = (len(game.draw(each).svg().encode()) / 1000 for each in (played.start, half))
    tell(
        f"{game.name}, SVG of a position: {start:.0f} kB at the start, {middle:.0f} kB in the "
        f"middle of a game, {median(sizes):.0f} kB in the median ({max(sizes):.0f} at most)"
    )
