"""The first lesson of Clans, and what tests ask of a lesson that the command shows."""

from __future__ import annotations

import re
from typing import Final

from tests.browser.driving.lab import Lab

QUESTION: Final = "clans/en/00-first-question.ipynb"

BOARDS: Final = ".clans-canvas"

CHANNELS: Final = re.compile("/api/kernels/.*/channels")
"""Where a page and a kernel say something to each other."""

RAN: Final = """([numbers, counts]) => {
    const cells = window.jupyterapp?.shell.currentWidget?.content?.widgets;
    return cells && numbers.every((number, nth) =>
        cells[number]?.model.executionCount === counts[nth]);
}"""
"""Whether cells have been run, one after the other."""

IS_SAVED: Final = "() => window.jupyterapp.shell.currentWidget.context.model.dirty === false"


def goto(lab: Lab, notebook: str) -> None:
    lab.page.goto(lab.server.url(notebook))
    lab.wait_idle()


def boards(lab: Lab) -> int:
    return lab.page.locator(f"canvas{BOARDS}, {BOARDS} canvas").count()
