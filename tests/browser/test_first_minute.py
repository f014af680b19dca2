"""The command ``clans-widget`` in the browser: to the first answer, and what runs by itself.

The browser knows the command from yesterday, when it ran in another language.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from clans_widget import ClansWidget, clans
from clans_widget.core.answer_fold import answer_to
from clans_widget.lessons.catalog import lessons_folder, read
from clans_widget.lessons.copies import ANSWER, BY_ITSELF
from clans_widget.quiz.verdict import HINTS
from clans_widget.words import say
from tests.browser.driving.edges import bottom, top
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

pytestmark = pytest.mark.slow

OF_NEITHER: Final = "clans/nl/12-secret-clans.ipynb"
"""A lesson in a language in which the command never ran."""
TOLD: Final = "niemand vindt altijd de beste zet"
"""What its second question is followed by, once that is solved."""

LAPTOP: Final[ViewportSize] = {"width": 1366, "height": 768}

COUNT: Final = "() => window.jupyterapp.shell.currentWidget.content.widgets[1].model.executionCount"

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

IS_FOLDED: Final = """number =>
    window.jupyterapp.shell.currentWidget.content.widgets[number].node
        .querySelector("details")?.open === false"""
"""Whether what a cell tells is there, and folded."""

IS_COLLAPSED: Final = (
    "number => window.jupyterapp.shell.currentWidget.content.widgets[number].outputHidden"
)
"""Whether what a cell has put out is there, and out of sight."""

OPEN: Final = "details[class^='answer-to-'][open]"


LOOKS_LATE: Final = """() => {
    const set = window.setTimeout;
    window.setTimeout = (call, time, ...given) => set(call, time === %d ? %d : time, ...given);
}"""
"""Lets the page come late to what it looks for again and again."""

AGAIN: Final = 100
"""So often JupyterLab looks for a widget, for two seconds; in milliseconds."""

SLOWLY: Final = 3_000
"""So long a slow computer is busy with others."""


def make_computer_slow(page: Page) -> None:
    """Let a page that is loaded again be busy with its widgets for longer than it waits for one."""
    make_slow(page, b"request_states", SLOWLY / 2)
    page.add_init_script(f"({LOOKS_LATE % (AGAIN, SLOWLY)})()")


def tags_of(cell: dict[str, Any]) -> list[str]:
    tags: list[str] = cell["metadata"].get("tags", [])
    return tags


def of_i4() -> tuple[float, float]:
    return ClansWidget(clans.Position.of({"I4": "rk"})).picture.center("I4")


def test_first_answer_takes_a_click_and_one_on_check_and_stays_when_the_page_is_loaded_again(
    command_lab: Lab,
) -> None:
    lab, page = command_lab, command_lab.page
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
    saved = lab.server.root / QUESTION
    lab.until(lambda: "1 of 1 solved" in saved.read_text("utf-8"), "The answer is not saved.")
    before = page.evaluate(COUNT)
    make_computer_slow(page)
    lab.reload()
    lab.wait_painted(BOARDS)
    expect(page.get_by_text("1 of 1 solved", exact=True)).to_be_visible()
    assert page.evaluate(COUNT) == before, "the board ran again"


def test_in_any_language_boards_run_and_answers_wait_and_what_was_told_is_open_on_the_second_day(
    command_lab: Lab,
) -> None:
    lab, page = command_lab, command_lab.page
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


def test_nothing_runs_where_the_command_has_put_no_copy(command_lab: Lab) -> None:
    lab, root = command_lab, command_lab.server.root
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


@pytest.mark.deep
def test_stray_keys_change_no_lesson_and_one_that_was_changed_lives(command_lab: Lab) -> None:
    lab, page = command_lab, command_lab.page
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
