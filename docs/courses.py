"""The courses: a folder for each game in ``docs/course``, which says what is the game's own."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

HERE: Final = Path(__file__).parent
COURSES: Final = HERE / "course"
NOTEBOOKS: Final = HERE.parent / "notebooks"

ABOUT: Final = "course.toml"


class Course(NamedTuple):
    """A game's course, in all languages."""

    game: str
    """The name of its folders."""
    title: str
    rules: str
    """The letters that the ids of its rules begin with."""
    certain: str
    """Those of them that begin the name of nothing else."""
    examples: str
    """The letters that the ids of its rulebooks' examples begin with."""
    by_doing: bool
    """Whether its lessons ask after each rule; ``tests/course/test_teaching.py`` says how."""
    imports: tuple[tuple[str, tuple[str, ...]], ...]
    """What the first code of a lesson imports: a module, and names in it."""

    @property
    def sources(self) -> tuple[Path, ...]:
        """The files from which its lessons are made, in order."""
        return tuple(sorted((COURSES / self.game).glob("[0-9]*.toml")))

    def notebooks(self, language: str) -> Path:
        """The folder of its lessons in a language."""
        return NOTEBOOKS / self.game / language


@cache
def courses() -> tuple[Course, ...]:
    """The courses of all games that have one, by name."""
    return tuple(_read(path) for path in sorted(COURSES.glob(f"*/{ABOUT}")))


def words() -> dict[str, dict[str, str]]:
    """What every lesson of every course says, by language."""
    return tomllib.loads((COURSES / "words.toml").read_text("utf-8"))


def rule_letters() -> str:
    """The letters that ids of rules and of examples begin with, in any game."""
    return "".join(course.rules + course.examples for course in courses())


def _read(about: Path) -> Course:
    told = tomllib.loads(about.read_text("utf-8"))
    imports = ((module, tuple(names)) for module, names in told["imports"].items())
    return Course(
        about.parent.name,
        told["title"],
        told["rules"],
        told["certain"],
        told["examples"],
        told["by_doing"],
        tuple(imports),
    )
