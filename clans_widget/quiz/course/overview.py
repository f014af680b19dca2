"""What the progress files of a class say together."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from clans_widget.core.ledger import was_written
from clans_widget.core.printable import escaped
from clans_widget.quiz.exercise import Exercise
from clans_widget.quiz.ideas import Idea, explained, likeliest
from clans_widget.words import Voice

from .book import Book
from .entry import Entry
from .form import CourseError
from .here import file_name
from .keeping import CourseFile
from .labels import distinct, pupil_labels
from .rebuilt import rebuilt
from .stars import Standing, standings
from .syllabus import Syllabus

NOTEBOOK: Final = ".ipynb"

LEAST: Final = 2
"""So many answers of a pupil must be those that an idea leads to, before it is said of them."""


class Pupil(NamedTuple):
    """A file that was handed in."""

    label: str
    """The name in it; where there is none, or others could be meant, the file's, too."""
    file: str
    """As it can be shown: what cannot be printed stands there as an escape."""
    book: Book


class Repeated(NamedTuple):
    """A file with the name and the answers of another, which counts for both."""

    file: str
    counted: str


class Unread(NamedTuple):
    """A file or a folder in the folder that is no progress, or cannot be read, and why."""

    file: str
    why: CourseError


class OfRule(NamedTuple):
    """How a class has answered about a rule."""

    rule: str
    tried: int
    at_once: int
    right: int

    @property
    def share(self) -> float:
        """The share that was right at once."""
        return self.at_once / self.tried


@dataclass
class Found:
    """Where an idea was met in a class."""

    idea: Idea
    answers: int = 0
    pupils: list[str] = field(default_factory=list)


class Overview:
    """A class, read from the files in a folder and in the folders in it.

    Parameters
    ----------
    folder : Path
    syllabus : Syllabus
        Of the course.

    Attributes
    ----------
    pupils : tuple of Pupil
        By name.
    repeated : tuple of Repeated
        By file.
    unread : tuple of Unread
        By file.
    """

    def __init__(self, folder: Path, syllabus: Syllabus) -> None:
        self.syllabus = syllabus
        books: list[tuple[str, Book]] = []
        unread: list[Unread] = []
        # By the name without its ending: a copy, "Ann (1).json", comes after "Ann.json".
        found = dict(sorted(_files(folder), key=lambda each: (each[0].parent, each[0].stem)))
        names = distinct(escaped(path.relative_to(folder).as_posix()) for path in found)
        for name, (path, refused) in zip(names, found.items(), strict=True):
            if refused:
                why = CourseError("course.handed_in.unreadable", reason=refused.strerror or "")
                unread.append(Unread(name, why))
                continue
            try:
                books.append((name, CourseFile(path, syllabus.course).read()))
            except CourseError as error:
                unread.append(Unread(name, _handed_in(path, error, syllabus.course)))
        counted, self.repeated = _each_once(books)
        self.pupils = tuple(_labeled(counted))
        self.unread = tuple(unread)

    def standings(self, pupil: Pupil) -> tuple[Standing, ...]:
        """How far a pupil has come with each lesson."""
        return standings(pupil.book, self.syllabus)

    @property
    def rules(self) -> tuple[OfRule, ...]:
        """How the class has answered about each rule: the one least understood first."""
        every = [entry for pupil in self.pupils for entry in pupil.book.entries if entry.rule]
        tried = Counter(escaped(entry.rule) for entry in every)
        at_once = Counter(escaped(entry.rule) for entry in every if entry.is_at_once)
        right = Counter(escaped(entry.rule) for entry in every if entry.is_solved)
        told = (OfRule(rule, n, at_once[rule], right[rule]) for rule, n in tried.items())
        return tuple(sorted(told, key=lambda each: (each.share, each.rule)))

    def told(self, rule: str, voice: Voice) -> str:
        """What a rule says in a few words; empty where it is none of the game's."""
        key = f"{self.syllabus.course}.rule.{rule}"
        return voice.say(key) if voice.has(key) else ""

    @property
    def ideas(self) -> tuple[Found, ...]:
        """The ideas that explain wrong answers best, pupil by pupil: the most frequent first."""
        found: dict[str, Found] = {}
        for pupil in self.pupils:
            for likely in likeliest(self._answers(pupil)):
                if likely.fits >= LEAST:
                    met = found.setdefault(likely.idea.name, Found(likely.idea))
                    met.answers += likely.fits
                    met.pupils.append(pupil.label)
        return tuple(
            sorted(found.values(), key=lambda met: (-len(met.pupils), -met.answers, met.idea.name))
        )

    @property
    def unmade(self) -> tuple[tuple[Pupil, int], ...]:
        """By pupil, how many wrongly answered questions cannot be made again."""
        counted = ((pupil, sum(map(self._is_unmade, pupil.book.entries))) for pupil in self.pupils)
        return tuple((pupil, count) for pupil, count in counted if count)

    def _is_unmade(self, entry: Entry) -> bool:
        return bool(entry.wrong) and rebuilt(self.syllabus.package, entry.asked) is None

    def _answers(self, pupil: Pupil) -> list[tuple[Exercise[Any], object]]:
        """Wrong answers, and right ones to questions about the ideas that these suggest."""
        wrong = [pair for entry in pupil.book.entries for pair in self._wrong(entry)]
        rules = {idea.rule for exercise, answer in wrong for idea in explained(exercise, answer)}
        right = (
            pair
            for entry in pupil.book.entries
            if entry.is_at_once and rules.intersection(entry.rules)
            for pair in self._right(entry)
        )
        return [*wrong, *right]

    def _wrong(self, entry: Entry) -> Iterator[tuple[Exercise[Any], str]]:
        exercise = rebuilt(self.syllabus.package, entry.asked) if entry.wrong else None
        for answer in entry.wrong if exercise else ():
            if exercise and _is_readable(exercise, answer):
                yield exercise, answer

    def _right(self, entry: Entry) -> Iterator[tuple[Exercise[Any], str]]:
        exercise = rebuilt(self.syllabus.package, entry.asked)
        if exercise is not None:
            yield exercise, exercise.solutions()[0]


