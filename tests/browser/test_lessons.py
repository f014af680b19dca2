"""Every lesson, in every language, runs where readers open it: in JupyterLab and in Voilà."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.driving.boards import CANVAS
from tests.browser.driving.lab import PATIENCE, Lab

pytestmark = [pytest.mark.deep, pytest.mark.slow(seconds=600)]

NOTEBOOKS: Final = Path(__file__).parents[2] / "notebooks"
LESSONS: Final = sorted(
    path for path in NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts
)
LONG: Final = 4 * PATIENCE
"""A lesson on statistics plays thousands of games."""

every_lesson = pytest.mark.parametrize(
    "lesson", LESSONS, ids=lambda path: path.relative_to(NOTEBOOKS).as_posix()
)


@every_lesson
def test_a_lesson_runs_in_jupyterlab(lab: Lab, lesson: Path) -> None:
    lab.open(lesson, fresh=True)
    lab.run_all()
    boards = lab.page.locator(CANVAS)
    if boards.count():
        boards.first.scroll_into_view_if_needed()
        lab.wait_painted(CANVAS)
    expect(lab.page.locator(".jp-OutputArea-output").first).to_be_attached()


@every_lesson
def test_a_lesson_runs_in_voila(new_lab: Lab, lesson: Path) -> None:
    new_lab.go_offline()
    new_lab.page.set_default_timeout(LONG)
    new_lab.open_in_voila(lesson)
    seen = new_lab.page.locator(f"canvas{CANVAS}, .jp-OutputArea-output :is(img, table)")
    expect(seen.first).to_be_attached(timeout=LONG)
