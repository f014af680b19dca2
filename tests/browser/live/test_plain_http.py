"""A site over plain HTTP, as from a laptop in a classroom: nothing is kept there for later."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from clans_widget.words import say
from tests.browser.live.answers import Questions
from tests.browser.live.reader import Reader

pytestmark = [pytest.mark.slow, pytest.mark.deep]

HERE: Final = "127.0.0.1"
"""This machine, which browsers trust."""

ANYWHERE: Final = "0.0.0.0"
"""This machine as well, which they do not know."""


def test_all_that_can_be_is_as_elsewhere_and_the_rest_is_said(browser: Browser, site: str) -> None:
    context = browser.new_context()
    reader = Reader(context.new_page(), site.replace(HERE, ANYWHERE))
    page = reader.page
    page.goto(f"{reader.site}/nl/index.html")
    assert not page.evaluate("isSecureContext")
    expect(page.locator(".keep-told")).to_have_text(say("page.keep.insecure", "nl"))
    reader.open("nl/clans/03-founding-villages.html")
    quiz = Questions(reader, page.locator(".live[data-code*='Quiz(']").first)
    quiz.wait()
    quiz.solve(0)
    reader.settle()
    assert len(reader.saved().entries) == 1
    page.goto(f"{reader.site}/nl/index.html")
    lesson = page.locator("[data-lesson='03-founding-villages']")
    expect(lesson.locator(".reached")).to_contain_text("☆☆☆ 1")
    context.close()
    assert reader.trouble == []