def _handed_in(path: Path, error: CourseError, course: str) -> CourseError:
    """The same, said to somebody else than the pupil whose file it is, and what to do."""
    if path.suffix.lower() == NOTEBOOK:
        return CourseError("course.handed_in.notebook", file=file_name(course))
    if other := error.values.get("course"):
        return CourseError("course.handed_in.other", course=other)
    reason = error.key.rpartition(".")[2]
    return CourseError(f"course.handed_in.{reason}", **error.values)


def _is_readable(exercise: Exercise[Any], answer: str) -> bool:
    try:
        exercise.write(exercise.read(answer))
    except Exception:  # noqa: BLE001 - an answer may be anything, and so may the question
        return False
    return True


def _files(folder: Path) -> Iterator[tuple[Path, OSError | None]]:
    """All files in a folder and below that may be handed in; with them, what cannot be looked at.

    Those are not that are hidden, nor are tables and pages that this package has written there.
    """
    waiting = [folder]
    while waiting:
        place = waiting.pop()
        try:
            entries = list(os.scandir(place))
        except OSError as error:
            yield place, error
            continue
        for entry in entries:
            if not entry.name.startswith((".", "__")):
                try:
                    if entry.is_dir(follow_symlinks=False):
                        waiting.append(Path(entry.path))
                    elif entry.is_file() and not was_written(Path(entry.path)):
                        yield Path(entry.path), None
                except OSError as error:
                    yield Path(entry.path), error


def _each_once(
    books: Sequence[tuple[str, Book]],
) -> tuple[list[tuple[str, Book]], tuple[Repeated, ...]]:
    """Of the books that say the same of the same pupil the first; and the others.

    Two pupils without a name may well have answered alike, and two of one name nothing: all count.
    """
    counted: dict[object, tuple[str, Book]] = {}
    repeated: list[Repeated] = []
    for file, book in books:
        says = book.name and book.entries
        said = (book.name, frozenset(book.entries)) if says else file
        first, _ = counted.setdefault(said, (file, book))
        if first != file:
            repeated.append(Repeated(file, first))
    return list(counted.values()), tuple(repeated)


def _labeled(books: list[tuple[str, Book]]) -> list[Pupil]:
    """The pupils, each with a name that no other has."""
    labels = pupil_labels([(book.name, file) for file, book in books])
    pupils = [Pupil(label, *each) for label, each in zip(labels, books, strict=True)]
    return sorted(pupils, key=lambda pupil: (pupil.label.casefold(), pupil.file))
