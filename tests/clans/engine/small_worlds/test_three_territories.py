"""Every position of boards of two and three territories."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.conftest import Tell

from .boards import shapes
from .cases import every_position, every_terrain
from .comparing import compare
from .telling import line

pytestmark = pytest.mark.slow(seconds=20)

ABOUT = "boards of three territories, up to three huts a color"
TERRAINS = "up to two huts a color, every terrain"


def test_some_positions(tell: Tell) -> None:
    counted: Counter[str] = Counter()
    for shape in shapes(3):
        counted += compare(shape, every_position(shape, 3, 3, every=499))
    tell(line(f"some {ABOUT}", counted))


@pytest.mark.deep
@pytest.mark.slow(seconds=150)
def test_every_position(tell: Tell) -> None:
    counted: Counter[str] = Counter()
    for shape in shapes(3):
        counted += compare(shape, every_position(shape, 3, 3))
    tell(line(ABOUT, counted))


@pytest.mark.deep
def test_every_terrain(tell: Tell) -> None:
    """V5, V6 and V8 where two villages are founded at once."""
    counted: Counter[str] = Counter()
    for shape in shapes(3):
        counted += compare(shape, every_terrain(shape, 3, 2))
    tell(line(f"boards of three territories, {TERRAINS}", counted))
