"""The command ``clans-widget print``: boards, rules, worksheets and their answers as PDF files."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from clans_widget.core.extras import install
from clans_widget.core.games import name_of
from clans_widget.core.handbook import for_teachers
from clans_widget.core.write_file import write_file
from clans_widget.lessons.catalog import lessons_of
from clans_widget.paper import DOCUMENTS, LARGE, SIZES, PaperError, Printout, Wanted, printed_of
from clans_widget.words import DEFAULT_LANGUAGE, LANGUAGES, Voice, say

from .parser import Parser, numbers
from .terminal import told_written

DEFAULT_GAME: Final = "clans"
DEFAULT_SEED: Final = 7

FORMATS_TOLD: Final = ", ".join(SIZES)

ENDING: Final = ".pdf"
"""What is printed is a PDF, and replaces one of its name that was printed here."""

OF_LARGE: Final = ("board",)
"""The documents for which there is large paper."""

OF_SEED: Final = ("worksheet", "answers", "test")
"""The documents that ask questions."""

BELONGING: Final = {
    "lesson": ("worksheet", "answers"),
    "seed": OF_SEED,
    "questions": OF_SEED,
    "test": ("answers", "test"),
}
"""The documents to which an option belongs that not all have."""


def main(arguments: Sequence[str], language: str) -> int:
    """Do what the command line asks; the exit code is 0 if that could be done."""
    options = _parser(language).parse_args(arguments)
    try:
        told = _print(options, language)
    except PaperError as error:
        sys.stderr.write(f"{error.in_language(language)}\n")
        return 1
    sys.stdout.write(f"{told}\n")
    return 0


def _print(options: argparse.Namespace, language: str) -> str:
    """Write what is asked for; what is said of it."""
    if find_spec("reportlab") is None:
        raise PaperError("cli.print.no_library", command=install("print"))
    wanted = _wanted(options, language)
    file = options.output or Path(_name(options, wanted))
    if file.suffix.lower() != ENDING:
        raise PaperError("cli.print.ending", file=file, ending=ENDING)
    if not file.parent.is_dir():
        raise PaperError("cli.print.no_folder", folder=file.parent)
    printout = DOCUMENTS[options.document](wanted)
    there = _write(file, options.document, printout, language)
    done = say("cli.print.done", language, file=file, count=len(printout.pages))
    return told_written(done, language, was_there=there)


def _parser(language: str) -> Parser:
    def said(name: str, **values: object) -> str:
        return say(f"cli.print.{name}", language, **values)

    about, plans = said("about"), for_teachers(language)
    parser = Parser("clans-widget print", language, description=about, epilog=plans)
    add = parser.add_argument
    add("document", choices=DOCUMENTS, help=said("document", **{name: name for name in DOCUMENTS}))
    add("--language", choices=LANGUAGES, default=DEFAULT_LANGUAGE, help=said("language"))
    add("--paper", choices=SIZES, default="A4", help=said("paper", formats=FORMATS_TOLD))
    add("--game", metavar="GAME", default=DEFAULT_GAME, help=said("game", game=DEFAULT_GAME))
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--lesson", metavar="04", help=said("lesson"))
    source.add_argument("--seed", type=int, help=said("seed", seed=DEFAULT_SEED))
    add("--questions", type=numbers, metavar="1-3,7", help=said("questions"))
    add("--test", action="store_true", default=None, help=said("test"))
    add("-o", "--output", type=Path, metavar="FILE", help=said("output"))
    return parser


def _wanted(options: argparse.Namespace, language: str) -> Wanted:
    printed = printed_of(options.game)
    seed = DEFAULT_SEED if options.seed is None else options.seed
    _check(options)
    lesson = _lesson(options.lesson, options.game, language) if options.lesson else None
    if options.paper in LARGE and options.document not in OF_LARGE:
        raise PaperError("cli.print.large", paper=options.paper, document=options.document)
    paper = SIZES[options.paper]
    test = bool(options.test) and options.document == "answers"
    return Wanted(printed, Voice(language), paper, seed, lesson, test, options.questions or ())


def _check(options: argparse.Namespace) -> None:
    """No option is passed over: each belongs to what is printed.

    Raises
    ------
    PaperError
    """
    for name, documents in BELONGING.items():
        is_given = getattr(options, name) is not None
        if is_given and options.document not in documents:
            raise PaperError("cli.parser.together", option=f"--{name}", other=options.document)
    if options.lesson and options.test:
        raise PaperError("cli.parser.together", option="--lesson", other="--test")


def _lesson(number: str, game: str, language: str) -> tuple[str, Path]:
    """The number of a lesson as its file has it, and the file."""
    notebooks = [path for path in lessons_of(game, language) if path.suffix == ".ipynb"]
    wanted = number.zfill(2) if number.isdecimal() else number.removesuffix(".ipynb")
    for path in notebooks:
        if wanted in (path.stem, path.stem.partition("-")[0]):
            return path.stem.partition("-")[0], path
    known = ", ".join(sorted({path.stem.partition("-")[0] for path in notebooks}))
    raise PaperError("cli.print.no_lesson", lesson=number, game=name_of(game), lessons=known)


def _name(options: argparse.Namespace, wanted: Wanted) -> str:
    """A name for the file that says what it is."""
    parts = [options.game, options.document]
    if options.document in OF_SEED:
        parts += ["test"] if wanted.test else []
        parts.append(wanted.lesson[0] if wanted.lesson else f"seed-{wanted.seed}")
        parts += ["-".join(map(str, wanted.only))] if wanted.only else []
    return "-".join([*parts, options.language, options.paper]) + ENDING


def _write(file: Path, document: str, printout: Printout, language: str) -> bool:
    """Write a document; whether one of its kind was there, which alone it replaces."""
    from clans_widget.paper.pdf import is_ours, kind_of, pdf_of

    content = pdf_of(printout.pages, title=printout.title, language=language, kind=document)
    try:
        there = file.read_bytes() if file.is_file() else None
        if there is not None and not is_ours(there):
            raise PaperError("cli.print.foreign", file=file)
        before = kind_of(there or b"")
        if before not in ("", document):
            raise PaperError("cli.print.other", file=file, before=before, document=document)
        write_file(file, content)
    except OSError as error:
        raise PaperError("cli.print.no_file", file=file, error=error.strerror) from error
    return there is not None
