"""The lessons, and what is to be seen of one in Voilà."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import nbformat
from playwright.sync_api import expect

from clans_widget.core.cells import shows_live
from docs.courses import courses
from tests.browser.driving.lab import Lab
from tests.browser.driving.patience import PATIENCE

NOTEBOOKS: Final = Path(__file__).parents[3] / "notebooks"
LESSONS: Final = sorted(
    path for path in NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts
)
LONG: Final = 4 * PATIENCE
"""A lesson on statistics plays thousands of games."""

CANVAS: Final = f":is({', '.join(f'.{course.game}-canvas' for course in courses())})"
"""The boards of whichever game."""

COMPARED: Final = f":is({', '.join(f'.{course.game}-compare-canvas' for course in courses())})"

BOARDS: Final = {"Compare": 2, "Stars": 0}
"""How many boards there are in what does not show one."""

FAILED: Final = "There was an error when executing cell"
"""What Voilà shows in place of whatever a cell says that raises an exception."""


def see_in_voila(lab: Lab, lesson: Path) -> None:
    """All of a lesson is there, also without a network."""
    lab.go_offline()
    lab.page.set_default_timeout(LONG)
    lab.open_in_voila(lesson)
    boards = lab.page.locator(f"canvas:is({CANVAS}, {COMPARED})")
    expect(boards).to_have_count(boards_of(lesson), timeout=LONG)
    expect(lab.page.get_by_text(FAILED)).to_have_count(0)
    seen = lab.page.locator(f"canvas{CANVAS}, .jp-OutputArea-output :is(img, table)")
    expect(seen.first).to_be_attached()
    lab.page.goto("about:blank")  # of a page that is left, Voilà ends the kernel


def boards_of(lesson: Path) -> int:
    """How many boards the cells of a lesson show or ask on."""
    cells = nbformat.read(lesson, as_version=4).cells
    sources = [cell.source for cell in cells if cell.cell_type == "code"]
    return sum(_boards_of(source) for source in sources if shows_live(source))


def _boards_of(source: str) -> int:
    """To compare takes two, and stars need none."""
    return next((boards for shown, boards in BOARDS.items() if f"{shown}(" in source), 1)
