"""How much of a browser's memory lessons take, above the same JupyterLab with an empty notebook.

A school's laptop has four gigabytes, for everything. The figures are told, not judged.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import psutil
import pytest

from clans_widget.core.cells import shows_live
from clans_widget.lessons.catalog import cells_of, lessons_folder, read
from tests.browser.driving.chromium import running_chromium
from tests.browser.driving.command import running_command
from tests.browser.driving.lab import Lab
from tests.browser.driving.scripts import IS_OPEN
from tests.browser.driving.server import Server

LESSONS: Final = (("clans", "04"), ("clann", "06"))
MOST: Final = 250
"""Megabytes above an empty notebook."""

LIST: Final = ".jp-NotebookPanel:not(.lm-mod-hidden) .clans-ways select"
"""The lessons of the course, in the one that is open."""

IS_ALONE: Final = "() => [...window.jupyterapp.shell.widgets('main')].length === 1"
"""Whether the lesson before has been closed, on the same page or with it."""

ALIVE: Final = ".stage, .course-box"
"""What a cell that shows something alive has made: a board, a quiz, or the list of stars."""

FEW: Final = 2
MANY: Final = 10
MORE: Final = 1.1
"""After so many lessons at most so many times as much as after a few, in the same lesson."""

PYTHON: Final = {"name": "python3", "display_name": "Python 3"}
EMPTY: Final = {"cells": [], "metadata": {"kernelspec": PYTHON}, "nbformat": 4, "nbformat_minor": 5}


@contextmanager
def browser_on(server: Server) -> Iterator[Lab]:
    """A browser of its own: one that has shown nothing yet."""
    with running_chromium() as chromium, chromium.in_use() as browser:
        yield Lab(browser.new_page(viewport={"width": 1366, "height": 768}), server)


def megabytes(lab: Lab) -> float:
    """Memory that only the pages of this process's browsers have, without what is garbage."""
    session = lab.page.context.new_cdp_session(lab.page)
    session.send("HeapProfiler.collectGarbage")
    lab.page.wait_for_timeout(1000)
    session.send("HeapProfiler.collectGarbage")
    session.detach()
    return sum(
        each.memory_full_info().uss / 1e6
        for each in psutil.Process().children(recursive=True)
        if "--type=renderer" in each.cmdline()
    )


def opened(lab: Lab, path: str) -> None:
    """Open a notebook as the command and its ways do, and wait until all its boards are alive."""
    if lab.page.url == "about:blank":
        lab.page.goto(lab.server.url(path))
    else:
        lab.page.locator(LIST).select_option(path)
        lab.page.wait_for_function(IS_OPEN, arg=path)
        lab.page.wait_for_function(IS_ALONE)
    cells = cells_of(read(lab.server.root / path))
    boards = sum(kind == "code" and shows_live(code) for kind, code in cells)
    shown = lab.page.locator(f".jp-NotebookPanel:not(.lm-mod-hidden) :is({ALIVE})")
    lab.until(lambda: shown.count() >= boards, f"{path} has {boards} boards.")
    lab.wait_idle()
    lab.wait_at_rest()


def read_through(lab: Lab) -> None:
    """Bring each board of a lesson in sight, one after the other: it gets the pixels it needs."""
    boards = lab.page.locator(".stage-board")
    for number in range(boards.count()):
        boards.nth(number).scroll_into_view_if_needed()
        lab.wait_at_rest()


def lesson(game: str, begins: str) -> str:
    folder = lessons_folder() / game / "en"
    (found,) = folder.glob(f"{begins}*.ipynb")
    return f"{game}/en/{found.name}"


@contextmanager
def command(folder: Path, game: str) -> Iterator[Server]:
    """The command, with an empty notebook beside its lessons."""
    with running_command(folder, "--game", game) as server:
        (server.root / "empty.ipynb").write_text(json.dumps(EMPTY), encoding="utf-8")
        yield server


@pytest.mark.parametrize(("game", "begins"), LESSONS)
def test_of_one_lesson(game: str, begins: str, tmp_path: Path, tell: Callable[[str], None]) -> None:
    with command(tmp_path, game) as server:
        with browser_on(server) as lab:
            opened(lab, "empty.ipynb")
            empty = megabytes(lab)
        with browser_on(server) as lab:
            opened(lab, lesson(game, begins))
            above = megabytes(lab) - empty
            boards = lab.page.locator(".stage-board").count()
            read_through(lab)
            read = megabytes(lab) - empty
    tell(
        f"{game} {begins}, {boards} boards: {above:.0f} MB above an empty notebook "
        f"(aim: at most {MOST}), {read:.0f} when each has been in sight"
    )


def test_of_lessons_one_after_the_other(tmp_path: Path, tell: Callable[[str], None]) -> None:
    """The second lesson is opened once more at the end: no two have the same number of boards."""
    folder = lessons_folder() / "clans" / "en"
    names = sorted(path.name for path in folder.glob("*.ipynb"))[:MANY]
    taken = []
    with command(tmp_path, "clans") as server, browser_on(server) as lab:
        for name in (*names, names[FEW - 1]):
            opened(lab, f"clans/en/{name}")
            taken.append(megabytes(lab))
    few, last, again = taken[FEW - 1], taken[MANY - 1], taken[MANY]
    tell(
        f"after {FEW} lessons {few:.0f} MB, after {MANY} {last:.0f}; in the second lesson again "
        f"{again:.0f} MB, {again / few:.2f} times as much as before (aim: at most {MORE})"
    )
