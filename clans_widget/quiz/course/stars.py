"""Stars for lessons: what somebody has, and what is next."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from clans_widget.words import Spoken, sentence

from .book import Book
from .entry import WITHIN, Entry, lesson_of
from .syllabus import Lesson, Syllabus

MOST: Final = 3


@dataclass(frozen=True, slots=True)
class Standing:
    """How far somebody has come with a lesson.

    Attributes
    ----------
    lesson : Lesson
    solved : int
        How many of its questions are solved.
    at_once : int
        How many of them were right at once, without help.
    shown : int
        Of how many others the solution was shown.
    is_begun : bool
        Whether a question of it was answered.

    Examples
    --------
    >>> lesson = Lesson("01-heaps", {}, {"01-heaps": 3})
    >>> [Standing(lesson, *counts).stars for counts in ((2, 2), (3, 1), (3, 2), (3, 3))]
    [0, 1, 2, 3]
    """

    lesson: Lesson
    solved: int = 0
    at_once: int = 0
    shown: int = 0
    is_begun: bool = False

    @property
    def questions(self) -> int:
        """How many questions the lesson has."""
        return self.lesson.questions

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to find out: all questions are solved or shown."""
        return self.solved + self.shown >= self.questions

    @property
    def stars(self) -> int:
        """One if all are solved, two if most were right at once, three if all were."""
        if not self.questions or self.solved < self.questions:
            return 0
        if self.at_once == self.questions:
            return MOST
        return 2 if 2 * self.at_once > self.questions else 1

    @property
    def next(self) -> Spoken:
        """What gives the next star."""
        if self.solved < self.questions:
            return sentence("course.next.solve", count=self.questions - self.solved)
        most = self.questions // 2 + 1
        wanted = (most, self.questions)[min(self.stars, 2) - 1] - self.at_once
        if self.stars < MOST:
            return sentence("course.next.at_once", count=wanted)
        return sentence("course.next.done")


def standings(book: Book, syllabus: Syllabus) -> tuple[Standing, ...]:
    """How far somebody has come with each lesson; lessons of their own come last.

    At each place of a quiz the best question counts that has stood there.
    """
    answered: dict[str, list[Entry]] = defaultdict(list)
    for entry in book.entries:
        answered[entry.quiz].append(entry)
    return tuple(_standing(answered, lesson) for lesson in _lessons(book, syllabus))


def following(standings: Sequence[Standing]) -> Standing | None:
    """The lesson to go on with: where somebody was, or what comes after it.

    It is the first with something left to find out, from the last that was begun on, then from the
    beginning; at the end the first that has not all its stars.

    Examples
    --------
    >>> first, second = (Lesson(name, {"en": name}, {name: 2}) for name in "ab")
    >>> following([Standing(first), Standing(second, 1, is_begun=True)]).lesson.name
    'b'
    """
    begun = (n for n, each in enumerate(standings) if each.is_begun and each.lesson.titles)
    last = max(begun, default=0)
    in_turn = (*standings[last:], *standings[:last])
    unsolved = (each for each in in_turn if not each.is_over)
    missing = (each for each in standings if each.stars < MOST)
    return next(unsolved, None) or next(missing, None)


def _standing(answered: Mapping[str, Sequence[Entry]], lesson: Lesson) -> Standing:
    mine = [
        entry
        for quiz, count in lesson.quizzes.items()
        for entry in answered.get(quiz, ())
        if entry.number < count
    ]
    solved = {entry.place for entry in mine if entry.is_solved}
    return Standing(
        lesson,
        solved=len(solved),
        shown=len({entry.place for entry in mine if entry.is_shown} - solved),
        at_once=len({entry.place for entry in mine if entry.is_at_once}),
        is_begun=any(quiz in answered for quiz in lesson.quizzes),
    )


def _lessons(book: Book, syllabus: Syllabus) -> Iterator[Lesson]:
    """The lessons with questions, then quizzes that are in none of them."""
    ours = [lesson for lesson in syllabus.lessons if lesson.questions]
    yield from ours
    names = {lesson.name for lesson in ours}
    known = {quiz for lesson in syllabus.lessons for quiz in lesson.quizzes}
    begun = {entry.quiz: 1 for entry in book.entries}
    others: dict[str, dict[str, int]] = {}
    for quiz, count in (begun | dict(book.sizes)).items():
        is_on_page = WITHIN in quiz and lesson_of(quiz) in book.lessons
        if quiz not in known and (quiz in begun or is_on_page):
            is_apart = quiz in book.tests or lesson_of(quiz) in names
            others.setdefault(quiz if is_apart else lesson_of(quiz), {})[quiz] = count
    yield from (Lesson(name, {}, quizzes) for name, quizzes in others.items())
