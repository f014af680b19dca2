"""From a position to SVG text, once the map is built. Aim: under 10 ms."""

from __future__ import annotations

import random
from collections.abc import Iterator

from pytest_benchmark.fixture import BenchmarkFixture

from clans_widget.clans import Position
from clans_widget.clans.drawing import draw


def to_svg(position: Position) -> str:
    return draw(position).svg()


def test_position_to_svg(benchmark: BenchmarkFixture) -> None:
    positions = positions_of_games()
    to_svg(next(positions))  # builds the map
    svg = benchmark.pedantic(to_svg, setup=lambda: ((next(positions),), {}), rounds=300)
    assert svg.startswith("<svg")


def positions_of_games() -> Iterator[Position]:
    """Positions of random games without end, so that no picture is drawn twice."""
    rng = random.Random(7)
    while True:
        position = Position.start(players=3, seed=rng.randrange(1 << 32))
        while not position.is_over:
            yield position
            position = position.play(rng.choice(position.legal_moves())).position
