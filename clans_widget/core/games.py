"""The games that the package has: each is a folder that says so in ``game.toml``.

What else a game has is read from its folder, too. So whoever brings a game changes nothing that
is there.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

PACKAGE: Final = "clans_widget"

ABOUT: Final = "game.toml"
QUICK: Final = "game.json"

CELLS: Final = ("play", "editor", "own")

WIDGET: Final = "widget"
"""The part of a game in which its widgets stand."""


class GameFolder(NamedTuple):
    """A game, as its folder says it.

    Attributes
    ----------
    folder : str
        The name of its package.
    name : str
        What the game is called.
    author : str
        Whom to ask before a site with it is published; empty where nobody need be asked.
    is_traditional : bool
        Whether it belongs to nobody, neither an author nor a publisher.
    widgets : tuple of str
        The classes of its widgets that stand at the top of the package, too.
    cells : dict of str to str
        Code for readers, by what it is for: ``play``, ``editor`` and ``own``, as far as there is
        any.
    """

    folder: str
    name: str
    author: str
    is_traditional: bool
    widgets: tuple[str, ...]
    cells: dict[str, str]


@cache
def game_folders() -> dict[str, GameFolder]:
    """All games that are there, by the names of their packages.

    Examples
    --------
    >>> game_folders()["clann"].name, game_folders()["clans"].widgets
    ('CLANN', ('ClansWidget', 'PositionEditor'))
    """
    folders = sorted(each.name for each in files(PACKAGE).iterdir() if _about(each))
    return {folder: _read(folder) for folder in folders}


def name_of(game: str) -> str:
    """What the game of a package is called; what is no game is called as its package.

    Examples
    --------
    >>> name_of("clann"), name_of("nim")
    ('CLANN', 'nim')
    """
    return game_folders()[game].name if game in game_folders() else game


def is_traditional(game: str) -> bool:
    """Whether the game of a package says that it belongs to nobody.

    Examples
    --------
    >>> is_traditional("clans"), is_traditional("nim")
    (False, False)
    """
    return game in game_folders() and game_folders()[game].is_traditional


def widget_of(name: str) -> Any:
    """The class of a game's widget; ``None`` if no game has one of this name.

    Examples
    --------
    >>> widget_of("ChessWidget") is None
    True
    """
    for game in game_folders().values():
        if name in game.widgets:
            return getattr(import_module(f"{PACKAGE}.{game.folder}.{WIDGET}"), name)
    return None


def load_all() -> None:
    """Load the rules and the words of every game: then each can be recognized by its text."""
    for game in game_folders():
        import_module(f"{PACKAGE}.{game}")


def _about(folder: Traversable) -> dict[str, Any]:
    """What a folder says of itself, if it is that of a game. A page has it as JSON."""
    if (quick := folder / QUICK).is_file():
        return dict(json.loads(quick.read_text("utf-8")))
    if (about := folder / ABOUT).is_file():
        import tomllib

        return tomllib.loads(about.read_text("utf-8"))
    return {}


def _read(folder: str) -> GameFolder:
    told = _about(files(PACKAGE) / folder)
    cells = {name: code.strip() for name in CELLS if (code := told.get(name))}
    return GameFolder(
        folder,
        told["name"],
        told.get("author", ""),
        bool(told.get("traditional")),
        tuple(told.get("widgets", ())),
        cells,
    )
