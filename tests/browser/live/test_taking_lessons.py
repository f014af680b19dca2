"""Lessons on a page from top to bottom, with right answers to all questions."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.live.answers import Questions
from tests.browser.live.reader import Reader

pytestmark = [pytest.mark.deep, pytest.mark.slow]

LESSONS = [
    "en/clans/00-quick-tour",
    "en/clann/07-chances",
    "fr/clans/03-founding-villages",
    "nl/clann/02-sent-home",
]


def see_walk(root: Locator, game: str) -> None:
    """Go through the steps of a board, if it has any."""
    last = root.locator(f".{game}-last")
    if last.count() and last.is_enabled():
        last.click()
        expect(last).to_be_disabled()


def take(reader: Reader) -> int:
    """Go through a lesson from top to bottom; how many questions there were."""
    answered = 0
    for root in reader.page.locator(".live[data-code]").all():
        expect(root.locator("> .jupyter-widgets")).to_be_attached()
        if "Quiz(" not in (root.get_attribute("data-code") or ""):
            see_walk(root, root.get_attribute("data-game") or "")
            continue
        quiz = Questions(reader, root)
        for number in range(quiz.count):
            quiz.solve(number)
        answered += quiz.count
    return answered


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_taken_with_right_answers(reader: Reader, lesson: str) -> None:
    reader.open(f"{lesson}.html")
    answered = take(reader)
    assert [entry.is_at_once for entry in reader.saved().entries] == [True] * answered
