"""Every lesson runs where readers open it: in JupyterLab in every language, in Voilà in one.

Voilà shows what a kernel says; what it says in the other languages nbval looks at.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.driving.lab import Lab
from tests.browser.driving.lessons import CANVAS, LESSONS, NOTEBOOKS, see_in_voila
from tests.speeds import language_in_kernel

pytestmark = [pytest.mark.deep, pytest.mark.slow]

IN_TURN: Final = [path for path in LESSONS if path.parent.name == language_in_kernel(path)]
"""Each lesson in one language, by turns."""


def named(lesson: Path) -> str:
    return lesson.relative_to(NOTEBOOKS).as_posix()


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_runs_in_jupyterlab(lab: Lab, lesson: Path) -> None:
    lab.open(lesson, fresh=True)
    lab.run_all()
    boards = lab.page.locator(CANVAS)
    if boards.count():
        boards.first.scroll_into_view_if_needed()
        lab.wait_painted(CANVAS)
    expect(lab.page.locator(".jp-OutputArea-output").first).to_be_attached()


@pytest.mark.parametrize("lesson", IN_TURN, ids=named)
def test_a_lesson_runs_in_voila(new_lab: Lab, lesson: Path) -> None:
    see_in_voila(new_lab, lesson)
