"""What a screen reader announces through a move and a question stands written beside this test."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.stage.read_aloud import READINGS, script

WRITTEN: Final = Path(__file__).with_name("read_aloud.txt")


def written() -> str:
    """The script: what is announced, and after `-` what can be used then and could not before."""
    return "\n".join("\n".join((each.title, "", *script(each), "")) for each in READINGS)


def test_a_move_and_a_question_are_read_aloud_as_it_is_written() -> None:
    assert written() == WRITTEN.read_text("utf-8"), written()
