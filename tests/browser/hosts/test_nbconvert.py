"""Pages of nbconvert: stills say what they are, and what they ask."""

from __future__ import annotations

from base64 import b64decode
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator

from clans_widget.words import say
from tests.browser.driving.lab import MANY_COLORS, Lab
from tests.browser.driving.pages import converted, written
from tests.browser.driving.seen import PICTURE, colors

pytestmark = [pytest.mark.deep, pytest.mark.slow]

QUIZ: Final = [
    """\
from clans_widget import ClansWidget, Quiz, clans
from clans_widget.clans import exercises
position = clans.Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(6, 4))
Quiz(exercises.FoundedVillages(position, "B5-C4:B2,C4"))""",
    "ClansWidget(position)",
]


def test_a_page_says_what_to_run_and_shows_the_question(new_lab: Lab, tmp_path: Path) -> None:
    page = converted(written(QUIZ, tmp_path), tmp_path)
    new_lab.go_offline()
    new_lab.page.goto(page.as_uri())
    pictures = new_lab.page.locator(PICTURE).all()
    assert [colors(picture) > MANY_COLORS for picture in pictures] == [True, True]
    quiz, board = map(svg_of, pictures)
    for still in (quiz, board):
        assert say("widget.run_to_play", "en") in still
    assert "Choose every territory where this move founds a" in quiz


def svg_of(picture: Locator) -> str:
    """The text of a picture that stands in the page."""
    kind, _, content = (picture.get_attribute("src") or "").partition(";base64,")
    assert kind == "data:image/svg+xml"
    return b64decode(content).decode("utf-8")
