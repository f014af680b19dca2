"""The file in which the game of a notebook is kept, so that it goes on the next day."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from clans_widget.words import LANGUAGES

from .session import content, notebook
from .write_file import write_file

ENDING: Final = ".game.json"
"""How the name of the file ends; it begins as that of the notebook."""


class KeptGame(NamedTuple):
    """A game as it was left.

    Attributes
    ----------
    record : str
        With all that is secret in it.
    bots : mapping of int to str
        The levels of the bots, by their seats.
    step : int
        The one that was shown.
    """

    record: str
    bots: Mapping[int, str]
    step: int


class GameFile:
    """The file of the notebook that is open; where that cannot be known, nothing is kept.

    Examples
    --------
    >>> file = GameFile()
    >>> file.keep(KeptGame("", {}, 0))
    >>> file.read() is None
    True
    """

    def __init__(self) -> None:
        path = notebook()
        self._path = game_file_of(path) if path else None
        self._written: KeptGame | None = None

    def read(self) -> KeptGame | None:
        """What is kept; ``None`` if that is nothing, or cannot be read: it may be anybody's."""
        found = content(self._path) if self._path else None
        return _kept(found) if isinstance(found, dict) else None

    def keep(self, game: KeptGame) -> None:
        """Keep a game in place of what was kept.

        Raises
        ------
        OSError
            If it cannot be written.
        """
        if self._path and game != self._written:
            write_file(self._path, json.dumps(game._asdict(), ensure_ascii=False))
            self._written = game

    def put_aside(self) -> None:
        """What is in the file is of no use here: give it another name, if there is such a file."""
        if self._path:
            with suppress(OSError):
                self._path.replace(self._path.with_name(f"{self._path.name}.old"))


def game_file_of(notebook: Path) -> Path:
    """Where the game of a notebook is kept: beside it.

    Where it stands in the folder of a language that is beside this folder: whoever opens the
    notebook of the same name in another language goes on with the same game.

    Parameters
    ----------
    notebook : Path

    Examples
    --------
    >>> game_file_of(Path("clans/fr/own-game.ipynb")).as_posix()
    'clans/own-game.game.json'
    >>> game_file_of(Path("games/evening.ipynb")).as_posix()
    'games/evening.game.json'
    """
    folder = notebook.parent
    return (folder.parent if folder.name in LANGUAGES else folder) / f"{notebook.stem}{ENDING}"


def _kept(found: Mapping[str, Any]) -> KeptGame | None:
    record, bots, step = (found.get(name) for name in KeptGame._fields)
    if not isinstance(record, str) or not isinstance(bots, dict) or type(step) is not int:
        return None
    seats = {int(seat): level for seat, level in bots.items() if seat.isdecimal()}
    return KeptGame(record, {seat: str(level) for seat, level in seats.items()}, step)
