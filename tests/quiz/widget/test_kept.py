"""What a notebook has kept is found again by every later version, and nothing is lost in silence.

It was kept with a question about Clans.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from clans_widget import Quiz
from clans_widget.core.session import MADE_FROM, SESSION
from clans_widget.quiz.attempt import Attempt
from clans_widget.quiz.course import file_name
from clans_widget.quiz.progress import Progress
from clans_widget.quiz.widget.store import kept_in_notebook
from clans_widget.words import say
from tests.quiz.quizzes import QUESTIONS, said

KEPT: Final = {
    "version": 1,
    "quiz": "kept",
    "questions": [{"question": "23b963096ec0", "answer": "B2,C4", "tries": 4, "hints": 2}],
}
"""As the first version wrote it."""


def test_the_answers_in_a_notebook_are_known_by_the_form_in_which_they_were_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = {"data": {"application/vnd.clans-progress+json": KEPT}}
    notebook = tmp_path / "lesson.ipynb"
    notebook.write_text(json.dumps({"cells": [{"outputs": [output]}]}), "utf-8")
    monkeypatch.setenv("JPY_SESSION_NAME", str(notebook))
    again = Progress("kept", [QUESTIONS["villages"]()], kept_in_notebook("kept"))
    assert again.attempts == [Attempt("B2,C4", 1.0, 4, 2)]


@pytest.mark.parametrize("is_damaged", [False, True])
@pytest.mark.parametrize("place", ["clans/en", "elsewhere"])
def test_after_a_reload_a_reader_is_told_of_answers_that_nothing_would_keep(
    place: str, is_damaged: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notebook = tmp_path / place / "04-strife.ipynb"
    notebook.parent.mkdir(parents=True)
    notebook.write_text(json.dumps({"metadata": {MADE_FROM: {"made_from": "it"}}}), "utf-8")
    if is_damaged:
        (tmp_path / "clans" / file_name("clans")).parent.mkdir(exist_ok=True)
        (tmp_path / "clans" / file_name("clans")).write_text("half of", "utf-8")
    monkeypatch.setenv(SESSION, str(notebook))
    quiz = Quiz(QUESTIONS["order"](), name="kept-after-a-reload")
    quiz.keep()
    quiz.help()
    assert say("quiz.run_again") not in said(quiz)
    quiz._reader.pages = 2
    is_told = say("quiz.run_again") in said(quiz)
    assert is_told == (place == "elsewhere" or is_damaged)
    quiz.close()
