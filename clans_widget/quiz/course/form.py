"""The form in which the progress of a course stands in a file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from clans_widget.core.errors import Refusal
from clans_widget.quiz.attempt import MOST_WRONG
from clans_widget.quiz.progress import LONGEST_ANSWER, MOST_TRIES
from clans_widget.quiz.verdict import HINTS
from clans_widget.words.typography import is_writable

from .book import LONGEST_NAME, Book, as_name
from .entry import Entry

WHAT: Final = "clans_widget: progress of a course"
"""By this the file is known for what it is."""

VERSION: Final = 2
"""Of the form. A file of a later one is left alone; the first one had no answers but wrong ones."""

LARGEST: Final = 5_000_000
"""A file of more bytes, or letters, is none that a pupil has filled."""

MOST_QUESTIONS: Final = 20_000
MOST_AT: Final = 1_000
LONGEST_TEXT: Final = 200
LONGEST_QUESTION: Final = 4_000
MOST_RULES: Final = 40
MOST_CHANGES: Final = 1_000_000


class CourseError(Refusal):
    """A file with progress that cannot be used; it is left as it is."""


def to_text(book: Book) -> str:
    """A book as it stands in a file.

    Examples
    --------
    >>> from_text(to_text(Book("clans", "Ann"))) == Book("clans", "Ann")
    True
    """
    kept = {
        "what": WHAT,
        "version": VERSION,
        "course": book.course,
        "name": book.name,
        "renamed": min(book.renamed, MOST_CHANGES),
        "quizzes": dict(book.sizes),
        **({"tests": sorted(book.tests)} if book.tests else {}),
        "questions": [_written(entry) for entry in (*book.entries, *book.drafts)],
    }
    return json.dumps(kept, indent=0, ensure_ascii=False) + "\n"


def from_text(text: str) -> Book:
    """The book that stands in a file.

    Raises
    ------
    CourseError
        If it is none, is damaged, or was written by a later version.
    """
    if len(text) > LARGEST:
        raise CourseError("course.error.damaged")
    try:
        kept = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise CourseError("course.error.damaged") from None
    if not isinstance(kept, dict) or kept.get("what") != WHAT:
        raise CourseError("course.error.foreign")
    version = kept.get("version")
    if type(version) is not int or version < 1:
        raise CourseError("course.error.damaged")
    if version > VERSION:
        raise CourseError("course.error.later")
    return _read(kept)


def _read(kept: Mapping[str, Any]) -> Book:
    sizes, questions = kept.get("quizzes"), kept.get("questions")
    if not isinstance(sizes, dict) or not isinstance(questions, list):
        raise CourseError("course.error.damaged")
    entries = tuple(map(_entry, questions))
    numbers = all(_is_text(quiz) and _is_count(size, MOST_AT) for quiz, size in sizes.items())
    doubles = len({entry.key for entry in entries}) < len(entries)
    if doubles or not numbers or max(len(sizes), len(entries)) > MOST_QUESTIONS:
        raise CourseError("course.error.damaged")
    name = as_name(_text(kept, "name", LONGEST_NAME, empty=True))
    renamed = _count({"renamed": 0, **kept}, "renamed", MOST_CHANGES)
    begun = tuple(entry for entry in entries if entry.is_begun)
    drafts = tuple(entry for entry in entries if not entry.is_begun)
    tests = frozenset(_texts({"tests": [], **kept}, "tests", MOST_QUESTIONS, LONGEST_TEXT))
    return Book(_text(kept, "course"), name, begun, sizes, drafts, renamed, tests)


def _written(entry: Entry) -> dict[str, object]:
    kept: dict[str, object] = {
        "quiz": entry.quiz,
        "number": entry.number,
        "question": entry.mark,
        "kind": entry.kind,
        "rules": list(entry.rules),
        "points": entry.points,
        "tries": min(entry.tries, MOST_TRIES),
        "hints": entry.hints,
    }
    if _is_text(entry.asked, LONGEST_QUESTION):
        kept["asked"] = entry.asked
    if wrong := [answer for answer in entry.wrong if _is_text(answer, LONGEST_ANSWER)]:
        kept["wrong"] = wrong
    if _is_text(entry.answer, LONGEST_ANSWER):
        kept["answer"] = entry.answer
    if entry.changes:
        kept["changes"] = min(entry.changes, MOST_CHANGES)
    if entry.is_past:
        kept["past"] = True
    if _is_text(entry.draft, LONGEST_ANSWER):
        kept["draft"] = entry.draft
    return kept


def _entry(kept: object) -> Entry:
    if not isinstance(kept, dict):
        raise CourseError("course.error.damaged")
    return Entry(
        quiz=_text(kept, "quiz"),
        number=_count(kept, "number", MOST_AT),
        mark=_text(kept, "question"),
        kind=_text(kept, "kind"),
        rules=_texts(kept, "rules", MOST_RULES, LONGEST_TEXT),
        points=_share(kept, "points"),
        tries=_count(kept, "tries", MOST_TRIES),
        hints=_count(kept, "hints", HINTS),
        asked=_text({"asked": "", **kept}, "asked", LONGEST_QUESTION, empty=True),
        wrong=_texts({"wrong": [], **kept}, "wrong", MOST_WRONG, LONGEST_ANSWER),
        answer=_text({"answer": "", **kept}, "answer", LONGEST_ANSWER, empty=True),
        changes=_count({"changes": 0, **kept}, "changes", MOST_CHANGES),
        is_past=kept.get("past") is True,
        draft=_text({"draft": "", **kept}, "draft", LONGEST_ANSWER, empty=True),
    )


def _text(
    kept: Mapping[str, Any], name: str, longest: int = LONGEST_TEXT, *, empty: bool = False
) -> str:
    text = kept.get(name)
    if not _is_text(text, longest, empty=empty):
        raise CourseError("course.error.damaged")
    return str(text)


def _texts(kept: Mapping[str, Any], name: str, most: int, longest: int) -> tuple[str, ...]:
    texts = kept.get(name)
    fits = isinstance(texts, list) and len(texts) <= most
    if not fits or not all(_is_text(text, longest) for text in texts or ()):
        raise CourseError("course.error.damaged")
    return tuple(texts or ())


def _count(kept: Mapping[str, Any], name: str, most: int) -> int:
    number: Any = kept.get(name)
    if not _is_count(number, most):
        raise CourseError("course.error.damaged")
    return int(number)


def _share(kept: Mapping[str, Any], name: str) -> float:
    share = kept.get(name)
    if type(share) not in (int, float) or not 0 <= (share or 0) <= 1:
        raise CourseError("course.error.damaged")
    return float(share or 0)


def _is_text(value: object, longest: int = LONGEST_TEXT, *, empty: bool = False) -> bool:
    return is_writable(value) and (0 if empty else 1) <= len(str(value)) <= longest


def _is_count(value: object, most: int) -> bool:
    return type(value) is int and 0 <= value <= most


def _no_number(text: str) -> float:
    raise ValueError(text)
