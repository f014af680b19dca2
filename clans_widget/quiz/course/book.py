"""How far somebody has come with a whole course."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from .entry import Entry, lesson_of

LONGEST_NAME: Final = 60

MOST_AT_A_PLACE: Final = 12
"""So many questions that have stood at one place of a quiz are kept: the best, and the last."""


@dataclass(frozen=True)
class Book:
    """How far somebody has come in a course: one entry for each question that was begun.

    Attributes
    ----------
    course : str
        The game that the course is about.
    name : str
        A name that the pupil has chosen, or none. Nothing else is known about the pupil.
    entries : tuple of Entry
        Of those that count, in the order in which they were answered first.
    drafts : tuple of Entry
        Of those that do not count yet: answers that were chosen and not checked, and what was
        helped with and not answered.
    sizes : mapping of str to int
        How many questions each quiz has.
    renamed : int
        How often another name was chosen.
    tests : frozenset of str
        Which quizzes of an author's pages are tests.

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
    drafts: tuple[Entry, ...] = ()
    renamed: int = 0
    tests: frozenset[str] = frozenset()

    @property
    def lessons(self) -> tuple[str, ...]:
        """The lessons that were begun, in the order in which they were."""
        return tuple(dict.fromkeys(entry.lesson for entry in self.entries))

    def named(self, name: str) -> Book:
        """The same under another name: printable, and not too long."""
        chosen = as_name(name)
        return replace(self, name=chosen, renamed=self.renamed + (chosen != self.name))

    def with_entries(self, entries: Iterable[Entry], sizes: Mapping[str, int]) -> Book:
        """The book when more has been done about these questions."""
        known = self._known
        for entry in entries:
            known |= {each.key: replace(each, is_past=True) for each in _reworded(entry, known)}
            before = known.get(entry.key)
            known[entry.key] = before.after(entry) if before else entry
        return self._keeping(known, {**self.sizes, **sizes}, newest=True)

    def asked(self, sizes: Mapping[str, int], tests: Collection[str]) -> Book:
        """The book when it is known what the pages of an author ask: of those that were begun.

        Examples
        --------
        >>> book = Book("clans").with_entries([Entry("friday/a", 0, "m", "worth", tries=1)], {})
        >>> dict(book.asked({"friday/a": 1, "friday/b": 2, "monday/c": 3}, ()).sizes)
        {'friday/a': 1, 'friday/b': 2}
        """
        begun = {entry.lesson for entry in (*self.entries, *self.drafts)}
        mine = {quiz: size for quiz, size in sizes.items() if lesson_of(quiz) in begun}
        known = self.tests | (mine.keys() & set(tests))
        return replace(self, sizes={**self.sizes, **mine}, tests=known)

    def merged(self, other: Book) -> Book:
        """What this one and another of the same course know, from two devices or two tabs.

        Neither loses anything, and what adds nothing changes nothing.
        """
        known = self._known
        for key, entry in other._known.items():
            known[key] = known[key].merged(entry) if key in known else entry
        both = self._keeping(known, {**other.sizes, **self.sizes}, newest=False)
        named = max((self, other), key=lambda book: (book.renamed, bool(book.name)))
        tests = self.tests | other.tests
        return replace(both, name=named.name, renamed=named.renamed, tests=tests)

    def answers_to(self, quiz: str) -> list[dict[str, object]]:
        """What a quiz needs to go on where it was left, as :meth:`Progress.stored` gives it.

        And at which place each question stood, and how it was asked.
        """
        return [
            {
                "question": entry.mark,
                "answer": entry.answer,
                "tries": entry.tries,
                "hints": entry.hints,
                "handed_in": entry.is_begun,
                "draft": entry.draft,
                "place": entry.number,
                "asked": entry.asked,
            }
            for entry in (*self.entries, *self.drafts)
            if entry.quiz == quiz and not entry.is_past
        ]

    @property
    def _known(self) -> dict[tuple[str, int, str], Entry]:
        return {entry.key: entry for entry in (*self.entries, *self.drafts)}

    def _keeping(
        self,
        known: Mapping[tuple[str, int, str], Entry],
        sizes: Mapping[str, int],
        *,
        newest: bool,
    ) -> Book:
        begun = [entry for entry in known.values() if entry.is_begun]
        others = [entry for entry in known.values() if not entry.is_begun]
        entries, drafts = (tuple(_fewer(some, newest=newest)) for some in (begun, others))
        return replace(self, entries=entries, drafts=drafts, sizes=sizes)

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


def _reworded(entry: Entry, known: Mapping[tuple[str, int, str], Entry]) -> list[Entry]:
    """What was done about the question of an entry while its author had other words for it."""
    return [each for each in known.values() if each.about == entry.about and each.key != entry.key]


def _fewer(entries: Sequence[Entry], *, newest: bool) -> Iterator[Entry]:
    """The entries, but for some where very many questions have stood at one place."""
    at: dict[tuple[str, int], list[Entry]] = defaultdict(list)
    for entry in entries:
        at[entry.place].append(entry)
    kept = {entry.key for there in at.values() for entry in _at_one_place(there, newest=newest)}
    return (entry for entry in entries if entry.key in kept)


def _at_one_place(entries: Sequence[Entry], *, newest: bool) -> tuple[Entry, ...]:
    """The best, and the newest; or those that were there first."""
    best = max(entries, key=_worth)
    others = [entry for entry in entries if entry is not best]
    kept = others[::-1] if newest else others
    return best, *kept[: MOST_AT_A_PLACE - 1]


def _worth(entry: Entry) -> tuple[bool, float]:
    return entry.is_at_once, entry.points
