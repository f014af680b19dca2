"""After all widgets have been closed, as people tidy up, boards can be made again."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

import pytest

CODE: Final = """
import ipywidgets
from clans_widget import ClannWidget, ClansWidget, Compare, PositionEditor, Quiz, clann, clans
from clans_widget.clans import exercises

def boards():
    position = clans.Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(6, 4))
    yield ClansWidget(position)
    yield ClannWidget(clann.Position.start(players=2))
    yield Compare(position, "B5-C4:B2,C4", "B5-C4:C4,B2")
    yield PositionEditor()
    yield Quiz(exercises.VillageWorth(position, "B5-C4:B2,C4", "C4"))

for time in range(3):
    made = list(boards())
    made[0].play("B5-C4:B2,C4")
    made[0].next()
    assert made[0].step == 2 and made[0].comm is not None
    ipywidgets.Widget.close_all()
    assert made[0].comm is None
print("all made")
"""


@pytest.mark.slow
def test_boards_are_made_again_after_all_widgets_were_closed() -> None:
    """In a process of its own: the other tests keep their boards."""
    python = [sys.executable, "-W", "ignore", "-c", CODE]
    done = subprocess.run(python, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "all made\n"), done.stderr
