"""The command ``clans-widget page NOTEBOOK``: a notebook of one's own as a page that plays."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from clans_widget.export.errors import ExportError
from clans_widget.page.making.errors import BuildError
from clans_widget.page.making.games import playable
from clans_widget.words import say

from .parser import Parser
from .site import ask_for, check_library

NOTEBOOK: Final = ".ipynb"


def main(arguments: Sequence[str], language: str) -> int:
    """Do what the command line asks; the exit code is 0 if that could be done."""
    options = _parser(language).parse_args(arguments)
    try:
        games = _make(options)
    except BuildError as error:
        sys.stderr.write(f"{error.in_language(language)}\n")
        return 1
    except ExportError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{say('cli.page.done', language, file=_page(options))}\n")
    ask_for([playable()[game] for game in games], language)
    return 0


def _make(options: argparse.Namespace) -> Sequence[str]:
    """Write the page; the games on it."""
    check_library()
    _check(options.notebook, _page(options), options.language)
    from clans_widget.page.making.notebook import write_notebook

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
