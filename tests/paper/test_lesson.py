"""The questions of a lesson are those that its quizzes ask, and nothing is shown or changed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import clans_widget
from clans_widget.paper.lesson import read_lesson
from clans_widget.words import LANGUAGES, use_language, words

LESSONS = Path(__file__).parents[2] / "notebooks/clans"

IMPORTS = """
from clans_widget import Quiz, clans, use_language
from clans_widget.clans import exercises
use_language("fr")
"""
ASKED = 'exercises.fresh("villages", seed=4)'


def write(folder: Path, *cells: tuple[str, str]) -> Path:
    path = folder / "04-lesson.ipynb"
    made = [{"cell_type": kind, "source": [text]} for kind, text in cells]
    path.write_text(json.dumps({"cells": made}), "utf-8")
    return path


def test_title_and_questions_of_all_quizzes_are_read_in_order(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        ("markdown", "# Strife\n\n## Later"),
        ("code", f'{IMPORTS}Quiz({ASKED}, name="04")'),
        ("code", "no_quiz = 1 / 0"),
        ("code", f'{IMPORTS}quiz = Quiz({ASKED}, exercises.fresh("order", seed=2))\nquiz'),
    )
    sheet = read_lesson(path)
    assert sheet.title == "Strife"
    assert [exercise.kind for exercise in sheet.exercises] == ["villages", "villages", "order"]


def test_the_language_in_use_stays_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    use_language("nl")
    try:
        read_lesson(write(tmp_path, ("code", f"{IMPORTS}print('loud')\nQuiz({ASKED})")))
        assert words().language == "nl"
    finally:
        use_language("en")
    assert capsys.readouterr().out == ""
    assert [path.name for path in tmp_path.iterdir()] == ["04-lesson.ipynb"]


def test_quizzes_are_whole_again_afterwards(tmp_path: Path) -> None:
    before = clans_widget.Quiz
    read_lesson(write(tmp_path, ("code", f"{IMPORTS}Quiz({ASKED})")))
    assert clans_widget.Quiz is before


def test_a_lesson_without_quiz_has_no_questions(tmp_path: Path) -> None:
    sheet = read_lesson(write(tmp_path, ("code", "'Quiz is only a word here'")))
    assert sheet == ("", ())


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_can_be_read(language: str) -> None:
    for path in sorted((LESSONS / language).glob("*.ipynb")):
        sheet = read_lesson(path)
        cells = json.loads(path.read_text("utf-8"))["cells"]
        code = "".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
        assert sheet.title, path.name
        assert bool(sheet.exercises) == ("Quiz(" in code), path.name
