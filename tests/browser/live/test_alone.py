"""A page that has all it needs in itself, opened as a file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from clans_widget import ClannWidget, ClansWidget, clann, clans
from clans_widget.cli import main
from tests.browser.live.hands import Hands
from tests.browser.live.reader import Reader
from tests.page.notebooks import CELLS, notebook

pytestmark = pytest.mark.slow

LIMIT = 10_000_000
"""Bytes of such a page, as the handbook says."""


@pytest.mark.deep
@pytest.mark.parametrize("game", ["clans", "clann"])
def test_a_page_opened_by_a_double_click_plays(game: str, tmp_path: Path, browser: Browser) -> None:
    players = ["Ann", "Bob"]
    board = (
        ClansWidget(clans.Game.new(players=players, seed=7))
        if game == "clans"
        else ClannWidget(clann.Game.new(players=players, seed=7))
    )
    path = board.to_html(tmp_path / "walk.html", playable=True)
    assert [each.name for each in tmp_path.iterdir()] == ["walk.html"]
    assert path.stat().st_size < LIMIT
    page = browser.new_page()
    reader = Reader(page, path.as_uri())
    page.goto(path.as_uri())
    expect(page.locator("figure svg").first).to_be_visible()
    reader.wait()
    stage = reader.stage()
    hands = Hands(reader, game, seed=7)
    for _ in range(6):
        hands.do()
    expect(stage.locator(f".{game}-undo")).to_be_enabled()
    page.context.close()
    assert reader.trouble == []


@pytest.mark.deep
def test_the_questions_of_an_author_are_answered_and_found_again(
    tmp_path: Path, browser: Browser
) -> None:
    path = notebook(tmp_path, CELLS)
    assert main(["page", str(path)]) == 0
    page = browser.new_page()
    reader = Reader(page, path.with_suffix(".html").as_uri())
    page.goto(reader.site)
    reader.wait()
    second = reader.stage(1)
    second.get_by_label("six").check()
    second.locator(".clann-check").click()
    expect(second.locator(".clann-mark-solved")).to_have_count(1)
    page.reload()
    reader.wait()
    expect(reader.stage(1).locator(".clann-mark-solved")).to_have_count(1)
    expect(reader.stage(0).locator(".clann-mark-solved")).to_have_count(0)
    page.context.close()
    assert reader.trouble == []


# What stands in for WebKit with a page from the disk. A worker that can read nothing of what it is
# given; and none that is begun at all.
BARRED: Final = """
window.Worker = class { constructor() { throw new DOMException("not here", "SecurityError"); } };
"""
BLIND: Final = """
window.Worker = class {
    postMessage() {
        const data = { kind: "broken", what: "python", why: "NotReadableError" };
        setTimeout(() => this.onmessage({ data }));
    }
    terminate() {}
};
"""


@pytest.mark.deep
@pytest.mark.parametrize("worker", [BLIND, BARRED], ids=["blind", "barred"])
def test_where_no_worker_can_read_python_runs_on_the_page(
    worker: str, tmp_path: Path, browser: Browser
) -> None:
    board = ClansWidget(clans.Game.new(players=["Ann", "Bob"], seed=7))
    path = board.to_html(tmp_path / "walk.html", playable=True)
    page = browser.new_page()
    page.add_init_script(worker)
    page.goto(path.as_uri())
    stage = page.locator(".live.clans-live > .stage")
    expect(stage).to_be_visible()
    for number in (0, 1):
        expect(stage.locator("select").nth(number).locator("option").nth(1)).to_be_attached()
        stage.locator("select").nth(number).select_option(index=1)
    stage.locator(".clans-play:enabled").last.click()
    expect(stage.locator(".clans-undo")).to_be_enabled()
    page.context.close()
