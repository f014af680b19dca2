"""What a site has of each game: what its folder says in ``page.toml``."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

PACKAGE: Final = "clans_widget"

ABOUT: Final = "page.toml"

CELLS: Final = ("play", "editor")


class Playable(NamedTuple):
    """A game on a site.

    Attributes
    ----------
    folder : str
        Of its package.
    name : str
    author : str
        Whom to ask before a site with it is published; empty where nobody need be asked.
    cells : dict of str to str
        The code of the pages ``play`` and ``editor``.
    own : str
        The code of a notebook in which a reader plays a game of their own.
    """

    folder: str
    name: str
    author: str
    cells: dict[str, str]
    own: str


@cache
def playable() -> dict[str, Playable]:
    """All games that a site can have, by the names of their packages.

    Examples
    --------
    >>> [game.name for game in playable().values()]
    ['CLANN', 'Clans']
    """
    folders = sorted(each.name for each in files(PACKAGE).iterdir() if (each / ABOUT).is_file())
    return {folder: _read(folder) for folder in folders}


def name_of(game: str) -> str:
    """What the game of a package is called; without pages it is called as its package.

    Examples
    --------
    >>> name_of("clann"), name_of("nim")
    ('CLANN', 'nim')
    """
    return playable()[game].name if game in playable() else game


def games_in(code: str) -> tuple[str, ...]:
    """The names of the packages of the games that a cell names.

    Examples
    --------
    >>> games_in("ClannWidget(game)"), games_in("from clans_widget.clans import exercises")
    (('clann',), ('clans',))
    >>> games_in("from clans_widget import Quiz")
    ()
    """
    return tuple(
        game for game in playable() if re.search(rf"\b{game}(?!_widget)", code, re.IGNORECASE)
    )


def _read(folder: str) -> Playable:
    told = tomllib.loads((files(PACKAGE) / folder / ABOUT).read_text("utf-8"))
    cells = {name: told[name].strip() for name in CELLS}
    return Playable(folder, told["name"], told.get("author", ""), cells, told["own"].strip())
