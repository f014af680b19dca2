"""Documents as they are laid out and written, each once, and what is read on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

from pypdf import PdfReader

from clans_widget.clann.printed import ClannPrinted
from clans_widget.paper import DOCUMENTS, FORMATS, LARGE, SIZES, Printout, Wanted
from clans_widget.paper.pdf import pdf_of
from clans_widget.paper.placed import Page, Placed
from clans_widget.picture import Shape
from clans_widget.words import LANGUAGES, Voice
from tests.paper.sound import said_on

LESSONS: Final = Path(__file__).parents[3] / "notebooks/clann"

SEED: Final = 7

HANDMADE: Final = tuple(
    (document, language, paper)
    for document in ("board", "rules", "pieces")
    for language in LANGUAGES
    for paper in (*FORMATS, *(LARGE if document == "board" else ()))
)
"""What the game is made of."""

ASKED: Final = tuple(
    (document, language, paper)
    for document in ("worksheet", "answers", "test", "test answers", "lesson", "lesson answers")
    for language in LANGUAGES
    for paper in FORMATS
)


def lesson(language: str) -> Path:
    return LESSONS / language / "00-first-rolls.ipynb"


class Once(ClannPrinted):
    """What CLANN has on paper; the questions of a seed are looked for once."""

    exercises = cache(ClannPrinted.exercises)
    test = cache(ClannPrinted.test)


PRINTED: Final = Once()


@cache
def printed(document: str, language: str, paper: str) -> Printout:
    asked = ("00", lesson(language)) if document.startswith("lesson") else None
    *of, name = document.split()
    wanted = Wanted(PRINTED, Voice(language), SIZES[paper], SEED, asked, test=of == ["test"])
    return DOCUMENTS["worksheet" if name == "lesson" else name](wanted)


@cache
def pdf(document: str, language: str, paper: str) -> PdfReader:
    made = printed(document, language, paper)
    return PdfReader(BytesIO(pdf_of(made.pages, title=made.title, language=language)))


@cache
def read(document: str, language: str, paper: str) -> str:
    return "".join(map(said_on, printed(document, language, paper).pages))


def shapes(page: Page) -> Iterator[tuple[Placed, Shape]]:
    """All shapes of a page, with how they are placed."""
    for placed in page.placed:
        for layer in placed.layers:
            yield from ((placed, shape) for shape in layer.shapes)
