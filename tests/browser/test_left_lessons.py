"""Lessons that were left and are opened again in JupyterLab as the command runs it."""

from __future__ import annotations

import time
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from clans_widget.lessons.catalog import lessons_folder, read
from clans_widget.lessons.copies import BY_ITSELF
from clans_widget.words import say
from tests.browser.driving.first_lesson import (
    BOARDS,
    IS_SAVED,
    QUESTION,
    RAN,
    boards,
    goto,
    make_slow,
)
from tests.browser.driving.lab import Lab
from tests.browser.driving.scripts import IS_OPEN

pytestmark = [pytest.mark.slow, pytest.mark.deep]

LONG: Final = "clans/en/08-the-end.ipynb"
WALK: Final = "clans/en/04-strife.ipynb"

KERNEL: Final = "() => window.jupyterapp.shell.currentWidget.sessionContext.session?.kernel?.id"

IS_ALONE: Final = """async () => {
    const { shell, serviceManager: { sessions } } = window.jupyterapp;
    await sessions.refreshRunning();
    return [...shell.widgets('main')].length === 1 && [...sessions.running()].length === 1;
}"""
"""Whether nothing of lessons that were left is kept: neither their pages nor their kernels."""

LESSONS: Final = ".jp-NotebookPanel:not(.lm-mod-hidden) .clans-ways select"

MARK: Final = "() => { window.isOld = true; }"
IS_OLD: Final = "() => window.isOld === true"

BE_BUSY: Final = """() => {
    const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
    void kernel.requestExecute({code: 'import time; time.sleep(60)'});
}"""
IS_BUSY: Final = """() => {
    const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
    return kernel.status === 'busy';
}"""

WATCH: Final = "() => { window.watched = [...document.querySelectorAll('.jp-Cell')]; }"
IS_APART: Final = (
    "() => window.watched.every((part) => !part.parentElement && !part.firstElementChild)"
)
"""Whether cells that were seen are no part of anything, nor anything of them: who still holds one
keeps no page alive."""

CLOSE_SLOWLY: Final = """async () => {
    const code = `
import time
from ipywidgets import Widget
Widget.close_all = lambda close=Widget.close_all: (time.sleep(20), close())`;
    const { sessionContext } = window.jupyterapp.shell.currentWidget;
    await sessionContext.session.kernel.requestExecute({code}).done;
}"""
"""A lesson that is left does not wait so long for its boards to be closed."""

SCROLLED: Final = ".jp-WindowedPanel-outer"

TO_THE_MIDDLE: Final = "outer => outer.scrollTo(0, outer.scrollHeight / 2)"

PLACE: Final = """outer => {
    const edge = outer.getBoundingClientRect().top;
    const cells = Array.from(outer.querySelectorAll('.jp-Cell'));
    const boxes = cells.map(cell => cell.getBoundingClientRect());
    const number = boxes.findIndex(box => box.bottom > edge);
    return [number, Math.round(boxes[number].top - edge)];
}"""
"""Which cell is the first in sight, and how far below the upper edge it begins, in pixels."""

NOTE_PLACE: Final = f"""outer => addEventListener('pagehide', () => {{
    sessionStorage.setItem('place of the test', JSON.stringify(({PLACE})(outer)));
}})"""
PLACE_NOTED: Final = "() => JSON.parse(sessionStorage.getItem('place of the test'))"
"""What is seen at the last moment before the page is loaded anew."""

LISTEN: Final = """
    window.saidOnBars = new Set();
    window.roomsKept = new Set();
    window.toldOfWait = false;
    window.textsSeen = new Set();
    new MutationObserver(() => {
        for (const text of document.querySelectorAll("[data-mime-type='text/plain']"))
            if (text.checkVisibility() && text.querySelector("pre")) textsSeen.add(text.innerText);
        for (const bar of document.querySelectorAll(".clans-run span")) {
            const isBelow = bar.getBoundingClientRect().bottom > innerHeight;
            if (bar.checkVisibility() && !isBelow) saidOnBars.add(bar.textContent);
        }
        toldOfWait ||= document.querySelector(".clans-wait")?.checkVisibility() ?? false;
        for (const area of document.querySelectorAll(".jp-OutputArea[style*=clans-room]")) {
            const room = parseFloat(area.style.getPropertyValue("--clans-room"));
            const isBetween = !area.querySelector("img, canvas");
            if (isBetween) roomsKept.add(room > 100 && area.offsetHeight >= room);
        }
    }).observe(document, { childList: true, characterData: true, subtree: true });
"""
"""Keeps, however short that is, what bars in sight say on pictures, whether the room of pictures is
kept, whether a wait is told of where there is none, and what stands in letters of a typewriter."""

SAID_ON_BARS: Final = "() => [...saidOnBars].filter(Boolean)"

