"""From the first page of the command to the others: as quietly, by one click, and the next day."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from clans_widget import ClansWidget, clans
from clans_widget.clans.exercises import COURSE
from clans_widget.cli.extension import CHOSEN
from clans_widget.cli.first_page import first_page
from clans_widget.quiz.course import CourseFile, Entry, file_name
from clans_widget.words import say
from tests.browser.driving.command import running_command
from tests.browser.driving.lab import Lab
from tests.browser.driving.scripts import IS_OPEN

pytestmark = pytest.mark.slow

LOW: Final[ViewportSize] = {"width": 1366, "height": 625}
"""What a small laptop leaves to a page."""

FIRST: Final = "clans/fr/00-first-question.ipynb"
SECOND: Final = "clans/fr/00-quick-tour.ipynb"
OF_OTHER_GAME: Final = "clann/fr/00-first-rolls.ipynb"
WITH_CODE: Final = "clans/fr/13-masks.ipynb"

BOARD: Final = ".clans-canvas"

FRAME: Final = ("#jp-top-panel", "#jp-MainMenu", ".jp-SideBar", "#jp-bottom-panel", ".jp-Toolbar")

PANELS: Final = ("#jp-left-stack", "#jp-right-stack")
"""What stands at the sides once somebody has pressed something in their bars."""

IN_SIGHT: Final = """selector => Array.from(document.querySelectorAll(selector))
    .some(each => each.checkVisibility() && each.getBoundingClientRect().height > 0)"""

LAST_AT_THE_END: Final = """() => {
    const outer = document.querySelector(".jp-WindowedPanel-outer");
    outer.scrollTop = outer.scrollHeight;
    const last = [...outer.querySelectorAll(".jp-Cell")].at(-1);
    return last.getBoundingClientRect().bottom > window.innerHeight / 2;
}"""


@pytest.fixture
def french(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Lab]:
    """Somebody on a small laptop whose browser speaks French, and who has given no options."""
    folder = tmp_path_factory.mktemp("command")
    with running_command(folder) as server:
        context = browser.new_context(locale="fr-CH", viewport=LOW)
        lab = Lab(context.new_page(), server)
        yield lab
        errors = tuple(lab.errors)
        lab.close()
        context.close()
    assert not errors, "\n".join(errors)


def come(lab: Lab, place: str) -> None:
    """Open the address that the command prints; it leads to a lesson."""
    lab.page.goto(f"{lab.server.address}/lessons?token={lab.server.token}")
    arrive(lab, place)


def arrive(lab: Lab, place: str) -> None:
    """Wait for a lesson whose first board is there, and which nothing frames."""
    lab.page.wait_for_function(IS_OPEN, arg=place)
    lab.wait_painted(BOARD.replace("clans", place.partition("/")[0]))
    lab.wait_idle()


def in_sight(lab: Lab, *selectors: str) -> list[str]:
    return [each for each in selectors if lab.page.evaluate(IN_SIGHT, each)]


def test_one_click_leads_on_as_quietly_and_whoever_comes_back_goes_on(french: Lab) -> None:
    lab, page = french, french.page
    come(lab, FIRST)
    expect(page.locator(BOARD)).to_be_in_viewport(ratio=1)
    expect(page.locator(".clans-question")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name=say("quiz.check", "fr"))).to_be_in_viewport(ratio=1)
    assert in_sight(lab, *FRAME, ".jp-InputPlaceholder", ".cm-editor") == []
    rows = page.locator(".course-stars li button")
    expect(rows).to_have_count(len(COURSE.lessons) - 1)
    expect(page.locator(".course-go-on button")).to_have_count(0)  # it is here
    page.wait_for_function(LAST_AT_THE_END)  # no empty page below
    page.locator(BOARD).scroll_into_view_if_needed()

    i4 = ClansWidget(clans.Position.of({"I4": "rk"})).picture.center("I4")
    lab.click_canvas(BOARD, *i4)
    page.get_by_role("button", name=say("quiz.check", "fr")).click()
    titles = {each.name: each.titles["fr"] for each in COURSE.lessons}
    title = titles["00-quick-tour"]
    on = page.get_by_role("button", name=say("quiz.next_lesson", "fr", lesson=title))
    expect(on).to_be_in_viewport(ratio=1)
    on.click()
    arrive(lab, SECOND)
    expect(lab.page.locator(".jp-Dialog")).to_have_count(0)
    assert in_sight(lab, *FRAME, ".jp-InputPlaceholder", ".cm-editor") == []

    page.get_by_role("button", name=say("cli.lesson.show_jupyter", "fr")).click()
    shown = in_sight(lab, *FRAME, ".jp-InputPlaceholder")
    assert shown == [*FRAME, ".jp-InputPlaceholder"]
    page.locator(".jp-InputPlaceholder").first.click()
    lab.until(lambda: in_sight(lab, ".cm-editor") != [], "No code is unfolded.")
    for side in ("left", "right"):
        page.locator(f".jp-SideBar.jp-mod-{side} li").first.click()
    assert in_sight(lab, *PANELS) == [*PANELS]
    page.get_by_role("button", name=say("cli.lesson.hide_jupyter", "fr")).click()
    assert in_sight(lab, *FRAME, *PANELS, ".jp-InputPlaceholder", ".cm-editor") == []
    page.keyboard.press("Control+b")
    lab.wait_at_rest()
    assert in_sight(lab, *PANELS) == []

    come(lab, SECOND)


@pytest.mark.deep
def test_every_lesson_can_be_chosen_and_one_about_data_shows_its_code(french: Lab) -> None:
    lab, page = french, french.page
    come(lab, FIRST)
    titles = {each.name: each.titles["fr"] for each in COURSE.lessons}
    lessons = page.get_by_role("combobox", name=say("page.top", "fr"))
    lessons.select_option(label=f"13 {titles['13-masks']}")
    arrive(lab, WITH_CODE)
    assert in_sight(lab, *FRAME[:-1]) == []
    assert in_sight(lab, ".jp-Toolbar", ".cm-editor") == [".jp-Toolbar", ".cm-editor"], (
        "Whoever is to run code sees it, and how."
    )
    page.get_by_role("navigation").get_by_role("button", name="CLANN").click()
    arrive(lab, OF_OTHER_GAME)
    assert in_sight(lab, *FRAME, ".jp-InputPlaceholder", ".cm-editor") == []


@pytest.mark.deep
def test_whoever_writes_in_a_locked_lesson_is_told_why_not_and_how(french: Lab) -> None:
    lab, page = french, french.page
    page.goto(lab.server.url(WITH_CODE))
    arrive(lab, WITH_CODE)
    code = page.locator(".jp-CodeCell .cm-content").filter(visible=True).first
    before = code.inner_text()
    told = page.locator(".clans-lock")
    code.click()
    page.keyboard.press("ArrowDown")
    expect(told).to_have_count(0)
    for key in ("x", "Backspace"):
        page.keyboard.press(key)
        expect(told).to_contain_text(say("cli.lesson.locked", "fr"))
        code.click()
        expect(told).to_have_count(0)
    assert code.inner_text() == before
    page.keyboard.press("x")
    told.get_by_role("button", name=say("cli.lesson.unlock", "fr")).click()
    expect(told).to_have_count(0)
    code.press("x")
    expect(told).to_have_count(0)
    assert code.inner_text() != before
    changed = page.locator(".clans-changed")  # for those who read, not for those who write
    expect(changed).to_contain_text(say("cli.lesson.changed", "fr"))
    page.get_by_role("button", name=say("cli.lesson.show_jupyter", "fr")).click()
    expect(changed).to_have_count(0)


@pytest.mark.deep
def test_the_way_to_another_game_leads_to_where_somebody_was_in_it(french: Lab) -> None:
    lab, page = french, french.page
    page.goto(lab.server.url(FIRST))
    arrive(lab, FIRST)
    folder = lab.server.root / "clann"
    folder.mkdir(exist_ok=True)
    book = CourseFile(folder / file_name("clann"), "clann")
    solved = Entry("02-sent-home", 0, "m", "landing", ("K8",), points=1.0, tries=1)
    book.change(lambda before: before.with_entries([solved], {}))
    was = first_page(lab.server.root, "clann", "fr")
    assert was != OF_OTHER_GAME
    page.get_by_role("navigation").get_by_role("button", name="CLANN").click()
    arrive(lab, was)


@pytest.mark.deep
def test_rows_of_the_list_open_lessons_and_a_language_that_was_chosen_stays(french: Lab) -> None:
    lab, page = french, french.page
    come(lab, FIRST)
    row = page.locator(".course-stars li").nth(4)
    expect(row.locator(".course-way")).to_be_visible()  # the list is there before its ways are
    row.locator("em").click(force=True)  # the way covers the row
    arrive(lab, "clans/fr/03-founding-villages.ipynb")
    page.get_by_role("navigation").get_by_role("button", name="Nederlands").click()
    arrive(lab, "clans/nl/03-founding-villages.ipynb")
    assert CHOSEN in {cookie["name"] for cookie in page.context.cookies()}
    come(lab, "clans/nl/00-first-question.ipynb")
