"""Documents as they are laid out and written, each once, and what is read on them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from pypdf import PdfReader

from clans_widget.clans.exercises import Knows
from clans_widget.clans.printed import ClansPrinted
from clans_widget.paper import DOCUMENTS, FORMATS, Printout, Wanted
from clans_widget.paper.lesson import read_lesson
from clans_widget.paper.pdf import pdf_of
from clans_widget.quiz import Exercise
from clans_widget.words import LANGUAGES, Voice
from tests.paper.sound import said_on

LESSONS: Final = Path(__file__).parents[3] / "notebooks/clans"


SEED: Final = 7


HANDMADE: Final = tuple(
    (document, language, paper)
    for document in ("board", "rules")
    for language in LANGUAGES
    for paper in FORMATS
)
"""What stands beside the game."""

ASKED: Final = tuple(
    (document, language, paper)
    for document in ("worksheet", "answers", "test", "test answers", "lesson", "lesson answers")
    for language in LANGUAGES
    for paper in FORMATS
)


def lesson(language: str) -> Path:
    return next((LESSONS / language).glob("04-*.ipynb"))


class Once(ClansPrinted):
    """What Clans has on paper; the questions of a seed are looked for once."""

    exercises = cache(ClansPrinted.exercises)
    test = cache(ClansPrinted.test)


PRINTED: Final = Once()


@cache
def printed(document: str, language: str, paper: str) -> Printout:
    asked = ("04", lesson(language)) if document.startswith("lesson") else None
    *of, name = document.split()
    wanted = Wanted(PRINTED, Voice(language), FORMATS[paper], SEED, asked, test=of == ["test"])
    return DOCUMENTS["worksheet" if name == "lesson" else name](wanted)


@cache
def pdf(document: str, language: str, paper: str) -> PdfReader:
    made = printed(document, language, paper)
    return PdfReader(BytesIO(pdf_of(made.pages, title=made.title, language=language)))


@cache
def asked(document: str, language: str) -> tuple[Exercise[Any], ...]:
    """The questions of a document."""
    if "lesson" in document:
        found = read_lesson(lesson(language)).exercises
        return tuple(e for k, e in enumerate(found) if not is_said_before(e, found[:k]))
    return tuple(PRINTED.test(SEED) if "test" in document else PRINTED.exercises(SEED))


def is_said_before(exercise: Exercise[Any], before: Iterable[Exercise[Any]]) -> bool:
    """Whether a question of knowledge was asked before: it has no board to differ by."""
    known = {other.name for other in before if isinstance(other, Knows)}
    return isinstance(exercise, Knows) and exercise.name in known


@cache
def read(document: str, language: str, paper: str) -> str:
    return "".join(map(said_on, printed(document, language, paper).pages))
