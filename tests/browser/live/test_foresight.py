"""A first question is answered before Python is there, and goes on where it was when it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from clans_widget.words import say
from tests.browser.live.answers import Questions
from tests.browser.live.device import device
from tests.browser.live.reader import Reader

pytestmark = pytest.mark.slow

LACKING: Final = ".asm.wasm"
"""Without this of its files Python does not come."""


@pytest.fixture
def reader(browser: Browser, fragile: str, broken: set[str]) -> Iterator[Reader]:
    """Somebody to whom Python comes only once it is asked for again."""
    context = browser.new_context(service_workers="block", **device(1366, 768))
    broken.add(LACKING)
    yield Reader(context.new_page(), fragile)
    context.close()


def opened(reader: Reader, place: str) -> tuple[Locator, Questions]:
    """The first quiz of a lesson, which Python has not made yet."""
    reader.page.goto(f"{reader.site}/{place}")
    root = reader.page.locator(".live:has(.live-known), .live:has(.stage)").first
    expect(root.locator(".stage")).to_be_visible()
    return root, Questions(reader, root)


def let_come(root: Locator, broken: set[str]) -> None:
    """Let Python come, and wait until the quiz is its own."""
    broken.clear()
    again = root.get_by_role("button", name=say("page.wait.again", "en"))
    alive = root.page.locator(".clans-live, .clann-live").first
    expect(again.or_(alive).first).to_be_visible()
    if again.is_visible():  # else what broke off was asked for once more by then
        again.click()
    expect(root).to_have_class(re.compile("cla(ns|nn)-live"))


@pytest.mark.parametrize(
    ("place", "wrong"),
    [
        ("en/clann/05-gate-treasure-arrival.html", ""),
        pytest.param("en/clans/00-first-question.html", "A1", marks=pytest.mark.deep),
    ],
)
def test_an_answer_is_judged_at_once_and_stays(
    reader: Reader, broken: set[str], place: str, wrong: str
) -> None:
    root, questions = opened(reader, place)
    exercise = questions._same.exercise
    reasons = [*getattr(exercise.answering(), "reasons", ())]
    answer = wrong or next(each for each in reasons if each not in exercise.solutions())
    questions.choose(exercise, answer)
    check = root.locator(f".{questions.game}-check")
    check.click()
    caption = root.locator(f".{questions.game}-caption")
    expect(caption).to_have_class(re.compile(f"{questions.game}-said-tried"))
    told, height = caption.inner_text(), root.locator(".stage").bounding_box()
    hint = root.locator(f".{questions.game}-hint")
    let_come(root, broken)
    assert caption.inner_text() == told
    now = root.locator(".stage").bounding_box()
    assert height is not None
    assert now is not None
    assert now["height"] == pytest.approx(height["height"], abs=40), "nothing jumps"
    hint.click()
    expect(caption).not_to_have_text(told)
    root.locator(f".{questions.game}-quiz-cancel").click()
    questions.solve(0)


def test_what_only_python_can_do_waits_for_it_and_the_focus_stays(
    reader: Reader, broken: set[str]
) -> None:
    root, questions = opened(reader, "en/clann/05-gate-treasure-arrival.html")
    after = root.locator(f".{questions.game}-next-question")
    after.focus()
    reader.page.keyboard.press("Enter")
    expect(root.locator(".stage")).to_have_attribute("aria-busy", "true")
    expect(root.locator(".live-then")).to_have_text(say("page.wait.then", "en"))
    let_come(root, broken)
    second = root.locator(f".{questions.game}-mark").nth(1)
    expect(second).to_have_class(re.compile(f"{questions.game}-mark-now"))
    expect(root.locator("[aria-busy=true]")).to_have_count(0)


def test_who_has_answered_before_finds_the_answer(reader: Reader, broken: set[str]) -> None:
    """It comes from the device, and only Python knows what it says."""
    root, questions = opened(reader, "en/clann/05-gate-treasure-arrival.html")
    let_come(root, broken)
    questions.solve(0)
    reader.settle()
    broken.add(LACKING)
    reader.page.reload()
    expect(root.locator(".live-note")).to_be_visible()
    expect(root.locator(".stage")).to_have_count(0)
