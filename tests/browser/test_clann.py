"""CLANN as a reader meets it: what is its own, in real JupyterLab with a real mouse and keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from clans_widget import ClannWidget
from tests.browser.driving.lab import TALL, Lab

pytestmark = pytest.mark.slow

CANVAS = ".clann-canvas"
CAPTION = ".clann-caption"

ROLLED = "A5,h,h,h/h,h,h,A8 A12 1 36k"
"""By the 3 Tall sends Small home; the Knight can go, too."""


def shown(source: str) -> list[str]:
    """A notebook with a board."""
    return ["from clans_widget import ClannWidget", f"w = ClannWidget({source!r})\nw"]


def place(source: str, name: str) -> tuple[float, float]:
    """Where a place lies on the canvas of that notebook."""
    x, y = ClannWidget(source).picture.center(name)
    return x, y


@pytest.mark.parametrize("lab", [TALL], indirect=True)
def test_somebody_is_sent_home_with_the_mouse(lab: Lab) -> None:
    lab.open(shown(ROLLED))
    lab.run_all()
    lab.wait_painted(CANVAS)
    lab.click_canvas(CANVAS, *place(ROLLED, "die-1"))
    lab.hear("Who moves with the 3?")
    lab.click_canvas(CANVAS, *place(ROLLED, "A8"))
    lab.hear("sends Player 2’s Small home: Tall ranks above Small")


@pytest.mark.parametrize("lab", [TALL], indirect=True)
@pytest.mark.deep
def test_a_move_is_chosen_with_keys_alone(lab: Lab) -> None:
    pushes = "A9,h,h,h/C1,h,h,h A12 1 3"
    lab.open(shown(pushes))
    lab.run_all()
    for name in ("3", "Tall"):
        button = lab.page.locator(".clann-next-part button", has_text=name)
        button.focus()
        lab.page.keyboard.press("Enter")
        lab.wait_idle()
    cells = lab.page.locator(".clann-put select")
    expect(cells).to_be_enabled()
    cells.select_option("B4")
    lab.wait_idle()
    play = lab.page.locator(".clann-play")
    expect(play).to_be_enabled()
    play.focus()
    lab.page.keyboard.press("Enter")
    lab.hear("puts the Knight down on B4")


@pytest.mark.parametrize("lab", [TALL], indirect=True)
def test_r_rolls_the_dice(lab: Lab) -> None:
    lab.open(shown(ROLLED.replace("36k", "-")))
    lab.run_all()
    lab.page.locator(".clann-roll").focus()
    lab.page.keyboard.press("r")
    lab.hear("Player 1 rolls")