TOLD_OF_WAIT: Final = "() => toldOfWait"

ROOMS_KEPT: Final = "() => [...roomsKept]"

TEXTS_SEEN: Final = "() => [...textsSeen]"

LATE: Final = 4_000
"""By then JupyterLab looks for the boards that a notebook was saved with; in milliseconds."""


def make_kernels_slow(page: Page) -> None:
    """Let a kernel be long in answering which boards it has."""
    make_slow(page, b"comm_info_request", LATE)


def make_the_list_of_lessons_slow(page: Page) -> None:
    """Let the page be long in learning which notebooks are lessons."""

    def send_late(route: Route) -> None:
        page.wait_for_timeout(LATE)
        route.continue_()

    page.route("**/lessons.json", send_late)


SLOW: Final = {"kernels": make_kernels_slow, "the list of lessons": make_the_list_of_lessons_slow}


@pytest.mark.parametrize(
    ("way", "place"),
    [("français", "clans/fr/00-first-question.ipynb"), ("CLANN", "clann/en/00-first-rolls.ipynb")],
)
def test_a_way_leads_to_another_language_and_to_another_game(
    command_lab: Lab, way: str, place: str
) -> None:
    lab = command_lab
    goto(lab, QUESTION)
    lab.wait_painted(BOARDS)
    lab.page.evaluate(WATCH)
    lab.page.get_by_role("button", name=way, exact=True).click()
    lab.page.wait_for_function(IS_OPEN, arg=place)
    lab.page.wait_for_function(IS_ALONE)
    lab.page.wait_for_function(IS_APART)
    lab.wait_painted(BOARDS.replace("clans", place.partition("/")[0]))


def test_a_lesson_that_was_left_while_its_boards_came_lives_when_it_is_opened_again(
    command_lab: Lab,
) -> None:
    lab = command_lab
    goto(lab, QUESTION)
    for path in (LONG, QUESTION, LONG, QUESTION, LONG):
        lab.command("docmanager:open", path=path)
        lab.page.wait_for_function(IS_OPEN, arg=path)
        lab.wait_painted(BOARDS)
    lab.page.wait_for_function(IS_ALONE)
    expect(lab.page.locator(".jp-Dialog")).to_have_count(0)
    cells = read(lessons_folder() / LONG)["cells"]
    wanted = sum(BY_ITSELF in cell["metadata"].get("tags", []) for cell in cells)
    expect(lab.page.locator(".stage")).to_have_count(wanted)


def test_a_walk_goes_on_where_it_was_when_its_lesson_was_left(command_lab: Lab) -> None:
    lab, walks = command_lab, command_lab.page.locator(".stage:has(.clans-next:enabled)")
    goto(lab, WALK)
    lab.wait_painted(BOARDS)
    lab.wait_at_rest()
    caption = walks.first.locator(".clans-caption")
    beginning = caption.inner_text()
    walks.first.locator(".clans-next").click()
    expect(caption).not_to_have_text(beginning, use_inner_text=True)
    lab.wait_at_rest()
    there = caption.inner_text()
    lab.page.evaluate(CLOSE_SLOWLY)
    for path in (QUESTION, WALK):
        lab.command("docmanager:open", path=path)
        lab.page.wait_for_function(IS_OPEN, arg=path)
        lab.wait_painted(BOARDS)
        lab.page.wait_for_function(IS_ALONE)
        lab.wait_at_rest()
    expect(caption).to_have_text(there, use_inner_text=True)


def choose(lab: Lab, path: str) -> None:
    """Go to a lesson by the list that stands beside the heading of each."""
    lab.page.locator(LESSONS).select_option(path)
    lab.page.wait_for_function(IS_OPEN, arg=path)
    lab.page.wait_for_function(IS_ALONE)
    lab.wait_painted(BOARDS)
    lab.wait_at_rest()


def choose_until_the_page_is_new(lab: Lab) -> None:
    """Go on to other lessons; the next is on the same page if the kernel is busy just then."""
    for path in (QUESTION, LONG, QUESTION):
        choose(lab, path)
        if not lab.page.evaluate(IS_OLD):
            return
    raise AssertionError("What JupyterLab keeps of lessons grows with each.")


def test_after_some_lessons_the_browser_gets_its_memory_back_and_nothing_is_lost(
    command_lab: Lab,
) -> None:
    lab = command_lab
    walk = lab.page.locator(".stage:has(.clans-next:enabled)").first
    caption, next_step = walk.locator(".clans-caption"), walk.locator(".clans-next")
    goto(lab, QUESTION)
    lab.wait_painted(BOARDS)
    lab.page.evaluate(MARK)
    choose(lab, LONG)
    choose(lab, WALK)
    assert lab.page.evaluate(IS_OLD)
    beginning = caption.inner_text()
    next_step.click()
    expect(caption).not_to_have_text(beginning, use_inner_text=True)
    lab.wait_at_rest()
    there = caption.inner_text()
    choose_until_the_page_is_new(lab)
    choose(lab, WALK)
    expect(caption).to_have_text(there, use_inner_text=True)
    next_step.click()
    expect(caption).not_to_have_text(there, use_inner_text=True)
    lab.wait_at_rest()
    expect(lab.page.locator(".jp-Dialog")).to_have_count(0)


