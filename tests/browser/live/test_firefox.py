"""Pages that play, in Firefox: what the tests beside this one do in Chromium, in short."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from clans_widget import clans
from clans_widget.clans.drawing.show import picture
from tests.browser.driving.firefox import SECONDS_TO_WAIT, Firefox, running_firefox

pytestmark = [pytest.mark.deep, pytest.mark.slow]

ASLEEP = """(await Promise.all((await caches.keys()).map(
    async name => (await (await caches.open(name)).keys()).map(({url}) => url)
))).flat().find(url => url.includes('/asleep/') && url.endsWith('/clans'))"""
"""Python's memory, as the page keeps it."""

DOWN = "\ue015"
"""The arrow, as WebDriver names it."""

SEVERAL = 12
"""So many steps are shown after a few rolls and moves of both players."""

SOLVED = ".clans-mark-solved, .clans-mark-partly"


@pytest.fixture
def page(site: str) -> Iterator[Firefox]:
    """A page of Firefox; what goes wrong in it, or is asked of other machines, fails the test."""
    with running_firefox() as page:
        yield page
        page.value("document.title")
        own = (site, "data:", "blob:", "about:")
        assert [address for address in page.requests if not address.startswith(own)] == []
        assert page.trouble == []


def stage(game: str) -> str:
    """The first board or quiz of a page, alive."""
    return f"document.querySelector('.live.{game}-live > .stage')"


def opened(page: Firefox, address: str) -> None:
    """Open a page and wait until its first board is alive."""
    page.open(address)
    page.wait("!!document.querySelector('.live:is(.clans-live, .clann-live) > .stage')")


def choice(number: int) -> str:
    """One of the lists under a board."""
    return f"{stage('clans')}.querySelectorAll('select')[{number}]"


def choose(page: Firefox, number: int, name: str) -> None:
    """Choose from a list by typing."""
    page.wait(f"[...{choice(number)}.options].some(option => option.text === '{name}')")
    page.type(choice(number), name)
    page.wait(f"{choice(number)}.selectedOptions[0].text === '{name}'")


def click_first(page: Firefox, number: int) -> None:
    """Click on the place on the board that stands first in a list."""
    page.wait(f"{choice(number)}.options.length > 1")
    shown = picture(clans.Position.start(seed=1))
    x, y = shown.center(page.value(f"{choice(number)}.options[1].text"))
    drawing = f"{stage('clans')}.querySelector('.stage-board svg')"
    page.click(drawing, at=(x / shown.width, y / shown.height))


def test_a_move_by_mouse_is_made_and_answered(page: Firefox, site: str) -> None:
    opened(page, f"{site}/en/clans/play.html")
    click_first(page, 0)
    page.wait(f"{choice(0)}.selectedIndex === 1")
    click_first(page, 1)
    board = stage("clans")
    page.wait(f"!!{board}.querySelector('.clans-undo:enabled')")
    page.wait(f"{board}.querySelector('.stage-turn').textContent.includes('Ann')")


def do_next(page: Firefox, board: str) -> None:
    """Press the button of CLANN that can be pressed, or choose from the list that asks."""
    ways = ".clann-play, .clann-roll, .clann-next-part button:not(.clann-cancel)"
    button = f"{board}.querySelector(':is({ways}):not(.clann-compare-open):enabled')"
    lists = f"{board}.querySelectorAll('.widget-hbox:has(> .clann-play) select:enabled')"
    asking = f"[...{lists}].find(each => each.options.length > 1 && each.selectedIndex === 0)"
    if page.value(f"!!{button}"):
        page.click(button)
    elif page.value(f"!!{asking}"):
        page.type(asking, DOWN)


def test_dice_are_rolled_and_moves_are_played(page: Firefox, site: str) -> None:
    opened(page, f"{site}/fr/clann/play.html")
    board = stage("clann")
    steps = f"Number({board}.querySelector('input[type=range]').max)"
    end = time.monotonic() + SECONDS_TO_WAIT
    while page.value(steps) < SEVERAL:
        assert time.monotonic() < end, f"only {page.value(steps)} steps"
        do_next(page, board)
        time.sleep(0.3)


def test_a_question_is_refuted_solved_and_kept(page: Firefox, site: str) -> None:
    opened(page, f"{site}/en/clans/03-founding-villages.html")
    quiz = stage("clans")
    for source, target, mark in (("B5", "C4", ".clans-mark-tried"), ("I3", "K2", SOLVED)):
        choose(page, 0, source)
        choose(page, 1, target)
        page.click(f"{quiz}.querySelector('.clans-check')")
        page.wait(f"!!{quiz}.querySelector('{mark}')")
    page.wait(f"!!({ASLEEP})")
    opened(page, page.value("location.href"))
    page.wait(f"!!{quiz}.querySelector('{SOLVED}')")
    assert page.value(f"!!({ASLEEP})"), "what cannot be woken is forgotten"


@pytest.mark.parametrize("lesson", ["en/clans/04-strife", "nl/clann/02-sent-home"])
def test_a_lesson_comes_alive_from_top_to_bottom(page: Firefox, site: str, lesson: str) -> None:
    opened(page, f"{site}/{lesson}.html")
    roots = page.value("document.querySelectorAll('.live[data-code]').length")
    alive = ".live:is(.clans-live, .clann-live) > .jupyter-widgets"
    page.wait(f"document.querySelectorAll('{alive}').length === {roots}")
    assert page.value("document.documentElement.scrollWidth <= innerWidth")
