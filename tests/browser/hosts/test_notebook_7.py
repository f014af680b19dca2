"""Notebook 7: what JupyterLab does with a board it does, too."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.driving.boards import CANVAS, CAPTION, LAST_MOVE_NOTEBOOK, place
from tests.browser.driving.lab import MANY_COLORS, Lab
from tests.browser.driving.seen import PICTURE, SEEN, colors

pytestmark = [pytest.mark.slow, pytest.mark.deep]


def test_a_board_is_played_reloaded_and_seen_without_its_kernel(new_lab: Lab) -> None:
    lab = new_lab
    lab.open_in_notebook(LAST_MOVE_NOTEBOOK)
    lab.run_all()
    lab.wait_painted(CANVAS)
    expect(lab.page.locator(SEEN)).to_have_count(1)
    for territory in ("E3", "E5"):
        lab.click_canvas(CANVAS, *place(territory))
    expect(lab.locate(CAPTION)).to_contain_text("E5")
    lab.page.locator(".clans-last").click()
    expect(lab.locate(CAPTION)).to_contain_text("epoch V begins")
    lab.save()
    lab.reload()
    lab.wait_painted(CANVAS)
    expect(lab.locate(CAPTION)).to_contain_text("epoch V begins")
    lab.page.locator(".clans-first").click()
    expect(lab.locate(CAPTION)).to_contain_text("This is the beginning")
    lab.stop_kernel()
    lab.foresee("widget model not found")  # ipywidgets misses it, and says so
    lab.page.reload()
    expect(lab.page.locator(PICTURE)).to_be_visible()
    expect(lab.page.locator(SEEN)).to_have_count(1)
    assert colors(lab.page.locator(PICTURE)) > MANY_COLORS
