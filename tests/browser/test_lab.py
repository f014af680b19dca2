"""The stage that all browser tests stand on: a bare canvas is painted, read and clicked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error

from tests.browser.driving.lab import Lab

pytestmark = pytest.mark.slow

RED = (255, 0, 0, 255)
BLUE = (0, 0, 255, 255)

BARE_CANVAS = [
    """\
from ipycanvas import MultiCanvas
from ipywidgets import HTML, VBox

stage = MultiCanvas(2, width=400, height=200, layout={"width": "200px", "height": "100px"})
stage[0].fill_style = "red"
stage[0].fill_rect(0, 0, 100, 100)
stage.add_class("stage")
said = HTML("nothing").add_class("said")

def click(x, y):
    said.value = f"{x:.0f} {y:.0f}"
    stage[1].fill_style = "blue"
    stage[1].fill_rect(x - 5, y - 5, 10, 10)

stage.on_mouse_down(click)
VBox([stage, said])""",
    "print('done')",
]


@pytest.fixture
def bare(lab: Lab) -> Lab:
    lab.open(BARE_CANVAS)
    lab.run_all()
    return lab


def test_canvas_shows_what_python_paints_and_a_click_arrives_in_its_coordinates(bare: Lab) -> None:
    bare.wait_pixel(".stage", 50, 50, RED)
    assert bare.pixel(".stage", 150, 50) == (0, 0, 0, 0)
    assert bare.colors(".stage") == 2
    bare.click_canvas(".stage", 300, 120)
    bare.page.get_by_text("300 120").wait_for()
    bare.wait_pixel(".stage", 300, 120, BLUE)


def test_output_of_a_cell_is_its_text_and_an_error_in_the_page_is_noticed(bare: Lab) -> None:
    assert bare.output(1) == "done"
    with bare.page.expect_event("pageerror"):
        bare.page.evaluate("() => { setTimeout(() => { throw new Error('on purpose'); }); }")
    assert any("on purpose" in error for error in bare.errors)
    bare.errors.clear()


def test_error_in_a_cell_is_noticed(lab: Lab) -> None:
    lab.open(["1 / 0"])
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        lab.run_all()


def test_a_page_that_never_answers_is_not_waited_for_for_ever(lab: Lab) -> None:
    assert lab.ask("async ([one, two]) => one + two", [1, 2]) == 3
    with pytest.raises(Error, match="no answer"):
        lab.ask("() => new Promise(() => {})", patience=10)
