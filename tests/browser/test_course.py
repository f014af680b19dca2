"""Stars, other questions in the place of one, and a test, as a pupil meets them in JupyterLab."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from clans_widget.clans import exercises
from clans_widget.core.session import MADE_FROM, SESSION
from clans_widget.quiz.course import CourseFile, file_name
from clans_widget.words import say
from tests.browser.driving.lab import Lab
from tests.speeds import many

pytestmark = pytest.mark.slow

FEW: Final = 4
"""So many questions of a test are looked at."""

QUIZ: Final = ".clans-quiz"
QUESTION: Final = ".clans-quiz .clans-question"


def lesson(folder: Path, name: str, *cells: str) -> tuple[list[str], CourseFile]:
    """The cells of a pupil's own copy of a lesson, and the file of their progress."""
    notebook = folder / "clans" / "en" / f"{name}.ipynb"
    notebook.parent.mkdir(parents=True)
    notebook.write_text(json.dumps({"metadata": {MADE_FROM: {"made_from": "it"}}}), "utf-8")
    setup = (
        f"import os\nos.environ[{SESSION!r}] = {str(notebook)!r}\n"
        "from clans_widget import Quiz, Stars\nfrom clans_widget.clans import exercises"
    )
    return [setup, *cells], CourseFile(notebook.parents[1] / file_name("clans"), "clans")


def test_another_an_easier_and_a_harder_question_take_the_place_of_one(
    lab: Lab, tmp_path: Path
) -> None:
    made = exercises.about("V4", 3, difficulty="medium")
    cells, _ = lesson(
        tmp_path, "04-strife", "Quiz(exercises.about('V4', 3, difficulty='medium'), name='04')"
    )
    lab.open(cells)
    lab.run_all()
    shown = lab.page.locator(QUESTION)
    expect(shown).to_contain_text(f"1. {made.question('en')}")
    for way in ("another", "harder", "easier", "easier"):
        before = shown.inner_text()
        button = lab.page.locator(f"{QUIZ} .clans-{way}")
        expect(button).to_have_text(say(f"quiz.{way}"))
        expect(button).to_be_enabled()
        button.click()
        expect(shown).not_to_have_text(before)
    expect(lab.page.locator(f"{QUIZ} .clans-easier")).to_be_disabled()


@pytest.mark.deep
def test_a_question_that_comes_from_no_supply_has_no_such_buttons(lab: Lab, tmp_path: Path) -> None:
    position = str(exercises.about("V1", 3).position.to_text())
    asked = f"Quiz(exercises.Neighbors({position!r}, 'A1'), name='own')"
    lab.open(lesson(tmp_path, "04-strife", asked)[0])
    lab.run_all()
    expect(lab.page.locator(QUESTION)).to_be_visible()
    for way in ("another", "harder", "easier"):
        expect(lab.page.locator(f"{QUIZ} .clans-{way}")).to_be_hidden()


def test_stars_follow_the_answers_and_the_name_goes_into_the_file(lab: Lab, tmp_path: Path) -> None:
    cells, file = lesson(
        tmp_path,
        "00-first-question",
        "Stars(exercises.COURSE)",
        "Quiz(exercises.Knows('huts_of_a_clan'), name='00-first-question')",
    )
    lab.open(cells)
    lab.run_all()
    stars = lab.page.locator(".course-stars")
    first = stars.locator("li").first
    expect(first.locator(".course-won")).to_have_count(0)
    lab.page.locator(QUIZ).scroll_into_view_if_needed()
    knows = exercises.Knows("huts_of_a_clan")
    right = list(knows.answering().reasons).index(knows.solutions()[0])
    lab.page.locator(f"{QUIZ} .clans-reason input").nth(right).check()
    lab.page.locator(f"{QUIZ} .clans-check").click()
    expect(first.locator(".course-won")).to_have_count(3)
    name = lab.page.locator(".course-name input")
    name.fill("Ann")
    name.press("Enter")
    lab.wait_idle()
    book = file.read()
    assert (book.name, [entry.is_at_once for entry in book.entries]) == ("Ann", [True])


def test_a_test_says_nothing_before_the_end_and_then_all(lab: Lab, tmp_path: Path) -> None:
    asked = "Quiz(*exercises.end_test(7), test=True, name='end-test')"
    cells, file = lesson(tmp_path, "end-test", asked)
    lab.open(cells)
    lab.run_all()
    marks, shown = lab.page.locator(f"{QUIZ} .clans-mark"), lab.page.locator(QUIZ)
    expect(marks).to_have_count(20)
    questions = exercises.end_test(7)
    for number in range(0, len(questions), max(1, len(questions) // many(FEW))):
        exercise = questions[number]
        marks.nth(number).click()
        expect(lab.page.locator(QUESTION)).to_have_text(f"{number + 1}. {exercise.question('en')}")
        for without in ("check", "hint", "another", "why"):
            expect(lab.page.locator(f"{QUIZ} .clans-{without}")).to_be_hidden()
    expect(shown).not_to_contain_text(say("quiz.then_check"))
    marks.nth(0).click()
    territory = questions[0].solutions()[0].split(",")[0]
    lab.page.locator(f"{QUIZ} .clans-answer select").select_option(territory)
    lab.page.locator(f"{QUIZ} .clans-choose").click()
    expect(marks.nth(0)).to_have_text("1 •")
    marks.nth(19).click()
    expect(lab.page.locator(QUESTION)).to_contain_text("20. ")
    assert not file.path.exists() or not file.read().entries
    for _ in range(2):  # most questions have no answer: that is asked about first
        lab.page.locator(f"{QUIZ} .clans-hand-in").click()
        lab.wait_idle()
    expect(lab.page.locator(f"{QUIZ} .clans-hand-in")).to_be_hidden()
    expect(shown).to_contain_text("of 20 points")
    assert len(file.read().entries) == 20
