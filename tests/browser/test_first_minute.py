"""The command ``clans-widget`` in the browser: to the first answer, and what runs by itself.

The browser knows the command from yesterday, when it ran in another language.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Route,
    ViewportSize,
    WebSocketRoute,
    expect,
)

from clans_widget import ClansWidget, clans
from clans_widget.core.answer_fold import answer_to
from clans_widget.lessons.catalog import lessons_folder, read
from clans_widget.lessons.copies import ANSWER, BY_ITSELF
from clans_widget.quiz.verdict import HINTS
from clans_widget.words import say
from tests.browser.driving.chromium import Chromium
from tests.browser.driving.command import running_command
from tests.browser.driving.edges import bottom, top
from tests.browser.driving.lab import Lab
from tests.browser.driving.server import Server

pytestmark = pytest.mark.slow

FOLDER: Final = "clans/en"
QUESTION: Final = f"{FOLDER}/00-first-question.ipynb"
OF_YESTERDAY: Final = "clans/fr/00-first-question.ipynb"
OF_NEITHER: Final = "clans/nl/12-secret-clans.ipynb"
"""A lesson in a language in which the command never ran."""
TOLD: Final = "niemand vindt altijd de beste zet"
"""What its second question is followed by, once that is solved."""

LONG: Final = f"{FOLDER}/08-the-end.ipynb"
WALK: Final = f"{FOLDER}/04-strife.ipynb"

BOARDS: Final = ".clans-canvas"

LAPTOP: Final[ViewportSize] = {"width": 1366, "height": 768}
USUAL: Final[ViewportSize] = {"width": 1366, "height": 900}


@pytest.fixture(scope="module")
def command(
    tmp_path_factory: pytest.TempPathFactory,
    chromium: Chromium,
    contexts: dict[str, BrowserContext],
) -> Iterator[Server]:
    """JupyterLab as the command runs it."""
    folder = tmp_path_factory.mktemp("command")
    with running_command(folder, "--language=fr") as server, chromium.in_use() as browser:
        context = browser.new_context(viewport=USUAL)
        lab = Lab(context.new_page(), server)
        lab.page.goto(server.url(OF_YESTERDAY))
        lab.wait_painted(BOARDS)
        lab.page.close()
    with running_command(folder, port=server.port) as server:
        contexts[server.address] = context
        yield server


@pytest.fixture
def page_of(
    command: Server, browser: Browser, contexts: dict[str, BrowserContext]
) -> Iterator[Lab]:
    assert contexts[command.address] in browser.contexts
    lab = Lab(contexts[command.address].new_page(), command)
    yield lab
    errors = tuple(lab.errors)
    lab.close()
    assert not errors, "\n".join(errors)


CHANNELS: Final = re.compile("/api/kernels/.*/channels")

LATE: Final = 4_000
"""By then JupyterLab looks for the boards that a notebook was saved with; in milliseconds."""


def make_kernels_slow(page: Page) -> None:
    """Let a kernel be long in answering which boards it has."""

    def answer_late(kernel: WebSocketRoute) -> None:
        to_kernel = kernel.connect_to_server()

        def send(message: str | bytes) -> None:
            if b"comm_info_request" in (message.encode() if isinstance(message, str) else message):
                page.wait_for_timeout(LATE)
            to_kernel.send(message)

        kernel.on_message(send)

    page.route_web_socket(CHANNELS, answer_late)


def make_the_list_of_lessons_slow(page: Page) -> None:
    """Let the page be long in learning which notebooks are lessons."""

    def send_late(route: Route) -> None:
        page.wait_for_timeout(LATE)
        route.continue_()

    page.route("**/lessons.json", send_late)


SLOW: Final = {"kernels": make_kernels_slow, "the list of lessons": make_the_list_of_lessons_slow}


def goto(lab: Lab, notebook: str) -> None:
    lab.page.goto(lab.server.url(notebook))
    lab.wait_idle()


RAN: Final = """([numbers, counts]) => {
    const cells = window.jupyterapp?.shell.currentWidget?.content?.widgets;
    return cells && numbers.every((number, nth) =>
        cells[number]?.model.executionCount === counts[nth]);
}"""
"""Whether cells have been run, one after the other."""

COUNT: Final = "() => window.jupyterapp.shell.currentWidget.content.widgets[1].model.executionCount"

KERNEL: Final = "() => window.jupyterapp.shell.currentWidget.sessionContext.session?.kernel?.id"

IS_SAVED: Final = "() => window.jupyterapp.shell.currentWidget.context.model.dirty === false"

IS_ALONE: Final = """async () => {
    const { shell, serviceManager: { sessions } } = window.jupyterapp;
    await sessions.refreshRunning();
    return [...shell.widgets('main')].length === 1 && [...sessions.running()].length === 1;
}"""
"""Whether nothing of lessons that were left is kept: neither their pages nor their kernels."""

IS_OPEN: Final = "path => window.jupyterapp.shell.currentWidget?.context?.path === path"

TEXTS: Final = """() => Array.from(
    window.jupyterapp.shell.currentWidget.content.model.cells, cell => cell.sharedModel.getSource()
)"""

CHANGE: Final = """text => {
    const cells = Array.from(window.jupyterapp.shell.currentWidget.content.model.cells);
    const { sharedModel } = cells.find(cell => cell.type === 'code');
    sharedModel.setSource(text + sharedModel.getSource());
}"""
"""Writes something above the first code."""

TO_ITS_END: Final = "outer => outer.scrollTo(0, outer.scrollHeight)"

RUN: Final = ".clans-run"

LISTEN: Final = """
    window.saidOnBars = new Set();
    window.roomsKept = new Set();
    new MutationObserver(() => {
        for (const bar of document.querySelectorAll(".clans-run span")) {
            if (bar.checkVisibility()) saidOnBars.add(bar.textContent);
        }
        for (const area of document.querySelectorAll(".jp-OutputArea[style*=clans-room]")) {
            const room = parseFloat(area.style.getPropertyValue("--clans-room"));
            const isBetween = !area.querySelector("img, canvas");
            if (isBetween) roomsKept.add(room > 100 && area.offsetHeight >= room);
        }
    }).observe(document, { childList: true, characterData: true, subtree: true });
