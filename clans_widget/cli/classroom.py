"""The command ``clans-widget class FOLDER``: what a class knows, from the files it handed in."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from clans_widget.core.games import name_of
from clans_widget.core.ledger import ForeignFile, own
from clans_widget.core.write_file import Content, write_files
from clans_widget.export.file import PAGES
from clans_widget.lessons.catalog import games
from clans_widget.quiz.course import Syllabus, file_name
from clans_widget.quiz.course.class_page import page_of_class, text_of_class, text_of_unread
from clans_widget.quiz.course.overview import Overview
from clans_widget.quiz.errors import ExerciseError
from clans_widget.words import Voice, join, say, use_language

from .parser import Parser
from .terminal import told_written

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
        about = {
            "game": name_of(options.game),
            "folder": options.folder,
            "file": file_name(options.game),
        }
        said = say("cli.class.nothing", language, **about)
        return _refused(f"{said}\n{text_of_unread(read, Voice(language))}".strip())
    return _tell(read, options, language)


def _read(folder: Path, game: str) -> Overview:
    from clans_widget.quiz.classroom import overview

    course: Syllabus = import_module(f"clans_widget.{game}.exercises").COURSE
    return overview(folder, course)


def _tell(read: Overview, options: argparse.Namespace, language: str) -> int:
    """Print what there is to say, or write it into files."""
    voice, about = Voice(language), (name_of(options.game), str(options.folder))
    if not options.html and not options.csv:
        sys.stdout.write(text_of_class(read, *about, voice) + "\n")
        return 0
    if options.html and options.html.suffix.lower() not in PAGES:
        return _refused(say("cli.class.ending", language, file=options.html))
    files: dict[Path, bytes] = {}
    if options.html:
        files[options.html] = page_of_class(read, *about, voice).encode()
    if options.csv:
        files |= _tables(read, options.csv, voice)
    known = {file for file in files if file.exists()}
    try:
        write_files(_placed(files, options), folders=True)
    except ForeignFile as error:
        return _refused(error.in_language(language))
    except OSError as error:
        file = error.filename or options.html or options.csv
        return _refused(say("cli.class.no_write", language, file=file, error=error.strerror))
    for file in files:
        done = _written(file, options, language)
        sys.stdout.write(told_written(done, language, was_there=file in known) + "\n")
    return 0


def _written(file: Path, options: argparse.Namespace, language: str) -> str:
    """That a file was written, and what a table is about."""
    from clans_widget.quiz.classroom import SHEETS

    if file == options.html:
        return say("cli.class.done", language, file=file)
    return say("cli.class.done_table", language, file=file, table=say(SHEETS[file.stem], language))


def _tables(read: Overview, folder: Path, voice: Voice) -> dict[Path, bytes]:
    from clans_widget.quiz.classroom import csv_of, sheets_of

    sheets = sheets_of(read, voice).items()
    return {folder / f"{name}.csv": csv_of(sheet, voice.code) for name, sheet in sheets}


def _placed(
    files: Mapping[Path, bytes], options: argparse.Namespace
) -> Iterator[tuple[Path, Content]]:
    """The files to be written: none replaces what a pupil has handed in, or a table of somebody's.

    Only a page that is named, and stands elsewhere, replaces whatever has its name.
    """
    class_folder = options.folder.resolve()
    ours: dict[Path, list[tuple[str, Content]]] = {}
    for file, content in files.items():
        folder = file.parent.resolve()
        if file == options.html and not folder.is_relative_to(class_folder):
            yield file, content
        else:
            ours.setdefault(folder, []).append((file.name, content))
    for folder, those in ours.items():
        yield from own(folder, those, "class")


def _parser(language: str) -> Parser:
    parser = Parser("clans-widget class", language, description=say("cli.class.about", language))
    parser.add_argument(
        "folder", type=Path, metavar="FOLDER", help=say("cli.class.folder", language)
    )
    parser.add_argument("--html", type=Path, metavar="FILE", help=say("cli.class.html", language))
    parser.add_argument("--csv", type=Path, metavar="FOLDER", help=say("cli.class.csv", language))
    parser.ask_language()
    game_help = say("cli.game", language, game=DEFAULT_GAME)
    parser.add_argument("--game", metavar="GAME", default=DEFAULT_GAME, help=game_help)
    return parser


def _refused(said: str) -> int:
    sys.stderr.write(f"{said}\n")
    return 1
