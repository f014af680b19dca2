"""By what a question is known again when it is asked anew, so that its answers come back.

A mark tells a question from all others. Where an author's words are all that tells it apart, the
mark has two parts: what is asked, and in which words. So an author may correct a word.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

from .exercise import Exercise

_BETWEEN: Final = "."


def mark_of(exercise: Exercise[Any]) -> str:
    """By what a question is known again: another position or move is another question."""
    about, said = exercise.about, repr(exercise)
    mark = _short(about, 12)
    return mark if said == about else f"{mark}{_BETWEEN}{_short(said, 6)}"


def about_of(mark: str) -> str:
    """The part of a mark that does not depend on an author's words.

    Examples
    --------
    >>> about_of("23b963096ec0.5fd924"), about_of("23b963096ec0")
    ('23b963096ec0', '23b963096ec0')
    """
    return mark.partition(_BETWEEN)[0]


def is_entry(entry: object) -> bool:
    """Whether this may be what was stored of a question."""
    return isinstance(entry, Mapping) and isinstance(entry.get("question"), str)


def recognized(
    exercises: Sequence[Exercise[Any]], stored: Iterable[Mapping[str, object]]
) -> list[Mapping[str, object]]:
    """What was stored, each under the mark that its question has now.

    What is left of a question that is asked in other words now belongs to that question, unless
    that one has answers of its own, or it could be one of several. Whatever is no entry is left
    out.
    """
    entries = list(filter(is_entry, stored))
    known = {str(entry["question"]) for entry in entries}
    now: dict[str, set[str]] = defaultdict(set)
    for mark in map(mark_of, exercises):
        now[about_of(mark)].add(mark)

    def moved(mark: str) -> str:
        there = now[about_of(mark)]
        open_ones = there - known
        return open_ones.pop() if mark not in there and len(open_ones) == 1 else mark

    return [{**entry, "question": moved(str(entry["question"]))} for entry in entries]


def _short(text: str, length: int) -> str:
    return sha256(text.encode()).hexdigest()[:length]
