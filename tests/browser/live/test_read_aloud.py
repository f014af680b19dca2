"""A page says what the view says, to those who hear it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.driving.aloud import read_along
from tests.browser.live.own import own_page
from tests.browser.live.reader import Reader
from tests.stage.read_aloud import READINGS, Reading

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.game)
def test_a_move_and_a_question_are_read_aloud(
    reader: Reader, site: str, beside: Path, reading: Reading
) -> None:
    reader.page.goto(f"{site}/{own_page(beside, 'aloud', reading.game, reading.code)}")
    stage = reader.page.locator(".live > .stage")
    read_along(stage, reading)
