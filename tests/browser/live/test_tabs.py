"""A reader who has a course open in two tabs: neither forgets what was answered in the other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from clans_widget.page.making.live import Kept
from clans_widget.quiz.course import from_text
from tests.browser.live.answers import Questions
from tests.browser.live.own import own_page
from tests.browser.live.reader import Reader

pytestmark = pytest.mark.slow

FIRST, SECOND = "03-founding-villages", "04-strife"

ASKED: Final = tuple(
    f"""
from clans_widget import Quiz
from clans_widget.clans import exercises
Quiz(exercises.Knows("passing"), exercises.Knows("river"), name="{name}")
"""
    for name in ("monday", "friday")
)


def quiz_of(reader: Reader, number: int = 0) -> Questions:
    """A quiz of the page, alive."""
    root = reader.page.locator(".live[data-code*='Quiz(']").nth(number)
    quiz = Questions(reader, root)
    quiz.wait()
    return quiz


def opened(reader: Reader, lesson: str) -> Reader:
    """The reader, with a lesson open."""
    reader.open(f"en/clans/{lesson}.html")
    return reader


def kept(reader: Reader, what: str) -> Any:
    """What the device keeps under a name."""
    name = f"clans-widget/{what}"
    return json.loads(reader.page.evaluate("name => localStorage.getItem(name)", name) or "null")


def solved_in_course(reader: Reader) -> set[tuple[str, int]]:
    """The places of the questions that are solved, as the device keeps them of the course."""
    text = kept(reader, "course/clans")
    return {entry.place for entry in from_text(text).entries if entry.is_solved} if text else set()


def see_solved(reader: Reader, wanted: set[tuple[str, int]]) -> None:
    """The device comes to keep these questions, and no others."""
    reader.until(lambda: solved_in_course(reader) >= wanted)
    assert solved_in_course(reader) == wanted


@pytest.mark.deep
def test_answers_in_two_tabs_of_a_lesson_are_all_kept(reader: Reader, beside: Path) -> None:
    place = own_page(beside, "week", "clans", *ASKED, kept=Kept("week", is_own=True))
    one, other = reader, reader.another_tab()
    one.open(place)
    other.open(place)
    first, second = quiz_of(one, 0), quiz_of(one, 1)
    first.solve(0)
    second.solve(0)
    quiz_of(other, 1).solve(1)
    wanted = {("week/monday", 0), ("week/friday", 0), ("week/friday", 1)}
    see_solved(one, wanted)
    other.page.reload()
    other.wait()
    marks = other.page.locator(".clans-mark-solved")
    expect(marks).to_have_count(len(wanted))


@pytest.mark.deep
def test_two_lessons_of_a_course_share_their_progress(reader: Reader) -> None:
    one, other = opened(reader, FIRST), opened(reader.another_tab(), SECOND)
    here, there = quiz_of(one), quiz_of(other)
    here.solve(0)
    there.solve(0)
    here_too = quiz_of(one, 1)
    here_too.solve(0)
    wanted = {(here.name, 0), (there.name, 0), (here_too.name, 0)}
    see_solved(one, wanted)
    assert {entry.place for entry in other.saved().entries} == wanted
