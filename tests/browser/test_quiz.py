"""A quiz and the position editor as a reader meets them in JupyterLab."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, expect

from clans_widget.clans import Position
from clans_widget.clans.captions import caption
from clans_widget.clans.exercises import BestOrder
from clans_widget.quiz.verdict import HINTS
from clans_widget.quiz.widget.store import PROGRESS
from clans_widget.words import say
from tests.browser.driving.boards import place
from tests.browser.driving.command import running_command
from tests.browser.driving.lab import RED_GREEN_BLUE_ALPHA, TALL, Lab
from tests.browser.test_access import UNHIDE, complaints
from tests.clans.games import LAST_MOVE

pytestmark = pytest.mark.slow

BOARD: Final = ".clans-quiz .clans-canvas"
CAPTION: Final = ".clans-quiz .clans-caption"

QUIZ: Final = [
    "from clans_widget import PositionEditor, Quiz\nfrom clans_widget.clans import exercises",
    f"""Quiz(
    exercises.BestOrder({LAST_MOVE!r}, "B5", "C4", clan="red"),
    exercises.VillageWorth({LAST_MOVE!r}, "B5-C4:C4,B2", "C4"),
    exercises.WhyNot({LAST_MOVE!r}, "B5-B1"),
    name="browser",
)""",
]

WHY_NOT: Final = f"""from clans_widget import clans
clans.Position.from_text({LAST_MOVE!r}).why_not("B5-B1")"""

KEPT: Final = ".jp-OutputArea-output:has-text('Quiz “browser”:')"


KEEP_VALUES_BACK: Final = """() => {
    const quiz = document.querySelector(".clans-quiz");
    quiz.addEventListener("change", (event) => event.stopImmediatePropagation(), { capture: true });
}"""
"""What is written in a field of the quiz does not come to the kernel by itself; it goes with it."""

WRITE_ANOTHER_WHILE_ONE_WAITS: Final = """(field) => {
    for (const written of ["1", "2", "9"]) {
        field.value = written;
        if (written !== "9") field.dispatchEvent(new Event("change", { bubbles: true }));
    }
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}"""
"""The first value is under way and the second waits for it when the third is checked."""


def answer_the_order(lab: Lab, *villages: str) -> None:
    """Click two villages on the board, the second of which follows by itself, and check."""
    answer = ", ".join(villages)
    told = (
        say("quiz.follows", answer=answer, place=villages[1]),
        say("quiz.chosen_all", answer=answer),
    )
    for village, said in zip(villages, told, strict=True):
        lab.click_canvas(BOARD, *place(village))
        expect(lab.locate(CAPTION)).to_contain_text(said)
    lab.page.locator(".clans-check").click()


def ask_for_a_number(lab: Lab) -> tuple[Locator, Locator]:
    """A quiz at its second question: the field for a number, and the button that checks."""
    lab.open(QUIZ, fresh=True)
    lab.run_all()
    lab.wait_painted(BOARD)
    lab.page.locator(".clans-mark").nth(1).click()
    return lab.page.locator(".clans-worth input"), lab.page.locator(".clans-check")


def huts(lab: Lab) -> list[RED_GREEN_BLUE_ALPHA]:
    """What the board shows where the question has huts, once nothing moves."""
    lab.fingerprint(BOARD)
    return [lab.pixel(BOARD, *place(territory)) for territory in ("B2", "B5", "C4")]


def kept(saved: Path) -> dict[str, Any]:
    """What a notebook has kept of its quiz."""
    cells = json.loads(saved.read_text("utf-8"))["cells"]
    data = [output.get("data", {}) for cell in cells for output in cell["outputs"]]
    (found,) = [each[PROGRESS] for each in data if PROGRESS in each]
    answers: dict[str, Any] = found
    return answers


def test_a_wrong_answer_is_refuted_on_the_board_and_a_right_one_leads_on(lab: Lab) -> None:
    position = Position.from_text(LAST_MOVE)
    exercise = BestOrder(position, "B5", "C4", clan="red")
    lab.open(QUIZ)
    lab.run_all()
    lab.wait_painted(BOARD)
    shown, question = lab.locate(CAPTION), lab.fingerprint(BOARD)
    answer_the_order(lab, "B2", "C4")
    for told in exercise.check("B2,C4").sentences_at(0):
        expect(shown).to_contain_text(told)
    assert lab.fingerprint(BOARD) != question, "the order is shown"
    before = huts(lab)
    lab.page.locator(".clans-why").click()
    lab.page.locator(".clans-first").click()  # else it runs on by itself
    slider = lab.page.locator(".clans-slider [role=slider]")
    steps = position.play("B5-C4:B2,C4").steps
    expect(lab.page.locator(".clans-last")).to_be_enabled()  # it is what End presses
    for key, there in ("End", len(steps)), ("Home", 0):
        slider.press(key)
        expect(slider).to_have_attribute("aria-valuenow", f"{there}.0")
    for step in steps:
        lab.page.locator(".clans-next").click()
        expect(shown).to_contain_text(caption(step))
    assert huts(lab) != before
    lab.page.locator(".clans-why").click()
    expect(shown).to_contain_text(exercise.check("B2,C4").sentences_at(0)[1])
    assert huts(lab) == before
    for village in ("B2", "C4"):
        lab.click_canvas(BOARD, *place(village))
    answer_the_order(lab, "C4", "B2")
    expect(shown).to_contain_text(say("verdict.right"))
    expect(lab.page.locator(".clans-quiz .quiz-joy")).to_have_count(0)  # gone by itself
    expect(lab.page.locator(".clans-go-on")).to_be_visible()
    expect(lab.page.locator(".clans-mark-solved")).to_have_text("1 ✓")
    lab.page.locator(".clans-go-on").click()
    lab.page.locator(".clans-worth input").fill("8")
    lab.page.locator(".clans-clan-yellow input").check()
    lab.wait_at_rest()  # the button was there before the field, and its press may come first
    lab.page.locator(".clans-check").click()
    expect(shown).to_contain_text(say("clans.verdict.worth.number.wrong"))
    expect(lab.page.locator(".clans-mark").nth(1)).not_to_have_text("2")


@pytest.mark.deep
def test_enter_checks_a_number_and_the_focus_stays_with_the_quiz(lab: Lab) -> None:
    page = lab.page
    lab.open(QUIZ, fresh=True)
    lab.run_all()
    lab.wait_painted(BOARD)
    lab.wait_at_rest()
    for villages, next_button in (("B2", "C4"), ".clans-hint"), (("C4", "B2"), ".clans-go-on"):
        for village in villages:
            lab.click_canvas(BOARD, *place(village))
        page.locator(".clans-check").press("Enter")
        expect(page.locator(next_button)).to_be_focused()
        for village in villages:  # what was chosen is taken back
            lab.click_canvas(BOARD, *place(village))
    page.locator(".clans-mark").nth(1).click()
    number = page.locator(".clans-worth input")
    number.fill("8")
    number.press("Enter")
    expect(lab.locate(CAPTION)).to_contain_text(say("clans.verdict.worth.number.wrong"))
    expect(number).to_be_focused()


@pytest.mark.deep
def test_another_number_is_checked_at_the_first_press(lab: Lab) -> None:
    page = lab.page
    number, check = ask_for_a_number(lab)
    helping = page.locator(".clans-hint")  # each wrong answer but the first gives a hint
    number.fill("8")  # at once: the field has just come
    number.press("Enter")
    expect(check).to_be_disabled()
    expect(helping).to_have_text(say("quiz.hint", number=1, count=HINTS))
    number.press("Backspace")
    number.press("9")
    number.press("Enter")
    expect(helping).to_have_text(say("quiz.hint", number=2, count=HINTS))
    expect(check).to_be_disabled()
    number.fill("7")
    check.click()
    expect(helping).to_have_text(say("quiz.solution"))
    expect(check).to_be_disabled()


@pytest.mark.parametrize("way", ["mouse", pytest.param("Enter", marks=pytest.mark.deep)])
def test_a_press_checks_what_the_kernel_has_not_heard_of_yet(lab: Lab, way: str) -> None:
    """A value that is written waits for those before it; the press of a button does not."""
    page = lab.page
    number, check = ask_for_a_number(lab)
    expect(number).to_be_visible()
    page.evaluate(KEEP_VALUES_BACK)
    page.locator(".clans-clan-yellow input").check()
    number.fill("8")
    if way == "mouse":
        check.click()
    else:
        number.press("Enter")
    shown = lab.locate(CAPTION)
    expect(shown).to_contain_text(say("clans.verdict.worth.number.wrong"))
    expect(check).to_be_disabled()
    expect(shown).to_contain_text(say("clans.verdict.clans.count.wrong", count=1))


def test_what_is_heard_of_with_the_press_is_judged_and_then_not_again(lab: Lab) -> None:
    number, check = ask_for_a_number(lab)
    expect(number).to_be_visible()
    lab.page.evaluate(KEEP_VALUES_BACK)
    for value, hint in (("8", 1), ("9", 2)):
        number.fill(value)
        number.press("Enter")
        expect(lab.locate(".clans-hint")).to_have_text(say("quiz.hint", number=hint, count=HINTS))
        expect(check).to_be_disabled()


@pytest.mark.deep
def test_no_value_from_before_the_press_takes_the_verdict_away(lab: Lab) -> None:
    number, check = ask_for_a_number(lab)
    expect(number).to_be_visible()
    lab.wait_at_rest()
    number.evaluate(WRITE_ANOTHER_WHILE_ONE_WAITS)
    expect(lab.locate(CAPTION)).to_contain_text(say("clans.verdict.worth.number.wrong"))
    lab.wait_at_rest()
    expect(check).to_be_disabled()
    expect(lab.locate(CAPTION)).to_contain_text(say("clans.verdict.worth.number.wrong"))


def test_the_saved_notebook_keeps_the_answers_over_a_restart(lab: Lab) -> None:
    lab.open(QUIZ, fresh=True)
    lab.run_all()
    lab.wait_painted(BOARD)
    assert kept(lab.save()) == {"version": 1, "quiz": "browser", "questions": []}
    answer_the_order(lab, "C4", "B2")
    expect(lab.page.locator(".clans-mark-solved")).to_have_count(1)
    lab.wait_idle()
    expect(lab.page.locator(KEPT)).to_be_hidden()
    (entry,) = kept(lab.save())["questions"]
    assert (entry["answer"], entry["tries"]) == ("C4,B2", 1)
    lab.restart()
    expect(lab.page.locator(KEPT)).to_be_visible()
    expect(lab.page.locator(KEPT)).to_contain_text("1 of 3 solved")
    lab.run_all()
    lab.wait_painted(BOARD)
    expect(lab.page.locator(".clans-mark-solved")).to_have_text("1 ✓")
    expect(lab.locate(".clans-question")).to_contain_text("2. ")
    assert kept(lab.save())["questions"] == [entry]


@pytest.mark.deep
def test_a_cell_that_lacks_what_is_made_above_keeps_its_answers(
    tmp_path: Path, browser: Browser
) -> None:
    solved = ".clans-mark-solved"
    with running_command(tmp_path) as server, browser.new_page() as page:
        lab = Lab(page, server)
        lab.open([*QUIZ, WHY_NOT])
        lab.run_all()
        lab.wait_painted(BOARD)
        answer_the_order(lab, "C4", "B2")
        expect(page.locator(solved)).to_have_count(1)
        before = kept(lab.save())
        lab.restart()
        expect(page.locator("img")).to_have_count(2)
        page.locator(".clans-run").click()  # there is one: a refusal cannot be played
        above = page.locator(".clans-lacks button")
        expect(above).to_have_text(say("cli.lesson.above"))
        lab.wait_at_rest()
        assert kept(lab.save()) == before
        above.click()
        lab.wait_painted(BOARD)
        expect(page.locator(solved)).to_have_count(1)
        expect(above).to_have_count(0)
        lab.restart()
        lab.select_cell(1)
        lab.command("notebook:run-cell")
        expect(page.get_by_text("NameError").first).to_be_visible()
        assert kept(lab.save()) == before
        lab.run_all()
        expect(page.locator(solved)).to_have_count(1)


@pytest.mark.deep
def test_a_page_loaded_anew_says_how_further_answers_are_kept(lab: Lab) -> None:
    lab.open(QUIZ, fresh=True)
    lab.run_all()
    lab.wait_painted(BOARD)
    note = lab.page.locator(".clans-quiz").get_by_text(say("quiz.run_again"))
    expect(note).to_have_count(0)
    lab.save()
    lab.reload()
    expect(note).to_be_visible()
    answer_the_order(lab, "C4", "B2")
    expect(lab.page.locator(".clans-mark-solved")).to_have_count(1)
    lab.run_all()
    lab.wait_painted(BOARD)
    expect(note).to_have_count(0)
    assert [entry["answer"] for entry in kept(lab.save())["questions"]] == ["C4,B2"]


@pytest.mark.deep
@pytest.mark.parametrize("lab", [TALL], indirect=True, ids=["tall"])
def test_nothing_serious_is_wrong_with_quiz_and_editor(lab: Lab) -> None:
    lab.open([*QUIZ, f"PositionEditor({LAST_MOVE!r})"], fresh=True)
    lab.run_all()
    lab.wait_painted(".clans-editor")
    lab.page.evaluate(UNHIDE)
    answer_the_order(lab, "B2", "C4")
    expect(lab.page.locator(".clans-mark-tried")).to_have_count(1)
    ours = {"include": [[".clans-quiz"], [".clans-editor"]]}
    try:
        for theme in ("JupyterLab Light", "JupyterLab Dark"):
            lab.command("apputils:change-theme", theme=theme)
            lab.page.locator(f"body[data-jp-theme-name='{theme}']").wait_for(state="attached")
            for question in range(3):
                lab.page.locator(".clans-mark").nth(question).click()
                expect(lab.locate(".clans-question")).to_contain_text(f"{question + 1}. ")
                found = Axe().run(lab.page, ours, {"resultTypes": ["violations"]})
                assert complaints(found.response) == [], (theme, question)
    finally:
        lab.command("apputils:change-theme", theme="JupyterLab Light")
