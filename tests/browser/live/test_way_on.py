"""From the first question of a page to the other lessons."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from clans_widget.clans.exercises import COURSE
from clans_widget.quiz.verdict import HINTS
from clans_widget.words import say
from tests.browser.live.reader import Reader

pytestmark = pytest.mark.slow

FIRST: Final = "fr/clans/00-first-question.html"

COLOR: Final = "button => getComputedStyle(button).backgroundColor"


def test_a_question_that_is_over_leads_to_the_next_lesson_and_each_row_of_the_list_to_its_own(
    reader: Reader,
) -> None:
    page = reader.page
    reader.open(FIRST)
    rows = page.locator(".course-stars li button")
    expect(rows).to_have_count(len(COURSE.lessons))
    rows.nth(5).click()
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
