"""Notebook 7: what JupyterLab does with a board it does, too."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.driving.boards import CANVAS, CAPTION, LAST_MOVE_NOTEBOOK, place
from tests.browser.driving.lab import MANY_COLORS, Lab
from tests.browser.driving.seen import PICTURE, SEEN, colors

pytestmark = pytest.mark.slow


def play(lab: Lab) -> None:
    """Make a move on a board in Notebook 7, with the mouse."""
    lab.open_in_notebook(LAST_MOVE_NOTEBOOK)
    lab.run_all()
    lab.wait_painted(CANVAS)
    expect(lab.page.locator(SEEN)).to_have_count(1)
    for territory in ("E3", "E5"):
        lab.click_canvas(CANVAS, *place(territory))
    expect(lab.locate(CAPTION)).to_contain_text("E5")
    lab.page.locator(".clans-last").click()
    expect(lab.locate(CAPTION)).to_contain_text("epoch V begins")


def test_in_notebook_7_a_board_is_played(new_lab: Lab) -> None:
    play(new_lab)


@pytest.mark.deep
def test_in_notebook_7_a_board_is_reloaded_and_seen_without_its_kernel(new_lab: Lab) -> None:
    play(new_lab)
    new_lab.save()
    new_lab.reload()
    new_lab.wait_painted(CANVAS)
    expect(new_lab.locate(CAPTION)).to_contain_text("epoch V begins")
    new_lab.page.locator(".clans-first").click()
    expect(new_lab.locate(CAPTION)).to_contain_text("This is the beginning")
    new_lab.stop_kernel()
    new_lab.page.reload()
    expect(new_lab.page.locator(PICTURE)).to_be_visible()
    expect(new_lab.page.locator(SEEN)).to_have_count(1)
    assert colors(new_lab.page.locator(PICTURE)) > MANY_COLORS
    new_lab.errors.clear()  # ipywidgets misses the model, and says so
