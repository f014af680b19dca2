"""Boards on pages of other sizes: what is needed is in sight, and as large as it can be."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.driving.boards import LAST_MOVE_NOTEBOOK
from tests.browser.driving.lab import Lab

CANVAS: Final = ".clans-canvas"

IMPORTS: Final = "from clans_widget import clans\nfrom clans_widget.clans import tables"
TABLE: Final = """columns = ["favorable", "bonus", "unfavorable", "chips", "chips_left"]
tables.in_words(tables.epochs(clans.Position.start())[columns])"""
"""As it stands in a lesson."""

LAPTOP: Final[ViewportSize] = {"width": 1366, "height": 768}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
TALL_PHONE: Final[ViewportSize] = {"width": 430, "height": 1000}

_TO_TOP: Final = "stage => stage.scrollIntoView()"

# The edges of a part within what scrolls.
_IN_SIGHT: Final = """part => {
    const around = part.closest('.jp-WindowedPanel-outer').getBoundingClientRect();
    const {left, right, top, bottom} = part.getBoundingClientRect();
    return left >= around.left - 1 && right <= around.right + 1
        && top >= around.top - 1 && bottom <= around.bottom + 1;
}"""


pytestmark = pytest.mark.slow


@pytest.mark.parametrize("lab", [LAPTOP], indirect=True, ids=["laptop"])
def test_on_a_laptop_all_that_is_needed_is_in_sight_also_while_an_order_is_asked(lab: Lab) -> None:
    choose = 'w._do(act.Click("B5"))\nw._do(act.Click("C4"))'
    lab.open(
        [
            f"from clans_widget.stage import actions as act\n{LAST_MOVE_NOTEBOOK[0]}",
            LAST_MOVE_NOTEBOOK[1],
            choose,
        ]
    )
    lab.run_all()
    lab.wait_painted(CANVAS)
    fold = lab.page.locator("button.clans-details")
    expect(fold).to_have_attribute("aria-expanded", "false")
    lab.page.locator(".clans-widget").evaluate(_TO_TOP)
    for part in (
        ".clans-canvas",
        ".clans-caption",
        ".clans-order table",
        ".clans-next",
        ".clans-undo",
    ):
        assert lab.page.locator(part).evaluate(_IN_SIGHT), part
    touched = "part => getComputedStyle(part).touchAction"
    for part in (".clans-canvas", ".clans-next"):
        assert lab.page.locator(part).evaluate(touched) == "manipulation", part
    board = box(lab, CANVAS)
    assert board["width"] > 700, "as large as fits below the code"
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "true")
    expect(lab.page.locator(".clans-scores table")).to_be_visible()


@pytest.mark.parametrize("lab", [TALL_PHONE], indirect=True, ids=["tall phone"])
def test_on_a_telephone_the_board_is_wide_and_all_else_folded_away_however_tall_it_is(
    lab: Lab,
) -> None:
    lab.open(LAST_MOVE_NOTEBOOK)
    lab.run_all()
    lab.wait_painted(CANVAS)
    canvas = lab.canvas(CANVAS)
    is_tall = "canvas => canvas.height > canvas.width"
    lab.page.wait_for_function(is_tall, arg=canvas.element_handle())
    assert box(lab, CANVAS)["width"] >= 0.92 * TALL_PHONE["width"]
    for fold in ("details", "setup"):
        button = lab.page.locator(f"button.clans-{fold}")
        expect(button).to_have_attribute("aria-expanded", "false")
    expect(lab.page.locator(".clans-scores table")).to_have_count(0)


@pytest.mark.deep
@pytest.mark.parametrize("lab", [PHONE], indirect=True, ids=["phone"])
def test_on_a_telephone_lines_of_folded_cells_and_tables_end_at_the_edge(lab: Lab) -> None:
    lab.open([IMPORTS, *LAST_MOVE_NOTEBOOK, TABLE])
    lab.select_cell(0)
    lab.command("notebook:hide-cell-code")
    lab.run_all()
    lab.wait_painted(CANVAS)
    for part in (".jp-Placeholder-content", ".jp-OutputArea-output table"):
        lines = [line.bounding_box() for line in lab.page.locator(part).all()]
        assert lines, part
        for line in lines:
            assert line is not None
            assert 0 <= line["x"] < 20
            assert line["x"] + line["width"] <= PHONE["width"]


def test_the_id_of_a_rule_is_pressed_and_the_keyboard_stays_there(lab: Lab) -> None:
    lab.open([*LAST_MOVE_NOTEBOOK, 'w.play("B5-C4:B2,C4")\nw.go_to(1)'])
    lab.run_all()
    badge = lab.page.locator(".clans-caption button.stage-rule")
    badge.focus()
    lab.page.keyboard.press("Enter")
    expect(lab.page.locator(".clans-caption .stage-rule-text")).to_be_visible()
    expect(badge).to_have_attribute("aria-expanded", "true")
    expect(badge).to_be_focused()


def box(lab: Lab, selector: str) -> Any:
    return lab.canvas(selector).bounding_box()
