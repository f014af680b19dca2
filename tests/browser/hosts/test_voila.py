"""Voilà: a lesson in which moves are refused is whole. In make deep all are looked at."""

from __future__ import annotations

import pytest

from tests.browser.driving.lab import Lab
from tests.browser.driving.lessons import NOTEBOOKS, see_in_voila

pytestmark = pytest.mark.slow(seconds=15)

WITH_REFUSALS = NOTEBOOKS / "clans/en/03-founding-villages.ipynb"


def test_voila_shows_a_lesson_whole_in_which_moves_are_refused(new_lab: Lab) -> None:
    see_in_voila(new_lab, WITH_REFUSALS)
