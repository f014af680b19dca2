"""The console command ``clans-widget``.

Alone it opens the lessons, in a folder of the user's, in JupyterLab. Others of its commands print,
make pages, and look at what a class has handed in.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from clans_widget.core.extras import install
from clans_widget.core.handbook import for_teachers
from clans_widget.lessons.catalog import all_lessons, first_of, games, is_shipped
from clans_widget.lessons.copies import copy_lessons, remove_gone
from clans_widget.words import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    join,
    say,
)

from . import lab
from .commands import COMMANDS, command
from .first_page import DEFAULT_GAME, game_at_hand
from .parser import Parser
from .terminal import let_everything_be_said

DEFAULT_FOLDER: Final = Path("clans-lessons")

EXAMPLE: Final = "clans-widget print --help"

OWN: Final = ("--language", "--game", "--folder", "--version")
"""Our own options that JupyterLab could take for one of its own if they were misspelled."""

INTERRUPTED: Final = 130
"""The exit code after Ctrl+C, as shells have it."""

ALIKE: Final = 0.7
"""From here on an option is taken for one of ours, misspelled."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks; the exit code is 0 if that could be done."""
    let_everything_be_said()
    chosen = _chosen_language(arguments)
    name, rest = _command(sys.argv[1:] if arguments is None else arguments)
    if name:
        try:
            return command(name)(rest, chosen)
        except KeyboardInterrupt:
            print(say("cli.interrupted", chosen), file=sys.stderr)
            return INTERRUPTED
    options, others = _read(_parser(chosen), arguments, chosen)
    if find_spec("jupyterlab") is None:
        print(say("cli.no_jupyterlab", chosen, command=install("lab")), file=sys.stderr)
        return 1
    if options.game not in (None, *games()):
        known = join(games(), chosen)
        print(say("cli.no_lessons", chosen, game=options.game, games=known), file=sys.stderr)
        return 1
    return _open(options, others, chosen)


def _open(options: argparse.Namespace, others: Sequence[str], chosen: str) -> int:
    """Copy the lessons and run JupyterLab on them."""
    folder, game = options.folder, options.game or game_at_hand(options.folder)
    said = [_language_of_lessons(game, options.language)] if options.language else []
    languages = said or _languages_at_hand(folder, game)
    try:
        kept = [path for each in languages for path in copy_lessons(folder, each, game)]
        gone = [path for each in languages for path in remove_gone(folder, each, game)]
    except OSError as error:
        print(say("cli.no_copy", chosen, folder=folder, error=error.strerror), file=sys.stderr)
        return 1
    _report(kept, gone, folder, chosen)
    print(say("cli.start", chosen), flush=True)
    lab.open_lab(
        folder,
        [*filter(None, [options.game]), *said],
        # What stands in the source tree would change if it was run.
        {} if is_shipped(folder) else all_lessons(),
        language=chosen,
        browser=not options.no_browser and _has_screen(),
        options=others,
    )
    return 0


def _parser(language: str) -> Parser:
    folder_help = say("cli.folder", language, folder=DEFAULT_FOLDER)
    parser = Parser(
        "clans-widget",
        language,
        description=say("cli.about", language),
        epilog=" ".join(
            (say("cli.others", language), _told_commands(language), for_teachers(language))
        ),
    )
    parser.ask_language("cli.language_of_lessons", default=None)
    game_help = say("cli.game_of_lessons", language, game=DEFAULT_GAME)
    parser.add_argument("--game", metavar="GAME", help=game_help)
    parser.add_argument("--folder", type=Path, default=DEFAULT_FOLDER, help=folder_help)
    parser.add_argument("--no-browser", action="store_true", help=say("cli.no_browser", language))
    told = f"%(prog)s {version('clans-widget')}"
    version_help = say("cli.parser.version", language)
    parser.add_argument("--version", action="version", version=told, help=version_help)
    return parser


def _command(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The command that is given, and what belongs to it; its options may stand before it, too."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    for option in ("--language", "--game"):
        early.add_argument(option)
    try:
        _, others = early.parse_known_args(arguments)
    except argparse.ArgumentError:
        return "", []
    name = others[0] if others else ""
    if name not in COMMANDS:
        return "", []
    place = list(arguments).index(name)
    return name, [*arguments[:place], *arguments[place + 1 :]]


def _told_commands(language: str) -> str:
    commands = join(list(COMMANDS), language)
    return say("cli.command.list", language, commands=commands, example=EXAMPLE)


def _read(
    parser: argparse.ArgumentParser, arguments: Sequence[str] | None, language: str
) -> tuple[argparse.Namespace, list[str]]:
    """Our own options, and those that are handed to JupyterLab.

    What looks like one of ours, misspelled, is refused, and so is a word that belongs to no option.
    """
    options, others = parser.parse_known_args(arguments)
    if others and not others[0].startswith("-"):
        stray = say("cli.stray", language, word=others[0])
        parser.error(f"{stray} {_told_commands(language)}")
    for option in (other for other in others if other.startswith("--")):
        meant = get_close_matches(option.partition("=")[0], OWN, n=1, cutoff=ALIKE)
        if meant:
            parser.error(say("cli.misspelled", language, option=option, meant=meant[0]))
    return options, others


def _chosen_language(arguments: Sequence[str] | None) -> str:
    """The language to speak, also in the help, before the rest of the command line is read."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    early.add_argument("--language", choices=LANGUAGES, default=DEFAULT_LANGUAGE)
    try:
        return str(early.parse_known_args(arguments)[0].language)
    except argparse.ArgumentError:
        return DEFAULT_LANGUAGE


def _language_of_lessons(game: str, language: str) -> str:
    if first_of(game, language):
        return language
    print(say("cli.not_translated", language))
    return DEFAULT_LANGUAGE


def _languages_at_hand(folder: Path, game: str) -> list[str]:
    """Those of which there are copies; that of the command where there are none yet."""
    return [each for each in LANGUAGES if (folder / game / each).is_dir()] or [DEFAULT_LANGUAGE]


def _report(kept: Sequence[Path], gone: Sequence[Path], folder: Path, language: str) -> None:
    print(say("cli.lessons", language, folder=folder))
    for path in kept:
        print(say("cli.kept", language, file=path))
    for path in gone:
        print(say("cli.gone", language, file=path))


def _has_screen() -> bool:
    """Whether a browser could show itself: without a display server only the address helps."""
    if not sys.platform.startswith("linux"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
