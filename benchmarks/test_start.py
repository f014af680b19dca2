"""A pupil's first minute: from the command to the first checked answer.

An action is what a pupil does with the keyboard or the mouse. The figures are told, not judged: the
seconds depend on the machine.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Final

from playwright.sync_api import expect, sync_playwright

from clans_widget import ClansWidget, clans
from tests.browser.driving.chromium import ARGUMENTS, find_browser
from tests.browser.driving.command import running_command
from tests.browser.driving.lab import Lab

BOARD: Final = ".clans-canvas"
ANSWER: Final = "I4"


class Watch:
    """Counts what is done, and takes the time."""

    def __init__(self) -> None:
        self._begun = perf_counter()
        self.actions = 0

    def does(self, act: Callable[[], object]) -> None:
        self.actions += 1
        act()

    @property
    def seconds(self) -> float:
        return perf_counter() - self._begun


def test_to_the_first_checked_answer(tell: Callable[[str], None], tmp_path: Path) -> None:
    at = ClansWidget(clans.Position.of({ANSWER: "rk"})).picture.center(ANSWER)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        watch = Watch()
        watch.actions += 1  # the command itself; it opens the browser
        with running_command(tmp_path) as server:
            served = watch.seconds
            lab = Lab(browser.new_page(viewport={"width": 1366, "height": 768}), server)
            lab.page.goto(f"{server.address}/?token={server.token}")
            lab.wait_painted(BOARD)
            painted = watch.seconds
            watch.does(lambda: lab.click_canvas(BOARD, *at))
            watch.does(lambda: lab.page.get_by_role("button", name="Check").click())
            expect(lab.page.get_by_text("1 of 1 solved", exact=True)).to_be_visible()
            answered = watch.seconds
            lab.close()
        browser.close()
    tell(
        f"from the command to the first checked answer: {watch.actions} actions (aim: at most 5), "
        f"{answered:.1f} s (aim: at most 20); the server after {served:.1f} s, "
        f"the board after {painted:.1f} s"
    )
