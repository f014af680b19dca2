"""Every lesson, in every language, runs where readers open it: in JupyterLab and in Voilà."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.driving.lab import Lab
from tests.browser.driving.lessons import CANVAS, LESSONS, NOTEBOOKS, see_in_voila

pytestmark = [pytest.mark.deep, pytest.mark.slow]

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
    see_in_voila(new_lab, lesson)
