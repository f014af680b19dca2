"""Lesson plans: what a teacher shows, asks and hears, in the order of a lesson.

The plan of the lesson ``docs/course/clans/04-strife.toml`` stands in
``docs/course/clans/plans/04-strife.toml``: facts once, and what is said in three languages.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from clans_widget.words import LANGUAGES
from docs.courses import COURSES, Course

if TYPE_CHECKING:
    from docs.lessons import Lesson

FOLDER: Final = "plans"

_QUIZ: Final = re.compile(r'\bname="([^"]+)"')


class Step(NamedTuple):
    """What happens in some minutes of a lesson."""

    minutes: int
    show: str
    """What the class sees."""
    ask: str
    """The question to the class, as it is spoken."""
    listen: str
    """Answers to expect, wrong ones among them, and what to say to them."""
    stop: str
    """Where the walk-through stops, if it does."""

    @property
    def said(self) -> dict[str, str]:
        """What is there to tell, by its name."""
        told = {"show": self.show, "ask": self.ask, "listen": self.listen, "stop": self.stop}
        return {name: text for name, text in told.items() if text}


class Told(NamedTuple):
    """A plan in a language."""

    goal: str
    """What a pupil can do afterwards."""
    before: str
    """What must be known before, with the numbers of lessons."""
    steps: tuple[Step, ...]
    leave_out: str
    """What to skip when time is short."""

    @property
    def shape(self) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """What a translation does not change: minutes, and which things each step says."""
        return tuple((step.minutes, tuple(step.said)) for step in self.steps)


class Plan(NamedTuple):
    """The plan of a lesson, in all languages."""

    name: str
    """That of the lesson."""
    minutes: int
    age: int
    """From which on it suits."""
    skip: tuple[str, ...]
    """Quizzes that can be left out."""
    told: Mapping[str, Told]
    """By language."""


@cache
def plans_of(course: Course) -> Mapping[str, Plan]:
    """The plans of a course, by the name of the lesson."""
    paths = sorted((COURSES / course.game / FOLDER).glob("*.toml"))
    return {path.stem: read(path) for path in paths}


def plan_of(lesson: Lesson) -> Plan | None:
    """The plan of a lesson, if it has one."""
    return plans_of(lesson.course).get(lesson.name)


def read(path: Path) -> Plan:
    """The plan that a file holds."""
    held = tomllib.loads(path.read_text("utf-8"))
    return Plan(
        path.stem,
        held["minutes"],
        held["age"],
        tuple(held["skip"]),
        {language: _told(held[language]) for language in LANGUAGES if language in held},
    )


def quizzes(lesson: Lesson) -> tuple[str, ...]:
    """The names of a lesson's quizzes, in order.

    Examples
    --------
    >>> from docs.lessons import lessons
    >>> strife = next(lesson for lesson in lessons() if lesson.name == "04-strife")
    >>> quizzes(strife)[0]
    '04-strife'
    """
    return tuple(name for cell in lesson.cells for name in _QUIZ.findall(cell.code))


def _told(said: Mapping[str, Any]) -> Told:
    return Told(
        said["goal"].strip(),
        said["before"].strip(),
        tuple(_step(step) for step in said["steps"]),
        said.get("leave_out", {}).get("text", "").strip(),
    )


def _step(said: Mapping[str, Any]) -> Step:
    show, ask, listen, stop = (
        str(said.get(name, "")).strip() for name in ("show", "ask", "listen", "stop")
    )
    return Step(said["minutes"], show, ask, listen, stop)
