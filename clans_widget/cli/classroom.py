"""The command ``clans-widget class FOLDER``: what a class knows, from the files it handed in."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from clans_widget.lessons.catalog import games
from clans_widget.quiz.course import Syllabus, file_name
from clans_widget.quiz.course.class_page import page_of_class, text_of_class
from clans_widget.quiz.course.overview import Overview
from clans_widget.quiz.errors import ExerciseError
from clans_widget.words import Voice, join, say, use_language

from .parser import Parser

DEFAULT_GAME: Final = "clans"


def main(arguments: Sequence[str], language: str) -> int:
    """Do what the command line asks; the exit code is 0 if that could be done."""
    options = _parser(language).parse_args(arguments)
    use_language(language)
    if options.game not in games():
        known = join(games(), language)
        return _refused(say("cli.no_lessons", language, game=options.game, games=known))
    try:
        read = _read(options.folder, options.game)
    except ExerciseError as error:
        return _refused(error.in_language(language))
    if not read.pupils:
        name = file_name(options.game)
        said = say("cli.class.nothing", language, folder=options.folder, file=name)
        return _refused(said)
    return _tell(read, options, language)


def _read(folder: Path, game: str) -> Overview:
    from clans_widget.quiz.classroom import overview

    course: Syllabus = import_module(f"clans_widget.{game}.exercises").COURSE
    return overview(folder, course)


def _tell(read: Overview, options: argparse.Namespace, language: str) -> int:
    """Print what there is to say, or write it into files."""
    voice, folder = Voice(language), str(options.folder)
    if not options.html and not options.csv:
        sys.stdout.write(text_of_class(read, folder, voice) + "\n")
        return 0
    try:
        if options.html:
            options.html.write_text(page_of_class(read, folder, voice), "utf-8")
            _done(options.html, language)
        if options.csv:
            _write_tables(read, options.csv, language)
    except OSError as error:
        file = error.filename or options.html or options.csv
        return _refused(say("cli.class.no_write", language, file=file, error=error.strerror))
    return 0


def _write_tables(read: Overview, folder: Path, language: str) -> None:
    from clans_widget.quiz.classroom import tables_of

    folder.mkdir(parents=True, exist_ok=True)
    for name, table in tables_of(read)._asdict().items():
        file = folder / f"{name}.csv"
        table.to_csv(file, index=table.index.name is not None)
        _done(file, language)


def _parser(language: str) -> Parser:
    parser = Parser("clans-widget class", language, description=say("cli.class.about", language))
    parser.add_argument("folder", type=Path, help=say("cli.class.folder", language))
    parser.add_argument("--html", type=Path, metavar="FILE", help=say("cli.class.html", language))
    parser.add_argument("--csv", type=Path, metavar="FOLDER", help=say("cli.class.csv", language))
    parser.ask_language()
    game_help = say("cli.game", language, game=DEFAULT_GAME)
    parser.add_argument("--game", metavar="GAME", default=DEFAULT_GAME, help=game_help)
    return parser


def _done(file: Path, language: str) -> None:
    sys.stdout.write(say("cli.class.done", language, file=file) + "\n")


def _refused(said: str) -> int:
    sys.stderr.write(f"{said}\n")
    return 1
