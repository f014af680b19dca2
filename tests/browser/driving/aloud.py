"""What a browser tells a screen reader of a board: its controls, and its caption."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Locator

from clans_widget.stage.face.stage import Stage
from clans_widget.words import say
from tests.browser.driving.patience import PATIENCE, SECONDS
from tests.stage.read_aloud import (
    DISABLED,
    ROLES,
    Deed,
    Reading,
    announced,
    controls,
    do,
    shown,
)

NAMED: Final = re.compile(r"""\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]+\])*)""")
"""A line of what Playwright knows of a page: a role, a name, and what holds of it."""

ASKED: Final = {*ROLES.values(), "radio"}

ICON: Final = re.compile(r"[\ue000-\uf8ff] ")
"""JupyterLab's icons are letters of a font that stand for nothing."""

CAPTION: Final = ".stage-caption:not(.stage-above)"

GOES_ON: Final = say("quiz.go_below")
"""Whether anything stands below a quiz, only the page around it knows."""


def controls_of(stage: Locator) -> Iterator[str]:
    """The controls as a browser names them. A notebook's slider has a field for its number, too."""
    before = ("", "")
    for line in stage.aria_snapshot().splitlines():
        found = NAMED.match(line)
        if found is None or found[1] not in ASKED:
            continue
        role, name = found[1], ICON.sub("", found[2] or "")
        is_written = role == "textbox" and before == ("slider", name)
        before = (role, name)
        if name != GOES_ON and not is_written:
            checked = ", checked" if "[checked]" in found[3] else ""
            usable = DISABLED if "[disabled]" in found[3] else ""
            yield f"{role} “{name}”{checked}{usable}"


def act(stage: Locator, deed: Deed) -> None:
    """Do it with what the browser shows."""
    name = re.compile(f"^(?:{ICON.pattern})?{re.escape(deed.name)}$")
    part = stage.get_by_role(deed.role, name=name)
    if deed.value:
        part.select_option(label=deed.value)
    elif deed.role == "radio":
        part.check()
    else:
        part.click()


def read_along(stage: Locator, reading: Reading) -> None:
    """See that a face says what the view says, at the beginning and after each deed.

    Parameters
    ----------
    stage : Locator
    reading : Reading
        What the stage shows.
    """
    with shown(reading) as board:
        see(stage, board)
        for deed in reading.deeds:
            act(stage, deed)
            do(board, deed)
            see(stage, board)


def see(stage: Locator, board: Stage) -> None:
    """Wait until a face says what a view says."""

    def said() -> tuple[str, list[str]]:
        caption = stage.locator(CAPTION).last.inner_text()
        return _close(caption), list(controls_of(stage))

    wanted = _close(announced(board.view)), list(controls(board.view))
    end = time.monotonic() + PATIENCE / SECONDS
    while said() != wanted and time.monotonic() < end:
        stage.page.wait_for_timeout(100)
    now = said()
    assert now == wanted, f"{now}\nis not\n{wanted}"


def _close(text: str) -> str:
    """A text without what stands between its words."""
    return "".join(text.split())
