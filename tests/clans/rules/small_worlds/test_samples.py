"""Some positions of the small worlds; ``make deep`` has all of them."""

from __future__ import annotations

from collections import Counter

import pytest

from clans_widget.clans import Board

from .boards import shapes
from .cases import every_position
from .comparing import compare, compare_on_board
from .full_groups import PAIR, cases, on_the_standard_board

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("territories", "most"), [(3, 3), (4, 2)])
def test_some_positions(territories: int, most: int) -> None:
    counted: Counter[str] = Counter()
    for shape in shapes(territories):
        counted += compare(shape, every_position(shape, territories, most, every=997))
    assert counted["positions"] > 100


def test_some_pairs_of_neighbors_on_the_standard_board() -> None:
    """M2, M3."""
    assert compare_on_board(Board.standard(), on_the_standard_board(every=13))["positions"] > 100


def test_some_pairs_of_groups() -> None:
    """M2, M3."""
    assert compare(PAIR, cases(every=197))["positions"] > 100
