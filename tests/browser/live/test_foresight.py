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

TALL: Final = 1000
"""Units across the picture of Clans that is laid out for a phone."""

WATCH: Final = """
    window.wasForeseen = false;
    new MutationObserver(() => {
        wasForeseen ||= document.querySelector('.live:not(.clann-live) > .stage') !== null;
    }).observe(document, { childList: true, subtree: true });
"""
"""Keeps whether a question was there before Python."""

LACKING: Final = ".asm.wasm"
"""Without this of its files Python does not come."""


SCREEN: Final = (1366, 768)

PHONE: Final = (393, 851)


@pytest.fixture
def reader(
    browser: Browser, fragile: str, broken: set[str], request: pytest.FixtureRequest
) -> Iterator[Reader]:
    """Somebody to whom Python comes only once it is asked for again."""
    width, height = getattr(request, "param", SCREEN)
    context = browser.new_context(service_workers="block", **device(width, height))
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
        pytest.param("en/clans/00-first-question.html", "K2", marks=pytest.mark.deep),
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


def place_of(part: Locator) -> dict[str, float]:
    """Where a part is on its page, wherever that is scrolled to."""
    found: dict[str, float] = part.evaluate(
        """part => {
            const { left, top, width, height } = part.getBoundingClientRect();
            return { left: left + scrollX, top: top + scrollY, width, height };
        }"""
    )
    return found


@pytest.mark.parametrize("reader", [PHONE], indirect=True)
def test_on_a_phone_the_board_is_laid_out_for_it_from_the_beginning(
    reader: Reader, broken: set[str]
) -> None:
    root, questions = opened(reader, "en/clans/00-first-question.html")
    board = root.locator(".stage-board")
    box = place_of(board)
    assert box["height"] > box["width"], "what stands beside it elsewhere stands below it"
    (right,) = questions._same.exercise.solutions()
    reader.click(root, *questions._same.picture.center(right), width=TALL)
    root.locator(".clans-check").click()
    caption = root.locator(".clans-caption")
    expect(caption).to_have_class(re.compile("clans-said-solved"))
    told, before = caption.inner_text(), [place_of(part) for part in (board, caption)]
    reader.page.set_viewport_size({"width": 900, "height": 851})
    expect(board).to_have_attribute("width", str(questions._same.picture.width))
    reader.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(board).to_have_attribute("width", str(TALL))
    let_come(root, broken)
    expect(board).to_have_attribute("width", str(TALL))
    assert caption.inner_text() == told
    now = [place_of(part) for part in (board, caption)]
    assert now == [pytest.approx(each, abs=2) for each in before], "nothing jumps"


def test_what_was_answered_is_there_when_the_page_is_loaded_again(
    reader: Reader, broken: set[str]
) -> None:
    """Also if Python had not come by then; once it has come, it keeps what is answered."""
    root, questions = opened(reader, "en/clann/05-gate-treasure-arrival.html")
    exercise = questions._same.exercise
    questions.choose(exercise, exercise.solutions()[0])
    root.locator(".clann-check").click()
    caption = root.locator(".clann-caption")
    expect(caption).to_have_class(re.compile("clann-said-solved"))
    told = caption.inner_text()
    reader.page.reload()
    expect(caption).to_have_text(told, use_inner_text=True)
    let_come(root, broken)
    expect(root.locator(".clann-mark").first).to_have_class(re.compile("clann-mark-solved"))
    questions.solve(1)
    reader.settle()
    assert reader.page.evaluate(
        "Object.keys(sessionStorage).every(n => !/answers/.test(n) || sessionStorage[n] === '{}')"
    )


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
    reader.page.add_init_script(WATCH)
    reader.page.reload()
    expect(root.locator(".clann-mark").first).to_have_class(re.compile("clann-mark-solved"))
    assert reader.page.evaluate("wasForeseen") is False
