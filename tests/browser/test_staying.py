"""A lesson stays what it is: when its server was away, and beside a second tab."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from clans_widget.words import say
from tests.browser.driving.command import running_command
from tests.browser.driving.edges import bottom, top
from tests.browser.driving.lab import SOMETIMES, Lab

pytestmark = pytest.mark.slow

LESSON: Final = "clans/fr/00-first-question.ipynb"
BOARD: Final = ".clans-canvas"
DIALOG: Final = ".jp-Dialog"

LIST: Final = "**/lessons.json"
"""What the script of a page asks for before a notebook is opened."""

LOOK: Final = """() => window.jupyterapp.serviceManager.sessions.refreshRunning().catch(() => {})"""
"""Lets JupyterLab notice that its server does not answer, without the wait until it looks."""

SAVE: Final = """async name => {
    const { context } = window.jupyterapp.shell.currentWidget;
    await context.ready;
    context.model.setMetadata('saved_by', name);
    await context.save();
}"""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """What one browser keeps."""
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    yield context
    context.close()


@pytest.mark.deep
def test_a_lesson_says_that_its_server_is_gone_and_goes_on_with_the_next(
    tmp_path: Path, context: BrowserContext
) -> None:
    with running_command(tmp_path) as server:
        lab, page = Lab(context.new_page(), server), context.pages[0]
        page.goto(server.url(LESSON))
        lab.wait_painted(BOARD)
        lab.wait_at_rest()
    bar = page.locator(".clans-server")
    page.evaluate(LOOK)
    expect(bar).to_have_text(say("cli.lesson.gone", "fr"), use_inner_text=True)
    expect(page.locator(DIALOG)).to_have_count(0)
    ways = page.locator(".clans-ways button")
    lab.until(lambda: top(ways.first) >= bottom(bar), "The bar covers the ways from the lesson.")
    with running_command(tmp_path, port=server.port):
        expect(bar).to_contain_text(say("cli.lesson.anew", "fr"))
        page.get_by_role("button", name=say("cli.lesson.load", "fr")).click()
        lab.wait_painted(BOARD)
        expect(bar).to_be_hidden()
        page.get_by_role("button", name=say("cli.lesson.show_jupyter", "fr")).click()
    page.evaluate(LOOK)
    expect(page.locator(DIALOG)).to_have_count(1)
    expect(bar).to_be_hidden()


def held(page: Page) -> list[Route]:
    """What a page asks for in vain, until somebody lets it go on."""
    routes: list[Route] = []

    def hold(route: Route) -> None:
        routes.append(route)

    page.route(LIST, hold)
    return routes


def begin_together(pages: Sequence[Page], address: str) -> None:
    """Open an address in all pages, and let them go on once each asks which lessons there are."""
    waiting = [held(page) for page in pages]
    for page in pages:
        page.goto(address, wait_until="commit")
    while not all(waiting):
        pages[0].wait_for_timeout(SOMETIMES)
    for page in pages:
        page.unroute(LIST)  # which lets what is held go on


def test_two_tabs_save_a_lesson_and_nobody_is_asked_whose_it_is(
    tmp_path: Path, context: BrowserContext
) -> None:
    with running_command(tmp_path) as server:
        tabs = [Lab(context.new_page(), server) for _ in range(2)]
        begin_together([lab.page for lab in tabs], server.url(LESSON))
        for lab in tabs:
            lab.wait_painted(BOARD)
            lab.wait_at_rest()
        for name in ("first", "second", "third"):
            for lab in tabs:
                lab.ask(SAVE, name)
        for lab in tabs:
            expect(lab.page.locator(DIALOG)).to_have_count(0)
            lab.wait_painted(BOARD)
            expect(lab.page.get_by_text("model not found")).to_have_count(0)
