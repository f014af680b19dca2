"""What a notebook has kept is found again by every later version.

It was kept with a question about Clans.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from clans_widget.quiz.progress import Attempt, Progress
from clans_widget.quiz.widget.store import kept_in_notebook
from tests.quiz.quizzes import QUESTIONS

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
