"""Notebooks of an author, with questions of their own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import nbformat

OWN: Final = """
from clans_widget import clann
from clans_widget.clann import exercises

position = clann.Position.start()

def asked(number):
    answers = {"five": "five", "six": "six"}
    return exercises.Choice(position, answers, "six", ask=f"Question {number}?", why="Six it is.")
"""

CELLS: Final = (
    "%matplotlib inline",
    OWN,
    "from clans_widget import Quiz\nQuiz(asked(1), name='one')",
    "Quiz(asked(2), name='two')",
)


def saved(folder: Path, *cells: Any) -> Path:
    path = folder / "mine.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=list(cells)), path)
    return path


def notebook(folder: Path, cells: Sequence[str]) -> Path:
    text = nbformat.v4.new_markdown_cell("Two questions.\n\n# Strife in my class")
    return saved(folder, text, *map(nbformat.v4.new_code_cell, cells))
