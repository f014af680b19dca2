"""In JupyterLab a cell that is run again frees what it replaced, and what it made anew works."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.driving.boards import CANVAS, CAPTION, LAST_MOVE_NOTEBOOK, place
from tests.browser.driving.lab import Lab

pytestmark = pytest.mark.slow

IMPORTS: Final = """\
import asyncio
from ipywidgets.widgets.widget import _instances
from clans_widget import ClansWidget
first = []"""

BOARD, COUNT, MODELS = 1, 2, "boards"

COUNTS: Final = "first.append(id(w)); print(len(_instances), 'widgets', len(set(first)), MODELS)"


def run_cell(lab: Lab, cell: int) -> None:
    lab.select_cell(cell)
    lab.command("notebook:run-cell")
    lab.wait_idle()


@pytest.mark.deep
def test_a_cell_that_runs_again_leaves_as_many_widgets_as_there_were(lab: Lab) -> None:
    lab.open([IMPORTS, LAST_MOVE_NOTEBOOK[1], COUNTS.replace("MODELS", repr(MODELS))])
    lab.run_all()
    lab.wait_painted(CANVAS)
    once = lab.output(COUNT).split(" widgets ")[0]
    for _ in range(2):
        run_cell(lab, BOARD)
        lab.wait_painted(CANVAS)
        run_cell(lab, COUNT)
    widgets, boards = lab.output(COUNT).split(" widgets ")
    assert widgets == once
    assert boards == f"3 {MODELS}"


@pytest.mark.deep
def test_the_board_that_takes_its_place_is_played_and_walked(lab: Lab) -> None:
    lab.open([IMPORTS, LAST_MOVE_NOTEBOOK[1]])
    lab.run_all()
    lab.wait_painted(CANVAS)
    run_cell(lab, BOARD)
    lab.wait_painted(CANVAS)
    for territory in ("B5", "C4", "B2"):
        lab.click_canvas(CANVAS, *place(territory))
    lab.hear("B5 move to C4")
    lab.page.locator(".clans-first").click()
    expect(lab.page.locator(CAPTION)).to_contain_text("This is the beginning.")
    lab.page.locator(".clans-next").click()
    expect(lab.page.locator(CAPTION)).to_contain_text("B5 move to C4")
    assert lab.errors == []


def test_a_board_that_is_closed_leaves_the_page(lab: Lab) -> None:
    lab.open([IMPORTS, LAST_MOVE_NOTEBOOK[1], "w.close()"])
    lab.run_all()
    expect(lab.page.locator(CANVAS)).to_have_count(0)
    assert lab.errors == []


LINES: Final = "\n".join(f"line_{number} = {number}" for number in range(30))
"""A cell after which the next one begins far below."""

ON_SCREEN: Final = """() => {
    const board = document.querySelector('.stage')?.getBoundingClientRect();
    const room = document.querySelector('.jp-WindowedPanel-outer').getBoundingClientRect();
    return board && Math.abs(board.top - room.top) < 3;
}"""


def test_a_board_that_was_run_comes_into_sight_and_stays_where_the_reader_takes_it(
    lab: Lab,
) -> None:
    lab.open([IMPORTS, LINES, LAST_MOVE_NOTEBOOK[1], LINES, LINES])
    page = lab.page
    lab.select_cell(0)
    for _ in range(3):
        lab.command("notebook:run-cell-and-select-next")
    lab.wait_painted(CANVAS)
    page.wait_for_function(ON_SCREEN)
    page.mouse.move(600, 500)
    page.mouse.wheel(0, 150)
    lab.wait_at_rest()
    assert not page.evaluate(ON_SCREEN)


@pytest.mark.deep
def test_boards_that_run_far_from_the_selected_cell_leave_the_page_where_it_is(lab: Lab) -> None:
    lab.open([LINES, IMPORTS, LAST_MOVE_NOTEBOOK[1], LINES, LINES])
    lab.select_cell(0)
    lab.page.evaluate(RUN_FROM_ELSEWHERE, [1, 2])
    lab.wait_painted(CANVAS)
    lab.wait_at_rest()
    assert (
        lab.page.evaluate("() => document.querySelector('.jp-WindowedPanel-outer').scrollTop") == 0
    )


RUN_FROM_ELSEWHERE: Final = """async (numbers) => {
    const panel = window.jupyterapp.shell.currentWidget;
    for (const cell of numbers.map(number => panel.content.widgets[number]))
        await cell.constructor.execute(cell, panel.sessionContext, {});
}"""
