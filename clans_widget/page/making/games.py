"""The games that a site can have, and which of them a cell names."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from clans_widget.core.games import GameFolder, game_folders

PAGES: Final = ("play", "editor")
"""The cells of a game that are pages of a site."""


@cache
def playable() -> dict[str, GameFolder]:
    """All games that a site can have, by the names of their packages: those with such a page.

    Examples
    --------
    >>> {game.name for game in playable().values()} >= {"CLANN", "Clans"}
    True
    """
    found = game_folders().items()
    return {folder: game for folder, game in found if {*PAGES} & game.cells.keys()}


def pages_of(game: str) -> tuple[str, ...]:
    """The pages of a site that a game has besides its lessons.

    Examples
    --------
    >>> pages_of("clann")
    ('play', 'editor')
    """
    return tuple(page for page in PAGES if page in game_folders()[game].cells)


def games_in(code: str) -> tuple[str, ...]:
    """The names of the packages of the games that a cell names.

    Parameters
    ----------
    code : str
        Of the cell. It names the package, or one of the game's widgets.

    Examples
    --------
    >>> games_in("ClannWidget(game)"), games_in("from clans_widget.clans import exercises")
    (('clann',), ('clans',))
    >>> games_in("from clans_widget import Quiz"), games_in("clansmen = 3")
    ((), ())
    """
    return tuple(game for game in playable() if _names_of(game).search(code))


@cache
def _names_of(game: str) -> re.Pattern[str]:
    """What names a game in code: its package, as a word of its own, or a widget."""
    names = "|".join(map(re.escape, (game, *game_folders()[game].widgets)))
    return re.compile(rf"\b(?:{names})\b", re.IGNORECASE)
