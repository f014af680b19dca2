"""The page sees what Python sees elsewhere: the same actions, the same texts, pictures, states."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.driving.patience import PATIENCE, SECONDS
from tests.browser.live.own import own_page
from tests.browser.live.reader import Reader
from tests.page import twins
from tests.speeds import many

pytestmark = pytest.mark.slow

SEEDS = (1, 2, 3)[: many(2)]


def cell(game: str, seed: int, count: int) -> str:
    """A cell that plays at random and shows all that was seen."""
    text = Path(twins.__file__).read_text("utf-8").replace("from __future__ import annotations", "")
    return (
        f"{text}\nfrom clans_widget.page.widgets import HTML\n"
        f"HTML(json.dumps(played({game!r}, {seed}, {count})))"
    )


@pytest.mark.parametrize("game", [pytest.param("clann", marks=pytest.mark.deep), "clans"])
def test_the_same_actions_are_seen_alike(game: str, reader: Reader, beside: Path) -> None:
    count = many(60)
    cells = (cell(game, seed, count) for seed in SEEDS)
    page = reader.page
    page.goto(f"{reader.site}/{own_page(beside, f'twins-{game}', game, *cells)}")
    for number, seed in enumerate(SEEDS):
        told = page.locator(".live").nth(number).locator(".widget-html-content")
        expect(told).to_be_attached(timeout=PATIENCE + SECONDS * count)
        assert json.loads(told.inner_text()) == twins.played(game, seed, count)
