"""Two futures as a reader meets them: from the button under an order, side by side or stacked."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, FloatRect, expect

from clans_widget import Compare
from tests.browser.driving.lab import Lab
from tests.clans.games import LAST_MOVE

pytestmark = pytest.mark.slow

BOARD = f"""\
from clans_widget import ClansWidget
ClansWidget("{LAST_MOVE}")"""

BOTH = ".clans-compare-canvas"


def boxes(lab: Lab) -> list[FloatRect]:
    """Where the two boards are on the page."""
    found = lab.page.locator(BOTH).all()
    return [box for each in found if (box := each.bounding_box())]


def test_two_orders_are_compared_before_one_is_chosen(lab: Lab) -> None:
    lab.open([BOARD])
    lab.run_all()
    lab.wait_painted(".clans-canvas")
    lab.locate(".clans-source select").select_option("B5")
    lab.locate(".clans-target select").select_option("C4")
    lab.locate(".clans-compare-open").click()
    expect(lab.page.locator(BOTH)).to_have_count(2)
    expect(lab.page.locator(".stage-future-name").first).to_contain_text("First B2, then C4")
    names = [each.get_attribute("aria-label") for each in lab.page.locator(BOTH).all()]
    assert ["First B2" in (names[0] or ""), "First C4" in (names[1] or "")] == [True, True]

    left, right = boxes(lab)
    assert left["y"] == right["y"]
    assert left["x"] + left["width"] <= right["x"]

    lab.locate(".clans-compare-next").click()
    lab.locate(".clans-compare-next").click()
    captions = lab.page.locator(".clans-compare-caption")
    expect(captions.first).to_contain_text("B2")
    expect(captions.last).to_contain_text("C4")
    lab.locate(".clans-compare-slider [role=slider]").press("End")
    expect(lab.locate(".clans-compare-last")).to_be_disabled()
    expect(lab.locate(".clans-compare-outcome")).to_contain_text("outlined on both boards")
    assert lab.page.locator(".clans-compare-outcome tr:has(.stage-changed)").count() == 4

    lab.page.set_viewport_size({"width": 390, "height": 844})
    expect(lab.locate(".stage-futures")).to_be_visible()
    lab.page.wait_for_function(
        "() => { const [a, b] = [...document.querySelectorAll('.clans-compare-canvas')]"
        ".map((each) => each.getBoundingClientRect()); return a.bottom <= b.top; }"
    )
    assert all(box["width"] <= 390 for box in boxes(lab))

    lab.locate(".clans-compare-open").click()
    expect(lab.page.locator(BOTH)).to_have_count(0)
    expect(lab.locate(".clans-order")).to_be_visible()


SHAPES = """boards => boards.map((board) => {
  const { width, height } = board.getBoundingClientRect();
  return (width / height) / (board.width / board.height);
})"""

CUT = """parts => parts.filter((part) => part.scrollWidth > part.clientWidth)
.map((part) => part.className)"""


def test_in_every_width_boards_keep_their_shape_and_nothing_beside_is_cut(lab: Lab) -> None:
    lab.page.set_viewport_size({"width": 1280, "height": 800})
    lab.open([BOARD])
    lab.run_all()
    lab.wait_painted(".clans-canvas")
    lab.locate(".clans-source select").select_option("B5")
    lab.locate(".clans-target select").select_option("C4")
    lab.wait_at_rest()
    assert lab.page.locator(".stage-side .widget-html-content").evaluate_all(CUT) == []
    lab.locate(".clans-compare-open").click()
    for width, height in ((1280, 800), (900, 625), (700, 500), (390, 844)):
        lab.page.set_viewport_size({"width": width, "height": height})
        lab.wait_at_rest()
        assert lab.page.locator(BOTH).evaluate_all(SHAPES) == pytest.approx([1, 1], abs=0.01)


def test_a_page_with_both_is_walked_without_a_kernel(browser: Browser, tmp_path: Path) -> None:
    file = Compare(LAST_MOVE, "B5-C4:B2,C4", "B5-C4:C4,B2").to_html(tmp_path / "both.html")
    page = browser.new_page(viewport={"width": 1300, "height": 900})
    trouble: list[str] = []
    page.on("pageerror", lambda error: trouble.append(error.message))
    page.goto(file.as_uri())
    views = page.locator(".view svg")
    expect(views).to_have_count(2)
    page.locator(".next").click()
    page.locator(".next").click()
    sides = page.locator(".caption .side")
    expect(sides.first).to_contain_text("B2")
    expect(sides.last).to_contain_text("C4")
    for view, name in ((views.first, "First B2"), (views.last, "First C4")):
        assert name in (view.get_attribute("aria-label") or "")
    left, right = (each.bounding_box() for each in views.all())
    assert left is not None
    assert right is not None
    assert (left["y"], left["x"] < right["x"]) == (right["y"], True)
    page.set_viewport_size({"width": 390, "height": 844})
    left, right = (each.bounding_box() for each in views.all())
    assert left is not None
    assert right is not None
    assert left["y"] + left["height"] <= right["y"]
    assert trouble == []
    page.close()
