"""The command ``clans-widget`` in the browser: to the first answer, and what runs by itself."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
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
from clans_widget.cli.lab import BY_ITSELF
from clans_widget.core.answer_fold import answer_to
from clans_widget.lessons.catalog import lessons_folder, read
from clans_widget.lessons.copies import ANSWER
from clans_widget.quiz.verdict import HINTS
from clans_widget.words import say
from tests.browser.driving.command import running_command
from tests.browser.driving.lab import Lab
from tests.browser.driving.server import Server

pytestmark = pytest.mark.slow

FOLDER: Final = "clans/en"
QUESTION: Final = f"{FOLDER}/00-first-question.ipynb"
LESSON: Final = f"{FOLDER}/12-secret-clans.ipynb"
PREDICTION: Final = f"{FOLDER}/07-order-of-villages.ipynb"

BOARDS: Final = ".clans-canvas"

LAPTOP: Final[ViewportSize] = {"width": 1366, "height": 768}
USUAL: Final[ViewportSize] = {"width": 1366, "height": 900}


@pytest.fixture(scope="module")
def command(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """JupyterLab as the command runs it."""
    with running_command(tmp_path_factory.mktemp("command")) as server:
        yield server


@pytest.fixture
def page_of(
    command: Server, browser: Browser, contexts: dict[str, BrowserContext]
) -> Iterator[Lab]:
    if command.address not in contexts:
        contexts[command.address] = browser.new_context(viewport=USUAL)
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

IS_SAVED: Final = "() => window.jupyterapp.shell.currentWidget.context.model.dirty === false"

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
    for button in ("Check", "Hint 1 of 3", "Theater"):
        expect(page.get_by_role("button", name=button, exact=True)).to_be_in_viewport(ratio=1)
    expect(page.locator(BOARDS)).to_be_in_viewport(ratio=1)
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


def test_boards_of_an_unchanged_lesson_run_and_answers_wait(page_of: Lab) -> None:
    lab = page_of
    lab.page.goto(lab.server.url(LESSON))
    cells = read(lessons_folder() / LESSON)["cells"]
    tagged = [BY_ITSELF in cell["metadata"].get("tags", ()) for cell in cells]
    assert sum(tagged) > 1
    numbers = [number for number, is_board in enumerate(tagged) if is_board]
    lab.page.wait_for_function(RAN, arg=[numbers, [*range(1, len(numbers) + 1)]])
    lab.wait_idle()
    lab.page.wait_for_function(IS_SAVED)
    answer = next(n for n, cell in enumerate(cells) if ANSWER in cell["metadata"].get("tags", ()))
    lab.wait_output(answer, "First say what you expect")
    lab.select_cell(answer)
    lab.page.wait_for_function(IS_FOLDED, arg=answer + 1)
    lab.select_cell(answer)
    lab.command("notebook:run-all-above")
    lab.wait_idle()
    assert "First say" in lab.output(answer)
    lab.select_cell(answer)
    lab.command("notebook:run-cell")
    lab.page.wait_for_function(f"number => !({IS_FOLDED})(number)", arg=answer + 1)
    assert "First say" not in lab.output(answer)
    assert "Error" not in lab.output(answer)


def test_what_tells_the_answer_opens_when_the_question_is_solved_and_is_open_on_the_second_day(
    page_of: Lab,
) -> None:
    lab, page = page_of, page_of.page
    goto(lab, PREDICTION)
    first = page.locator("details.answer-to-07-order-of-villages").first
    expect(first.locator("summary")).to_have_text(say("page.answer", "en"))
    expect(page.locator(OPEN)).to_have_count(0)
    told = answer_to("07-order-of-villages")
    cells = read(lessons_folder() / PREDICTION)["cells"]
    (table,) = (n for n, cell in enumerate(cells) if "outputs" in cell and told in tags_of(cell))
    assert page.evaluate(IS_COLLAPSED, table)
    solve = page.locator(".clans-quiz").first
    for _ in range(HINTS):
        solve.locator(".clans-hint").click()
    expect(first.get_by_text("Whoever makes the move decides the order")).to_be_visible()
    expect(first.locator("summary")).not_to_be_visible()
    page.wait_for_function(f"number => !({IS_COLLAPSED})(number)", arg=table)
    expect(page.locator("details[class='answer-to-07-order-of-villages-2'][open]")).to_have_count(0)
    page.wait_for_function(IS_SAVED)
    lab.stop_kernel()
    goto(lab, PREDICTION)
    expect(first.get_by_text("Whoever makes the move decides the order")).to_be_visible()


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
    lab.command("docmanager:clone")
    end = time.monotonic() + LATE / 2_000
    while time.monotonic() < end:
        assert boards(lab) >= 1
        lab.page.wait_for_timeout(100)


@pytest.mark.deep
@pytest.mark.parametrize("slow", SLOW)
def test_a_board_of_yesterday_makes_room_for_that_of_today(page_of: Lab, slow: str) -> None:
    lab = page_of
    SLOW[slow](lab.page)
    for day in ("yesterday", "today"):
        goto(lab, QUESTION)
        lab.wait_painted(BOARDS)
        lab.page.wait_for_function(IS_SAVED)
        lab.page.wait_for_function(RAN, arg=[[1], [1]])
        assert "widget-view" in (lab.server.root / QUESTION).read_text("utf-8"), day
        assert not any("not found" in error for error in lab.errors), day
        lab.stop_kernel()


def test_nothing_runs_in_a_notebook_that_is_not_ours_to_the_letter(page_of: Lab) -> None:
    lab, root = page_of, page_of.server.root
    lesson = read(root / QUESTION)
    code, *_ = (cell for cell in lesson["cells"] if cell["cell_type"] == "code")
    code["outputs"] = []
    code["source"] = ["print('mine')\n", *code["source"]]
    (root / "changed.ipynb").write_text(json.dumps(lesson), "utf-8")
    with lab.page.expect_response("**/lessons.json"):
        goto(lab, "changed.ipynb")
    lab.wait_at_rest()
    assert boards(lab) == 0
    assert lab.output(1) == ""
