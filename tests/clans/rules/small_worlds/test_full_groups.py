"""Neighbors with five to nine huts each (M2, M3), wherever they stand and whatever they are."""

from __future__ import annotations

import pytest

from clans_widget.clans import Board
from tests.conftest import Tell

from .cases import every_terrain
from .comparing import compare, compare_on_board, line
from .full_groups import PAIR, cases, on_the_standard_board

pytestmark = [pytest.mark.deep, pytest.mark.slow]


def test_every_pair_of_neighbors_on_the_standard_board(tell: Tell) -> None:
    counted = compare_on_board(Board.standard(), on_the_standard_board())
    tell(line("pairs of neighbors on the standard board, five to nine huts each", counted))


def test_every_pair_of_groups(tell: Tell) -> None:
    tell(line("pairs of groups of five to nine huts", compare(PAIR, cases())))


def test_every_terrain(tell: Tell) -> None:
    """V5, V6: whatever is in a village, on every terrain with every chip."""
    counted = compare(PAIR, every_terrain(PAIR, 2, 3))
    tell(line("boards of two territories, up to three huts a color, every terrain", counted))
