"""The page sees what Python sees elsewhere: the same actions, the same texts, pictures, states."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from clans_widget.page.making import write_assets
from tests.browser.driving.files import served
from tests.browser.live.reader import SOON, Reader
from tests.page import twins
from tests.speeds import many

pytestmark = pytest.mark.slow(seconds=60)

SEEDS = (1, 2, 3)


def cell(game: str, seed: int, count: int) -> str:
    """A cell that plays at random and shows all that was seen."""
    text = Path(twins.__file__).read_text("utf-8").replace("from __future__ import annotations", "")
    return (
        f"{text}\nimport ipywidgets\nipywidgets.HTML(json.dumps(played({game!r}, {seed}, {count})))"
    )


@pytest.mark.parametrize("game", ["clann", "clans"])
def test_the_same_actions_are_seen_alike(game: str, browser: Browser, tmp_path: Path) -> None:
    count = many(60)
    write_assets(tmp_path)
    roots = "".join(
        f'<div class="live" data-game="{game}" data-live="{game}-live" '
        f'data-code="{escape(cell(game, seed, count))}"></div>'
        for seed in SEEDS
    )
    text = f'<!DOCTYPE html><html lang="en"><body>{roots}<script type="module" src="live/page.js">'
    (tmp_path / "twins.html").write_text(text + "</script>", "utf-8")
    with served(tmp_path) as site:
        page = browser.new_page()
        reader = Reader(page, site)
        page.goto(f"{site}/twins.html")
        for number, seed in enumerate(SEEDS):
            told = page.locator(".live").nth(number).locator(".widget-html-content")
            expect(told).to_be_attached(timeout=SOON + 1000 * count)
            assert json.loads(told.inner_text()) == twins.played(game, seed, count)
        page.context.close()
    assert [said for said in reader.trouble if "favicon" not in said and "404" not in said] == []
