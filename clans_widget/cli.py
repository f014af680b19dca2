"""The console command ``clans-widget``: the lessons, in a folder of the user's, in JupyterLab."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from filecmp import cmp
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from .words import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    join,
    say,
)

DEFAULT_FOLDER: Final = Path("clans-lessons")

DEFAULT_GAME: Final = "clans"

TOUR: Final = "00-quick-tour.ipynb"

INSTALL: Final = "pip install 'clans-widget[lab]'"


def lessons_folder() -> Path:
    """The folder with the lessons: in it one for each game, in these one for each language.

    It is in the package where that was installed, and beside it in the source tree.

    Examples
    --------
    >>> (lessons_folder() / "clans" / "en").is_dir()
    True
    """
    package = Path(__file__).parent
    installed = package / "lessons"
    return installed if installed.is_dir() else package.parent / "notebooks"


def games() -> list[str]:
    """The games that have lessons.

    Examples
    --------
    >>> "clans" in games()
    True
    """
    return sorted(tour.parents[1].name for tour in lessons_folder().glob(f"*/en/{TOUR}"))


def copy_lessons(folder: Path, language: str, game: str = DEFAULT_GAME) -> list[Path]:
    """Copy the lessons of a game in a language into a folder, under ``folder/game/language``.

    Parameters
    ----------
    folder : Path
        Made if it isn't there.
    language : str
        One of :data:`clans_widget.words.LANGUAGES`.
    game : str
        One of :func:`games`.

    Returns
    -------
    list of Path
        The files that stay as they are, since they differ from the lessons shipped.
    """
    source = lessons_folder()
    kept = []
    for lesson in _files(source / game / language):
        copy = folder / lesson.relative_to(source)
        if not copy.exists():
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(lesson.read_bytes())
        elif not cmp(lesson, copy, shallow=False):
            kept.append(copy)
    return kept


def open_lab(folder: Path, tour: str, *, browser: bool) -> None:
    """Run JupyterLab on a notebook in a folder until the user stops it.

    Parameters
    ----------
    folder : Path
        What JupyterLab shows.
    tour : str
        The notebook, from there.
    browser : bool
        Whether to open a browser, too. The address is printed in any case.

    Raises
    ------
    ImportError
        If JupyterLab is not installed.
    """
    from jupyterlab.labapp import LabApp

    options = [f"--ServerApp.root_dir={folder.resolve()}", f"--LabApp.default_url=/lab/tree/{tour}"]
    if not browser:
        options.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        options.append("--allow-root")
    LabApp.launch_instance(argv=options)


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks; the exit code is 0 if that could be done."""
    chosen = _chosen_language(arguments)
    options = _parser(chosen).parse_args(arguments)
    if find_spec("jupyterlab") is None:
        print(say("cli.no_jupyterlab", chosen, command=INSTALL), file=sys.stderr)
        return 1
    if options.game not in games():
        known = join(games(), chosen)
        print(say("cli.no_lessons", chosen, game=options.game, games=known), file=sys.stderr)
        return 1
    return _open(options, chosen)


def _open(options: argparse.Namespace, chosen: str) -> int:
    """Copy the lessons and run JupyterLab on them."""
    game, language = options.game, _language_of_lessons(options.game, chosen)
    try:
        _report(copy_lessons(options.folder, language, game), options.folder, chosen)
    except OSError as error:
        print(
            say("cli.no_copy", chosen, folder=options.folder, error=error.strerror), file=sys.stderr
        )
        return 1
    print(say("cli.start", chosen), flush=True)
    browser = not options.no_browser and _has_screen()
    open_lab(options.folder, f"{game}/{language}/{TOUR}", browser=browser)
    return 0


def _parser(language: str) -> argparse.ArgumentParser:
    folder_help = say("cli.folder", language, folder=DEFAULT_FOLDER)
    parser = argparse.ArgumentParser("clans-widget", description=say("cli.about", language))
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=DEFAULT_LANGUAGE,
        help=say("cli.language", language),
    )
    game_help = say("cli.game", language, game=DEFAULT_GAME)
    parser.add_argument("--game", metavar="GAME", default=DEFAULT_GAME, help=game_help)
    parser.add_argument("--folder", type=Path, default=DEFAULT_FOLDER, help=folder_help)
    parser.add_argument("--no-browser", action="store_true", help=say("cli.no_browser", language))
    parser.add_argument(
        "--version", action="version", version=f"%(prog)s {version('clans-widget')}"
    )
    return parser


def _chosen_language(arguments: Sequence[str] | None) -> str:
    """The language to speak, also in the help, before the rest of the command line is read."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    early.add_argument("--language", choices=LANGUAGES, default=DEFAULT_LANGUAGE)
    try:
        return str(early.parse_known_args(arguments)[0].language)
    except argparse.ArgumentError:
        return DEFAULT_LANGUAGE


def _language_of_lessons(game: str, language: str) -> str:
    if (lessons_folder() / game / language / TOUR).exists():
        return language
    print(say("cli.not_translated", language))
    return DEFAULT_LANGUAGE


def _report(kept: Sequence[Path], folder: Path, language: str) -> None:
    print(say("cli.lessons", language, folder=folder))
    for path in kept:
        print(say("cli.kept", language, file=path))


def _files(folder: Path) -> Iterator[Path]:
    """The files of a folder, without those that editors hide in it."""
    for path in sorted(folder.rglob("*")):
        hidden = any(part.startswith(".") for part in path.relative_to(folder).parts)
        if path.is_file() and not hidden:
            yield path


def _has_screen() -> bool:
    """Whether a browser could show itself: without a display server only the address helps."""
    if not sys.platform.startswith("linux"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


if __name__ == "__main__":
    sys.exit(main())
