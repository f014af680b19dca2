"""The command ``clans-widget site FOLDER``: the lessons as a site whose boards play."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from clans_widget.core.extras import install
from clans_widget.core.games import GameFolder
from clans_widget.core.ledger import ForeignFile
from clans_widget.lessons.catalog import games, lessons_of
from clans_widget.page.making.errors import BuildError
from clans_widget.page.making.games import playable
from clans_widget.words import LANGUAGES, say, words

from .parser import Parser

NEEDED: Final = ("markdown_it", "mdit_py_plugins", "latex2mathml")
"""What reads the text of a notebook: the extra ``site`` brings it."""

DEFAULT_GAMES: Final = "clans"
"""Of the others a person asks an author first."""


def main(arguments: Sequence[str], language: str) -> int:
    """Do what the command line asks; the exit code is 0 if that could be done."""
    options = _parser(language).parse_args(arguments)
    try:
        chosen = _make(options, language)
    except (BuildError, ForeignFile) as error:
        sys.stderr.write(f"{error.in_language(language)}\n")
        return 1
    except OSError as error:
        told = say("cli.site.no_write", language, folder=options.folder, error=error.strerror)
        sys.stderr.write(f"{told}\n")
        return 1
    look = f"python -m http.server --bind 127.0.0.1 --directory {options.folder}"
    sys.stdout.write(f"{say('cli.site.done', language, folder=options.folder, command=look)}\n")
    ask_for([playable()[name] for name in chosen], language)
    return 0


def ask_for(games: Iterable[GameFolder], language: str) -> None:
    """Say whom to ask before something with these games is published."""
    for game in games:
        if game.author:
            told = say("cli.site.ask", language, game=game.name, author=game.author)
            sys.stdout.write(f"{told}\n")


def check_library() -> None:
    """Say what is to be installed where it is not.

    Raises
    ------
    BuildError
    """
    missing = [package for package in NEEDED if find_spec(package) is None]
    if missing:
        raise BuildError("cli.site.no_library", library=missing[0], command=install("site"))


def tell_begun(key: str, language: str, **values: object) -> None:
    """Say at once, wherever the output goes, what is being done: it takes a while."""
    sys.stdout.write(f"{say(key, language, **values)}\n")
    sys.stdout.flush()


def _make(options: argparse.Namespace, language: str) -> list[str]:
    """Write the site; the games on it."""
    check_library()
    from clans_widget.page.making.site import write_site

    chosen = [name.strip() for name in options.games.split(",") if name.strip()]
    lessons = {
        (game, code): [path for path in lessons_of(game, code) if path.suffix == ".ipynb"]
        for game in games()
        for code in LANGUAGES
    }

    def begin(code: str) -> None:
        tell_begun("cli.site.language", language, name=words(code).say("language"))

    tell_begun("cli.site.begun", language, count=len(LANGUAGES))
    write_site(options.folder, chosen, lessons, begin)
    return chosen


def _parser(language: str) -> Parser:
    parser = Parser("clans-widget site", language, description=say("cli.site.about", language))
    add = parser.add_argument
    add("folder", type=Path, metavar="FOLDER", help=say("cli.site.folder", language))
    told = say("cli.site.games", language, games=DEFAULT_GAMES)
    add("--games", metavar="GAMES", default=DEFAULT_GAMES, help=told)
    parser.ask_language("cli.language_of_site")
    return parser
