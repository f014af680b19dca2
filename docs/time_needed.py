"""How long a lesson takes one who reads it alone: a minute a question, a minute for 120 words.

What is folded is read, too, once its quiz is over. Moves that are walked through and games that
are played take longer, as long as a reader likes; they are not counted.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from clans_widget.quiz.course import Syllabus
from docs.courses import words
from docs.lessons import QUIZ, Cell, Lesson

WORDS_A_MINUTE: Final = 120

LONGEST: Final = 45
"""So many minutes at most."""

LONG: Final = 30
"""What takes longer has a rest in the middle."""

_WORD: Final = re.compile(r"\S*\w\S*")
_MARKDOWN: Final = MarkdownIt("commonmark").enable("table")


def minutes(lesson: Lesson, language: str, cells: int | None = None) -> float:
    """How many minutes a lesson takes, or the first cells of it.

    Examples
    --------
    >>> from docs.lessons import lessons
    >>> first = next(lesson for lesson in lessons() if lesson.name == "00-first-question")
    >>> round(minutes(first, "en"), 1)
    1.4
    """
    counted = lesson.cells[:cells]
    read = sum(words_read(cell, language) for cell in counted)
    return questions(lesson, counted) + read / WORDS_A_MINUTE


def questions(lesson: Lesson, cells: tuple[Cell, ...]) -> int:
    """How many questions the quizzes in these cells ask; the list of lessons has them counted."""
    asked = _asked(lesson.course.game)[lesson.name]
    names = (found[1] for cell in cells if (found := QUIZ.search(cell.code)))
    return sum(asked[name] for name in names)


def words_read(cell: Cell, language: str) -> int:
    """How many words of prose a cell has, the rest before it among them."""
    rest = count(words()[language]["rest"]) if cell.rest else 0
    return rest + count(cell.prose.get(language, ""))


def count(markdown: str) -> int:
    r"""How many words readers see of a text: a mark that stands alone is none.

    Examples
    --------
    >>> count("# Vraiment ?\\n\\nDe `A5` à [A9](x.md), c'est l'**Arrivée** : (K4)")
    8
    """
    blocks = (token.children or () for token in _MARKDOWN.parse(markdown))
    return sum(len(_WORD.findall("".join(map(_seen, block)))) for block in blocks)


def _seen(part: Token) -> str:
    return " " if part.type in ("softbreak", "hardbreak") else part.content


@cache
def _asked(game: str) -> dict[str, dict[str, int]]:
    """How many questions each quiz has, by lesson."""
    listed = Syllabus.of(f"clans_widget.{game}.exercises").lessons
    return {lesson.name: dict(lesson.quizzes) for lesson in listed}