def test_whoever_goes_on_does_not_wait_for_what_still_runs(command_lab: Lab) -> None:
    lab = command_lab
    goto(lab, QUESTION)
    lab.wait_painted(BOARDS)
    lab.page.evaluate(MARK)
    for path in (LONG, WALK):
        choose(lab, path)
    lab.wait_at_rest()
    lab.page.evaluate(BE_BUSY)
    lab.page.wait_for_function(IS_BUSY)
    lab.page.locator(LESSONS).select_option(QUESTION)
    lab.page.wait_for_function(IS_OPEN, arg=QUESTION)
    lab.wait_painted(f".jp-NotebookPanel:not(.lm-mod-hidden) {BOARDS}")
    assert lab.page.evaluate(IS_OLD)


def test_a_board_that_was_not_saved_before_the_page_is_loaded_again_runs_again(
    command_lab: Lab,
) -> None:
    lab = command_lab
    goto(lab, QUESTION)
    lab.page.wait_for_function(IS_SAVED)
    yesterday = (lab.server.root / QUESTION).read_text("utf-8")
    lab.stop_kernel()
    goto(lab, QUESTION)
    lab.wait_painted(BOARDS)
    lab.page.wait_for_function(IS_SAVED)
    (lab.server.root / QUESTION).write_text(yesterday, "utf-8")
    lab.reload()
    lab.wait_painted(BOARDS)
    lab.page.wait_for_function(RAN, arg=[[1], [3]])


def test_a_second_view_leaves_the_board_of_the_first_alone(command_lab: Lab) -> None:
    lab = command_lab
    make_kernels_slow(lab.page)
    goto(lab, QUESTION)
    lab.wait_painted(BOARDS)
    kernel = lab.page.evaluate(KERNEL)
    lab.command("docmanager:clone")
    end = time.monotonic() + LATE / 2_000
    while time.monotonic() < end:
        assert boards(lab) >= 1
        lab.page.wait_for_timeout(100)
    assert lab.page.evaluate(KERNEL) == kernel


@pytest.mark.parametrize("slow", SLOW)
def test_a_board_of_yesterday_makes_room_for_that_of_today(command_lab: Lab, slow: str) -> None:
    lab = command_lab
    SLOW[slow](lab.page)
    lab.page.add_init_script(LISTEN)
    for day in ("yesterday", "today"):
        goto(lab, QUESTION)
        lab.wait_painted(BOARDS)
        lab.page.wait_for_function(IS_SAVED)
        lab.page.wait_for_function(RAN, arg=[[1], [1]])
        assert "widget-view" in (lab.server.root / QUESTION).read_text("utf-8"), day
        assert not any("not found" in error for error in lab.errors), day
        said, kept = lab.page.evaluate(SAID_ON_BARS), lab.page.evaluate(ROOMS_KEPT)
        assert lab.page.evaluate(TOLD_OF_WAIT)
        assert lab.page.evaluate(TEXTS_SEEN) == [], "It is for the notebook, not for who reads."
        lab.stop_kernel()
    if slow == "kernels":
        assert said == [say("cli.lesson.wait")]
    assert kept == [True]


@pytest.mark.parametrize("kernel", ["there", "gone"])
def test_a_page_that_is_loaded_anew_shows_the_place_where_the_reader_was(
    command_lab: Lab, kernel: str
) -> None:
    lab, outer = command_lab, command_lab.page.locator(SCROLLED)
    goto(lab, WALK)
    lab.wait_painted(BOARDS)
    lab.wait_at_rest()
    outer.evaluate(TO_THE_MIDDLE)
    lab.wait_at_rest()
    if kernel == "gone":
        lab.stop_kernel()
    outer.evaluate(NOTE_PLACE)
    lab.reload()
    number, below = lab.page.evaluate(PLACE_NOTED)
    assert number > 1

    def is_there() -> bool:
        seen, at = outer.evaluate(PLACE)
        return bool(seen == number and abs(at - below) <= 1)

    lab.wait_painted(BOARDS)
    lab.until(is_there, "The page shows another place.")
    lab.wait_at_rest()
    assert is_there(), "The place is lost when all boards have come."
    outer.hover()
    lab.page.mouse.wheel(0, -2000)
    lab.until(lambda: not is_there(), "The reader cannot leave the place.")