"""
"""Keeps what the bars on pictures say, and whether their room is kept, however short that is."""

SAID_ON_BARS: Final = "() => [...saidOnBars].filter(Boolean)"

ROOMS_KEPT: Final = "() => [...roomsKept]"

IS_FOLDED: Final = """number =>
    window.jupyterapp.shell.currentWidget.content.widgets[number].node
        .querySelector("details")?.open === false"""
"""Whether what a cell tells is there, and folded."""

IS_COLLAPSED: Final = (
    "number => window.jupyterapp.shell.currentWidget.content.widgets[number].outputHidden"
)
"""Whether what a cell has put out is there, and out of sight."""

OPEN: Final = "details[class^='answer-to-'][open]"


def tags_of(cell: dict[str, Any]) -> list[str]:
    tags: list[str] = cell["metadata"].get("tags", [])
    return tags


def boards(lab: Lab) -> int:
    return lab.page.locator(f"canvas{BOARDS}, {BOARDS} canvas").count()


def of_i4() -> tuple[float, float]:
    return ClansWidget(clans.Position.of({"I4": "rk"})).center("I4")


def test_first_answer_takes_a_click_and_one_on_check_and_stays_when_the_page_is_loaded_again(
    page_of: Lab,
) -> None:
    lab, page = page_of, page_of.page
    page.set_viewport_size(LAPTOP)
    page.goto(lab.server.url(QUESTION))
    lab.wait_painted(BOARDS)
    lab.wait_idle()
    for button in ("Check", "Hint 1 of 3", "Full screen"):
        expect(page.get_by_role("button", name=button, exact=True)).to_be_in_viewport(ratio=1)
    expect(page.locator(BOARDS)).to_be_in_viewport(ratio=1)
    ways = page.get_by_role("navigation").filter(has_text="Nederlands").get_by_role("button")
    own = say("cli.own.title")
    assert ways.all_inner_texts() == ["français", "Nederlands", "CLANN", own, "Show Jupyter"]
    for unwanted in (".jp-toast-button", ".Toastify__toast", ".jp-Dialog", ".jp-mod-dirty"):
        expect(page.locator(unwanted)).to_have_count(0)
    for hidden in (".jp-InputPlaceholder", ".cm-editor", ".jp-SideBar", "#jp-MainMenu"):
        for found in page.locator(hidden).all():
            expect(found).not_to_be_visible()
    lab.click_canvas(BOARDS, *of_i4())
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_text("1 of 1 solved", exact=True)).to_be_in_viewport(ratio=1)
    expect(page.locator(BOARDS)).to_be_in_viewport(ratio=1)
    expect(page.locator(".jp-RenderedMarkdown a", has_text="Two villages")).to_have_count(1)
    page.wait_for_function(IS_SAVED)
    assert "1 of 1 solved" in (lab.server.root / QUESTION).read_text("utf-8")
    before = page.evaluate(COUNT)
    lab.reload()
    lab.wait_painted(BOARDS)
    expect(page.get_by_text("1 of 1 solved", exact=True)).to_be_visible()
    assert page.evaluate(COUNT) == before, "the board ran again"


def test_in_any_language_boards_run_and_answers_wait_and_what_was_told_is_open_on_the_second_day(
    page_of: Lab,
) -> None:
    lab, page = page_of, page_of.page
    predict = say("cli.predict", "nl")
    page.goto(lab.server.url(OF_NEITHER))
    cells = read(lessons_folder() / OF_NEITHER)["cells"]
    numbers = [number for number, cell in enumerate(cells) if BY_ITSELF in tags_of(cell)]
    assert len(numbers) > 1
    page.wait_for_function(RAN, arg=[numbers, [*range(1, len(numbers) + 1)]])
    lab.wait_idle()
    page.wait_for_function(IS_SAVED)

    told = answer_to(f"{Path(OF_NEITHER).stem}-2")
    (table, opened) = (n for n, cell in enumerate(cells) if told in tags_of(cell))
    of_second = page.locator(f"details.{told}")
    expect(of_second.locator("summary")).to_have_text(say("page.answer", "nl"))
    expect(page.locator(OPEN)).to_have_count(0)
    assert page.evaluate(IS_COLLAPSED, table)
    for _ in range(HINTS):
        page.locator(".clans-quiz").nth(1).locator(".clans-hint").click()
    expect(of_second.get_by_text(TOLD)).to_be_visible()
    expect(of_second.locator("summary")).not_to_be_visible()
    page.wait_for_function(f"number => !({IS_COLLAPSED})(number)", arg=table)
    assert page.evaluate(f"number => !({IS_FOLDED})(number)", opened)

    answer = next(n for n, cell in enumerate(cells) if ANSWER in tags_of(cell))
    lab.wait_output(answer, predict)
    lab.select_cell(answer)
    page.wait_for_function(IS_FOLDED, arg=answer + 1)
    lab.select_cell(answer)
    lab.command("notebook:run-all-above")
    lab.wait_idle()
    assert predict in lab.output(answer)
    lab.select_cell(answer)
    lab.command("notebook:run-cell")
    page.wait_for_function(f"number => !({IS_FOLDED})(number)", arg=answer + 1)
    assert predict not in lab.output(answer)
    assert "Error" not in lab.output(answer)

    page.wait_for_function(IS_SAVED)
    lab.stop_kernel()
    goto(lab, OF_NEITHER)
    expect(of_second.get_by_text(TOLD)).to_be_visible()


@pytest.mark.deep
@pytest.mark.parametrize(
    ("way", "place"),
    [("français", "clans/fr/00-first-question.ipynb"), ("CLANN", "clann/en/00-first-rolls.ipynb")],
)
def test_a_way_leads_to_another_language_and_to_another_game(
    page_of: Lab, way: str, place: str
) -> None:
    lab = page_of
    goto(lab, QUESTION)
    lab.wait_painted(BOARDS)
    lab.page.get_by_role("button", name=way, exact=True).click()
    lab.page.wait_for_function(IS_OPEN, arg=place)
    lab.page.wait_for_function(IS_ALONE)
    lab.wait_painted(BOARDS.replace("clans", place.partition("/")[0]))


@pytest.mark.deep
def test_a_lesson_that_was_left_while_its_boards_came_lives_when_it_is_opened_again(
    page_of: Lab,
) -> None:
    lab = page_of
    goto(lab, QUESTION)
    for path in (LONG, QUESTION, LONG, QUESTION, LONG):
        lab.command("docmanager:open", path=path)
        lab.page.wait_for_function(IS_OPEN, arg=path)
        lab.wait_painted(BOARDS)
    lab.page.wait_for_function(IS_ALONE)
    expect(lab.page.locator(".jp-Dialog")).to_have_count(0)
    cells = read(lessons_folder() / LONG)["cells"]
    wanted = sum(BY_ITSELF in tags_of(cell) for cell in cells)
    expect(lab.page.locator(".stage")).to_have_count(wanted)


@pytest.mark.deep
def test_a_walk_goes_on_where_it_was_when_its_lesson_was_left(page_of: Lab) -> None:
    lab, walks = page_of, page_of.page.locator(".stage:has(.clans-next:enabled)")
    goto(lab, WALK)
    lab.wait_painted(BOARDS)
    lab.wait_at_rest()
    caption = walks.first.locator(".clans-caption")
    beginning = caption.inner_text()
    walks.first.locator(".clans-next").click()
    expect(caption).not_to_have_text(beginning, use_inner_text=True)
    lab.wait_at_rest()
    there = caption.inner_text()
    for path in (QUESTION, WALK):
        lab.command("docmanager:open", path=path)
        lab.page.wait_for_function(IS_OPEN, arg=path)
        lab.wait_painted(BOARDS)
        lab.page.wait_for_function(IS_ALONE)
        lab.wait_at_rest()
    expect(caption).to_have_text(there, use_inner_text=True)


@pytest.mark.deep
def test_a_board_that_was_not_saved_before_the_page_is_loaded_again_runs_again(
    page_of: Lab,
) -> None:
    lab = page_of
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


@pytest.mark.deep
def test_a_second_view_leaves_the_board_of_the_first_alone(page_of: Lab) -> None:
    lab = page_of
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


@pytest.mark.deep
@pytest.mark.parametrize("slow", SLOW)
def test_a_board_of_yesterday_makes_room_for_that_of_today(page_of: Lab, slow: str) -> None:
    lab = page_of
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
        lab.stop_kernel()
    if slow == "kernels":
        assert said == [say("cli.lesson.wait")]
    assert kept == [True]


def test_nothing_runs_where_the_command_has_put_no_copy(page_of: Lab) -> None:
    lab, root = page_of, page_of.server.root
    folder = root / "handed-in" / "bob"
    folder.mkdir(parents=True)
    (folder / "clans_widget.py").write_text("open('ran', 'w')", "utf-8")
    shipped = (lessons_folder() / QUESTION).read_text("utf-8")
    (folder / "lesson.ipynb").write_text(shipped, "utf-8")
    with lab.page.expect_response("**/lessons.json"):
        goto(lab, "handed-in/bob/lesson.ipynb")
    expect(lab.page.locator(RUN).first).to_have_text(f"▶ {say('widget.run_to_play')}")
    lab.wait_at_rest()
    assert boards(lab) == 0
    assert not (folder / "ran").exists()


STRAY: Final = "abxcvzmyr1lo00iidd"
"""Letters that are commands of JupyterLab's, which would change a notebook or ask about it."""


