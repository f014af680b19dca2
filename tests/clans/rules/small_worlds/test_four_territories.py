"""Every position of boards of four territories."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.conftest import Tell

from .boards import shapes
from .cases import every_position, every_terrain
from .comparing import compare, line

pytestmark = [pytest.mark.deep, pytest.mark.slow]

ABOUT = "boards of four territories, up to two huts a color"
TERRAINS = "up to one hut a color, every terrain"


def test_every_position(tell: Tell) -> None:
    counted: Counter[str] = Counter()
    for shape in shapes(4):
        counted += compare(shape, every_position(shape, 4, 2))
    tell(line(ABOUT, counted))


def test_every_terrain(tell: Tell) -> None:
    """V5, V6 and V8 where three villages are founded at once."""
    counted: Counter[str] = Counter()
    for shape in shapes(4):
        counted += compare(shape, every_terrain(shape, 4, 1))
    tell(line(f"boards of four territories, {TERRAINS}", counted))
