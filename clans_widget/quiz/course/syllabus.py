"""What a course consists of: its lessons, and how many questions their quizzes have."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

from clans_widget.words import Voice

FILE: Final = "syllabus.json"
"""Made by ``docs/syllabus.py`` from the lessons."""


@dataclass(frozen=True)
class Lesson:
    """A lesson of a course.

    Attributes
    ----------
    name : str
        ``"04-strife"``
    titles : mapping of str to str
        By language.
    quizzes : mapping of str to int
        How many questions each has.
    """

    name: str
    titles: Mapping[str, str]
    quizzes: Mapping[str, int]

    @property
    def questions(self) -> int:
        """How many questions it has."""
        return sum(self.quizzes.values())

    def in_voice(self, voice: Voice) -> str:
        """Its title."""
        return self.titles.get(voice.code, self.name)

    def numbered(self, voice: Voice) -> str:
        """Its number and its title; the name where there is no title.

        Examples
        --------
        >>> Lesson("04-strife", {"nl": "Strijd"}, {}).numbered(Voice("nl"))
        '04 Strijd'
        """
        title = self.titles.get(voice.code)
        return f"{self.name.partition('-')[0]} {title}" if title else self.name


@dataclass(frozen=True)
class Syllabus:
    """The lessons of a course, in order.

    Attributes
    ----------
    course : str
        The game that it is about.
    lessons : tuple of Lesson
    package : str
        Where the exercises of the game are; empty where that is not known.

    Examples
    --------
    >>> nim = Syllabus("nim", (Lesson("01-heaps", {"en": "Heaps"}, {"01-heaps": 3}),))
    >>> nim.lessons[0].questions, Syllabus.from_text(nim.to_text()) == nim
    (3, True)
    """

    course: str
    lessons: tuple[Lesson, ...] = ()
    package: str = field(default="", compare=False)

    @classmethod
    def of(cls, package: str) -> Syllabus:
        """The syllabus that a game brings, in a package of its own; without a file it is empty.

        Examples
        --------
        >>> Syllabus.of("clans_widget.clans.exercises").course
        'clans'
        """
        file = files(package).joinpath(FILE)
        if not file.is_file():
            return cls(package.split(".")[-2], package=package)
        return replace(cls.from_text(file.read_text("utf-8")), package=package)

    @classmethod
    def from_text(cls, text: str) -> Syllabus:
        """The syllabus in a file that comes with a game."""
        kept: dict[str, Any] = json.loads(text)
        lessons = (
            Lesson(name, about["titles"], about["quizzes"])
            for name, about in kept["lessons"].items()
        )
        return cls(kept["course"], tuple(lessons))

    def lesson_after(self, quiz: str) -> Lesson | None:
        """The lesson after one that ends with a quiz.

        ``None`` if the quiz is not the last one of a lesson, or none follows.

        Examples
        --------
        >>> heaps = Lesson("01-heaps", {}, {"01-heaps": 3, "01-heaps-2": 1})
        >>> nim = Syllabus("nim", (heaps, Lesson("02-sums", {}, {"02-sums": 2})))
        >>> nim.lesson_after("01-heaps-2").name
        '02-sums'
        >>> nim.lesson_after("01-heaps"), nim.lesson_after("02-sums"), nim.lesson_after("mine")
        (None, None, None)
        """
        pairs = pairwise(self.lessons)
        return next((after for lesson, after in pairs if quiz in [*lesson.quizzes][-1:]), None)

    def to_text(self) -> str:
        """The same as :meth:`from_text` reads it."""
        lessons = {
            each.name: {"titles": dict(each.titles), "quizzes": dict(each.quizzes)}
            for each in self.lessons
        }
        kept = {"course": self.course, "lessons": lessons}
        return json.dumps(kept, indent=1, ensure_ascii=False) + "\n"
