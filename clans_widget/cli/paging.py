"""The command ``clans-widget page NOTEBOOK``: a notebook of one's own as a page that plays."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from clans_widget.core.printable import escaped
from clans_widget.export.errors import ExportError
from clans_widget.page.making.errors import BuildError
from clans_widget.page.making.games import playable
from clans_widget.page.making.markdown import is_elsewhere
from clans_widget.words import say

from .parser import Parser
from .site import ask_for, check_library, tell_begun
from .terminal import told_written

if TYPE_CHECKING:
    from clans_widget.page.making.notebook import Report

NOTEBOOK: Final = ".ipynb"


def main(arguments: Sequence[str], language: str) -> int:
    """Do what the command line asks; the exit code is 0 if that could be done."""
    options = _parser(language).parse_args(arguments)
    was_there = _page(options).exists()
    try:
        report = _make(options)
    except BuildError as error:
        sys.stderr.write(f"{error.in_language(language)}\n")
        return 1
    except ExportError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    done = say("cli.page.done", language, file=_page(options))
    sys.stdout.write(f"{told_written(done, language, was_there=was_there)}\n")
    _tell(report, language)
    ask_for([playable()[game] for game in report.games], language)
    return 0


def _tell(report: Report, language: str) -> None:
    """Say how many boards play, of each of the others why it does not, and what is not shown."""
    count, all_of_them = report.playing, report.playing + len(report.stills)
    lines = [say("cli.page.playing", language, count=count, all=all_of_them)]
    if not report.has_run:
        lines.append(say("cli.page.not_run", language))
    for number, played in report.stills.items():
        key = "late" if played.error == "late" else "lacks" if played.module else "failed"
        values = {"module": played.module, "error": played.error, "other": played.because + 1}
        why = say(f"cli.page.still.{key}", language, **values)
        line = escaped(report.lines[number])
        lines.append(say("cli.page.picture", language, cell=number + 1, line=line, why=why))
    for number, pictures in report.lacking.items():
        for picture in pictures:
            key = "elsewhere" if is_elsewhere(picture) else "lacking"
            told = {"cell": number + 1, "picture": escaped(picture)}
            lines.append(say(f"cli.page.{key}", language, **told))
    sys.stdout.write("".join(f"{line}\n" for line in lines))


def _make(options: argparse.Namespace) -> Report:
    """Write the page; what of the notebook plays on it."""
    check_library()
    _check(options.notebook, _page(options), options.language)
    from clans_widget.page.making.notebook import write_notebook

    if options.notebook.is_file():
        tell_begun("cli.page.begun", options.language)
    return write_notebook(
        options.notebook, _page(options), language=options.language, apart=options.apart
    )


def _page(options: argparse.Namespace) -> Path:
    path: Path = options.page or options.notebook.parent / f"{options.notebook.stem}.html"
    return path


def _check(notebook: Path, page: Path, language: str) -> None:
    """No notebook is written over, whatever shell has put its name into the command.

    Raises
    ------
    ExportError
    """
    if page.suffix.lower() == NOTEBOOK:
        raise ExportError(say("cli.page.two", language, file=page))
    if page.exists() and notebook.exists() and page.samefile(notebook):
        raise ExportError(say("cli.page.own", language, file=page))


def _parser(language: str) -> Parser:
    parser = Parser("clans-widget page", language, description=say("cli.page.about", language))
    add = parser.add_argument
    add("notebook", type=Path, metavar="NOTEBOOK", help=say("cli.page.notebook", language))
    add("page", type=Path, metavar="PAGE", nargs="?", help=say("cli.page.page", language))
    add("--apart", action="store_true", help=say("cli.page.apart", language))
    parser.ask_language()
    return parser
