"""The list of lessons: one button keeps all of them on the device, and it shows their stars."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from clans_widget.words import say
from tests.browser.live.answers import Questions
from tests.browser.live.reader import Reader

pytestmark = pytest.mark.slow

LIST: Final = "nl/index.html"
LESSON: Final = "nl/clans/04-strife.html"

LITTLE: Final = 2_000_000
"""Bytes: less than there is."""


def told(page: Page) -> Locator:
    """What the page says about keeping all lessons."""
    return page.locator(".keep-told")


def label(language: str = "nl") -> re.Pattern[str]:
    """What stands on the button: how many megabytes are to come is any number."""
    return counted(say("page.keep.offer", language, all="@"))


def counted(sentence: str) -> re.Pattern[str]:
    """A sentence with any numbers in the places of some signs."""
    return re.compile(re.escape(sentence).replace("@", "[0-9]+"))


def press(page: Page) -> None:
    """Have all lessons kept."""
    expect(told(page)).to_contain_text(say("page.keep.about", "nl"))
    told(page).get_by_role("button", name=label()).click()


@pytest.mark.deep
def test_all_lessons_are_kept_also_when_the_connection_breaks_off_in_between(
    browser: Browser, fragile: str, broken: set[str]
) -> None:
    page = browser.new_context().new_page()
    page.goto(f"{fragile}/{LIST}")
    broken.add("/clans/09-")
    press(page)
    expect(told(page).locator("progress")).to_be_visible()
    expect(told(page)).to_have_text(counted(say("page.keep.going", "nl", got="@", all="@")))
    expect(told(page)).to_contain_text(say("page.keep.network", "nl"))
    expect(told(page).locator("details")).to_contain_text("/clans/09-")
    broken.clear()
    told(page).get_by_role("button", name=say("page.wait.again", "nl")).click()
    expect(told(page)).to_have_text(say("page.keep.done", "nl"))
    page.context.set_offline(True)
    page.reload()
    expect(told(page)).to_have_text(say("page.keep.done", "nl"))
    lessons = page.locator(".lessons a, a.way")
    ways = [lesson.get_attribute("href") for lesson in lessons.all()]
    assert len(ways) > 20
    for way in ways[:: len(ways) // 4]:
        page.goto(f"{fragile}/nl/{way}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(f"{fragile}/fr/clans/04-strife.html")
    expect(page.get_by_role("heading")).to_have_text(say("page.offline.title", "fr"))
    page.context.close()


def test_a_device_without_room_says_so(browser: Browser, site: str) -> None:
    page = browser.new_context().new_page()
    quota = {"origin": site, "quotaSize": LITTLE}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", quota)
    page.goto(f"{site}/{LIST}")
    press(page)
    expect(told(page)).to_contain_text(say("page.keep.full", "nl"))
    page.context.close()


NO_CACHES: Final = "Object.defineProperty(window, 'caches', {value: undefined});"
PRIVATE: Final = "CacheStorage.prototype.open = () => Promise.reject(new Error('private'));"
INSECURE: Final = f"{NO_CACHES} Object.defineProperty(window, 'isSecureContext', {{value: false}});"


@pytest.mark.parametrize(
    ("script", "what"), [(NO_CACHES, "browser"), (PRIVATE, "browser"), (INSECURE, "insecure")]
)
def test_where_nothing_is_kept_the_list_says_why(
    browser: Browser, site: str, script: str, what: str
) -> None:
    page = browser.new_context().new_page()
    page.add_init_script(script)
    page.goto(f"{site}/{LIST}")
    expect(told(page)).to_have_text(say(f"page.keep.{what}", "nl"))
    page.context.close()


def keep(page: Page, stars: Any) -> None:
    """Have the device keep this of the stars of Clans."""
    page.evaluate("text => localStorage.setItem('clans-widget/stars/clans', text)", stars)


def test_the_list_shows_the_stars_of_each_lesson(reader: Reader) -> None:
    page = reader.page
    page.goto(f"{reader.site}/{LIST}")
    lesson = page.locator("[data-course=clans] [data-lesson='04-strife']")
    expect(lesson).to_be_visible()
    expect(page.locator(".reached")).to_have_count(0)
    other = reader.another_tab().page
    other.goto(f"{reader.site}/{LIST}")
    keep(other, json.dumps({"04-strife": [2, 7, 7], "02-moving": [0, 3, 35]}))
    expect(lesson.locator(".reached")).to_have_text(
        f"★★☆ {say('course.of', 'nl', count=7, total=7)}"
    )
    expect(lesson.get_by_role("img")).to_have_accessible_name(say("course.you_have", "nl", count=2))
    expect(page.locator(".reached")).to_have_count(2)
    for damaged in ("{", "7", "[]", '{"04-strife": 7}', '{"04-strife": [9, 1, 1]}'):
        keep(other, damaged)
        expect(page.locator(".reached")).to_have_count(0)
        keep(other, json.dumps({"04-strife": [1, 7, 7]}))
        expect(page.locator(".reached")).to_have_count(1)


@pytest.mark.deep
def test_what_is_answered_in_a_lesson_is_seen_in_the_list_when_one_goes_back(
    reader: Reader,
) -> None:
    page = reader.page
    page.goto(f"{reader.site}/{LIST}")
    expect(page.locator(".reached")).to_have_count(0)
    page.locator("[data-lesson='03-founding-villages'] a").first.click()
    reader.wait()
    quiz = Questions(reader, page.locator(".live[data-code*='Quiz(']").first)
    quiz.wait()
    quiz.solve(0)
    reader.settle()
    page.go_back()
    lesson = page.locator("[data-course=clans] [data-lesson='03-founding-villages']")
    expect(lesson.locator(".reached")).to_have_text(re.compile("^☆☆☆ 1 van de [0-9]+$"))
