"""Games of a tournament in a file: each is written as soon as it is over."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from clans_widget.clans import Record

from .errors import PlayersError
from .fixtures import Fixture
from .match import Fault, Played

_BEGINNING: Final = '{"setup": '
"""Of every line; the rest of the last one may be missing."""


class Journal:
    """A file of finished games, one line of JSON for each.

    Parameters
    ----------
    path : str or path
        A file to begin or to go on with. A line that was cut off by a crash is passed over.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> from clans_widget.clans.players import RandomPlayer, tournament
    >>> players = {"one": RandomPlayer(1), "other": RandomPlayer(2)}
    >>> with TemporaryDirectory() as folder:
    ...     result = tournament(players, setups=1, journal=Path(folder) / "games.jsonl")
    ...     tuple(Journal(Path(folder) / "games.jsonl").games()) == result.games
    True
    """

    def __init__(self, path: str | Path) -> None:
        self.path: Final = Path(path)

    def games(self) -> Iterator[Played]:
        """All games in the file.

        Raises
        ------
        PlayersError
            If something else stands in the file.
        """
        lines = self.path.read_text("utf-8").splitlines() if self.path.exists() else []
        return (game for game in map(self._read, lines) if game is not None)

    def found(self, fixtures: Iterable[Fixture]) -> dict[Fixture, Played]:
        """Those of the games that are in the file already."""
        known = {
            (game.setup, game.players, game.clans, _start(game)): game for game in self.games()
        }
        keys = {f: (f.setup, f.players, f.clans, f.start.to_text()) for f in fixtures}
        return {fixture: known[key] for fixture, key in keys.items() if key in known}

    def add(self, game: Played) -> None:
        """Write a game down; it is there when this returns."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a+", encoding="utf-8") as file:
            if not self._ends_a_line():
                file.write("\n")
            file.write(json.dumps(asdict(game)) + "\n")

    def _ends_a_line(self) -> bool:
        return self.path.read_bytes()[-1:] in (b"", b"\n")

    def _read(self, line: str) -> Played | None:
        try:
            return played_from(json.loads(line))
        except (ValueError, TypeError, KeyError, AttributeError):
            if line.startswith(_BEGINNING):
                return None
            raise PlayersError("players.journal", path=str(self.path)) from None


def played_from(fields: Mapping[str, Any]) -> Played:
    """A game from its fields, as JSON knows them."""
    values: dict[str, Any] = {
        name: tuple(v) if isinstance(v, list) else v for name, v in fields.items()
    }
    values["fault"] = Fault(**values["fault"]) if values["fault"] else None
    return Played(**values)


def _start(game: Played) -> str:
    """The text of the position in which a game began."""
    return Record.from_text(game.record).headers["Position"]
