"""How far somebody has come with a whole course."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from .entry import Entry

LONGEST_NAME: Final = 60

MOST_AT_A_PLACE: Final = 12
"""So many questions that have stood at one place of a quiz are kept: the best, and the last."""


@dataclass(frozen=True)
class Book:
    """How far somebody has come with a course: one entry for each question that was answered.

    Attributes
    ----------
    course : str
        The game that the course is about.
    name : str
        A name that the pupil has chosen, or none. Nothing else is known about the pupil.
    entries : tuple of Entry
        In the order in which the questions were answered first.
    sizes : mapping of str to int
        How many questions each quiz has.

    Examples
    --------
    >>> entry = Entry("04-strife", 0, "m", "worth", ("V4",), 1.0, 1)
    >>> book = Book("clans").with_entries([entry], {"04-strife": 3})
    >>> len(book.entries), book.lessons, len(book.merged(book).entries)
    (1, ('04-strife',), 1)
    """

    course: str
    name: str = ""
    entries: tuple[Entry, ...] = ()
    sizes: Mapping[str, int] = field(default_factory=dict)

    @property
    def lessons(self) -> tuple[str, ...]:
        """The lessons that were begun, in the order in which they were."""
        return tuple(dict.fromkeys(entry.lesson for entry in self.entries))

    def named(self, name: str) -> Book:
        """The same under another name: printable, and not too long."""
        return replace(self, name=as_name(name))

    def with_entries(self, entries: Iterable[Entry], sizes: Mapping[str, int]) -> Book:
        """The book with what is known of these questions, too."""
        known = {entry.key: entry for entry in self.entries}
        for entry in entries:
            if entry.is_begun:
                before = known.get(entry.key)
                known[entry.key] = before.merged(entry) if before else entry
        return replace(self, entries=tuple(_fewer(known)), sizes={**self.sizes, **sizes})

    def merged(self, other: Book) -> Book:
        """What this one and another of the same course know; the other's name, if it has one."""
        both = self.with_entries(other.entries, other.sizes)
        return both.named(other.name or self.name)

    def without(self, lesson: str) -> Book:
        """The book as it would be without a lesson."""
        return replace(self, entries=tuple(e for e in self.entries if e.lesson != lesson))


def as_name(name: str) -> str:
    r"""A name as it is kept.

    Examples
    --------
    >>> as_name("  Ann \n B. "), len(as_name("Ann" * 100))
    ('Ann B.', 60)
    """
    printable = "".join(char if char.isprintable() else " " for char in name)
    return " ".join(printable.split())[:LONGEST_NAME].strip()


def _fewer(known: Mapping[tuple[str, int, str], Entry]) -> Iterator[Entry]:
    """The entries, but for old ones where very many questions have stood at one place."""
    at: dict[tuple[str, int], list[Entry]] = defaultdict(list)
    for entry in known.values():
        at[entry.place].append(entry)
    kept = {
        entry.key
        for entries in at.values()
        for entry in (*entries[1 - MOST_AT_A_PLACE :], max(entries, key=_worth))
    }
    return (entry for entry in known.values() if entry.key in kept)


def _worth(entry: Entry) -> tuple[bool, float]:
    return entry.is_at_once, entry.points