def cells_in(lab: Lab) -> list[str]:
    """The texts of all cells that are shown."""
    found: list[str] = lab.page.evaluate(TEXTS)
    return found


def test_stray_keys_change_no_lesson_and_one_that_was_changed_lives(page_of: Lab) -> None:
    lab, page = page_of, page_of.page
    goto(lab, QUESTION)
    lab.wait_painted(BOARDS)
    expect(page.locator(".jp-Notebook-footer")).to_be_hidden()
    before = cells_in(lab)
    words = page.locator(".jp-MarkdownCell p")
    as_written = page.locator(".jp-MarkdownCell:not(.jp-mod-rendered)")
    words.first.dblclick()
    expect(as_written).to_have_count(0)
    for _ in before:
        for key in (*STRAY, "Enter", "q", "Escape", "ArrowDown"):
            page.keyboard.press(key)
    assert cells_in(lab) == before
    expect(as_written).to_have_count(0)
    expect(page.locator(".jp-Dialog")).to_have_count(0)
    page.get_by_role("button", name=say("cli.lesson.show_jupyter")).click()
    words.last.click()
    page.keyboard.press("b")
    assert sorted(cells_in(lab)) == sorted([*before, ""])
    page.wait_for_function(IS_SAVED)
    page.get_by_role("button", name=say("cli.lesson.hide_jupyter")).click()
    expect(page.locator(".jp-NotebookPanel-toolbar")).to_be_hidden()
    run, bar = page.locator(RUN), page.locator(".clans-changed")
    expect(bar).to_have_count(0)
    page.evaluate(CHANGE, "# mine\n")
    expect(bar).to_contain_text(say("cli.lesson.changed"))
    ways = page.locator(".clans-ways")
    assert bottom(bar) <= top(ways), "one lies across the other"
    page.locator(".jp-WindowedPanel-outer").evaluate(TO_ITS_END)
    expect(ways.get_by_role("button").first).not_to_be_in_viewport()
    expect(bar).to_be_in_viewport(ratio=1)
    lab.save()
    lab.stop_kernel()

    goto(lab, QUESTION)
    expect(bar).to_contain_text(say("cli.lesson.changed"))
    expect(page.locator(".course-stars").first).to_be_visible()
    lab.wait_at_rest()
    assert boards(lab) == 0, "What somebody has written waits for its reader."
    expect(run).to_have_count(1)
    run.click()
    lab.wait_painted(BOARDS)
    expect(run).to_be_hidden()

    bar.get_by_role("button", name=say("cli.lesson.fresh")).click()
    expect(bar).to_have_count(0)
    lab.wait_painted(BOARDS)
    assert cells_in(lab) == before
    own = lab.server.root / QUESTION.replace(".ipynb", "-own.ipynb")
    assert "# mine" in own.read_text("utf-8")
    kept = page.locator(".clans-kept")
    expect(kept).to_contain_text(say("cli.lesson.kept", file=own.name))
    kept.get_by_role("button", name=say("cli.lesson.read")).click()
    expect(kept).to_have_count(0)
