"""From the first question of a page to the other lessons."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from clans_widget.clans.exercises import COURSE
from clans_widget.page.making.live import Kept
from clans_widget.quiz.verdict import HINTS
from clans_widget.words import say
from tests.browser.live.own import own_page
from tests.browser.live.reader import Reader

pytestmark = pytest.mark.slow

FIRST: Final = "fr/clans/00-first-question.html"

COLOR: Final = "button => getComputedStyle(button).backgroundColor"


LAST: Final = """
from clans_widget import Quiz
from clans_widget.clans import exercises
Quiz(exercises.Knows("passing"), name="00-first-question")
"""
STARS: Final = """
from clans_widget import Stars
from clans_widget.clans import exercises
Stars(exercises.COURSE)
"""


def test_the_page_of_a_lesson_alone_leads_to_no_page_that_is_not_there(
    reader: Reader, beside: Path
) -> None:
    page = reader.page
    kept = Kept("clans/en/00-first-question")
    reader.open(own_page(beside, "alone", "clans", LAST, STARS, kept=kept))
    for _ in range(HINTS):
        page.locator(".clans-quiz .clans-hint").click()
    expect(page.locator(".clans-go-on")).to_have_text(say("quiz.go_below", "en"))
    expect(page.locator(".course-stars li")).to_have_count(len(COURSE.lessons))
    expect(page.locator(".course-stars li button")).to_have_count(0)


@pytest.mark.deep
def test_a_question_that_is_over_leads_to_the_next_lesson_and_each_other_row_of_the_list_to_its_own(
    reader: Reader,
) -> None:
    page = reader.page
    reader.open(FIRST)
    rows = page.locator(".course-stars li button")
    expect(rows).to_have_count(len(COURSE.lessons) - 1)
    expect(page.locator(".course-go-on button")).to_have_count(0)  # it is here
    rows.nth(4).click()
    page.wait_for_url("**/fr/clans/04-strife.html")
    reader.open(FIRST)
    on = page.locator(".clans-go-on")
    expect(on).to_be_hidden()
    for _ in range(HINTS):
        page.locator(".clans-quiz .clans-hint").click()
    title = COURSE.lessons[1].titles["fr"]
    expect(on).to_have_text(say("quiz.next_lesson", "fr", lesson=title))
    for colored in (on, page.locator(".clans-mark-shown")):
        color = colored.evaluate(COLOR)
        page.get_by_role("heading").first.hover()
        assert colored.evaluate(COLOR) == color, "White text would stand on a light ground."
        colored.hover()
        assert colored.evaluate(COLOR) == color
    on.click()
    page.wait_for_url("**/fr/clans/00-quick-tour.html")
