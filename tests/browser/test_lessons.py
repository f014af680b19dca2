"""Every lesson runs where readers open it: in JupyterLab in one language, in Voilà in another.

Both show what a kernel says; what it says in every language nbval looks at.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from clans_widget.words import LANGUAGES
from tests.browser.driving.lab import Lab
from tests.browser.driving.lessons import CANVAS, LESSONS, NOTEBOOKS, see_in_voila
from tests.speeds import language_in_kernel

pytestmark = [pytest.mark.deep, pytest.mark.slow]


def by_turns(turn: int) -> list[Path]:
    """Each lesson in one language: so many after the one that ``make test`` runs in a kernel."""

    def language(path: Path) -> str:
        return LANGUAGES[(LANGUAGES.index(language_in_kernel(path)) + turn) % len(LANGUAGES)]

    return [path for path in LESSONS if path.parent.name == language(path)]


def named(lesson: Path) -> str:
    return lesson.relative_to(NOTEBOOKS).as_posix()


@pytest.mark.parametrize("lesson", by_turns(1), ids=named)
def test_a_lesson_runs_in_jupyterlab(lab: Lab, lesson: Path) -> None:
    lab.open(lesson, fresh=True)
    lab.run_all()
    boards = lab.page.locator(CANVAS)
    if boards.count():
        boards.first.scroll_into_view_if_needed()
        lab.wait_painted(CANVAS)
    expect(lab.page.locator(".jp-OutputArea-output").first).to_be_attached()


@pytest.mark.parametrize("lesson", by_turns(2), ids=named)
def test_a_lesson_runs_in_voila(new_lab: Lab, lesson: Path) -> None:
    see_in_voila(new_lab, lesson)
