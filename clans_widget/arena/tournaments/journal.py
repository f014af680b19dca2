"""Games of a tournament in a file: each is written as soon as it is over."""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, Generic

from clans_widget.arena.contest import Contest, P
from clans_widget.arena.errors import PlayersError
from clans_widget.arena.played import Fault, Played

from .fixtures import Fixture

_BEGINNING: Final = '{"setup": '
"""Of every line; the rest of the last one may be missing."""


class Journal(Generic[P]):
    """A file of finished games, one line of JSON for each.

    Parameters
    ----------
    path : str or path
        A file to begin or to go on with. A line that was cut off by a crash is passed over.
    kind : type
        The class of its games.
    """

    def __init__(self, path: str | Path, kind: type[P]) -> None:
        self.path: Final = Path(path)
        self._kind: Final = kind

    def games(self) -> Iterator[P]:
        """All games in the file.

        Raises
        ------
        PlayersError
            If something else stands in the file.
        """
        try:
            lines = self.path.read_text("utf-8").splitlines() if self.path.exists() else []
        except (OSError, ValueError):
            raise PlayersError("players.journal", path=str(self.path)) from None
        return (game for game in map(self._read, lines) if game is not None)

    def found(self, contest: Contest[Any, P], fixtures: Iterable[Fixture]) -> dict[Fixture, P]:
        """Those of the games that are in the file already: their records begin alike."""
        known = {_key_of(contest, game): game for game in self.games()}
        if not known:
            return {}
        keys = {fixture: _key(contest, fixture) for fixture in fixtures}
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

    def _read(self, line: str) -> P | None:
        try:
            return played_from(json.loads(line), self._kind)
        except (ValueError, TypeError, KeyError, AttributeError):
            if line.startswith(_BEGINNING):
                return None
            raise PlayersError("players.journal", path=str(self.path)) from None


def played_from(fields: Mapping[str, Any], kind: type[P]) -> P:
    """A game from its fields, as JSON knows them."""
    values: dict[str, Any] = {
        name: tuple(v) if isinstance(v, list) else v for name, v in fields.items()
    }
    values["fault"] = Fault(**values["fault"]) if values["fault"] else None
    return kind(**values)


def _key(contest: Contest[Any, Any], fixture: Fixture) -> Hashable:
    record = contest.record(contest.game(fixture.players, fixture.deal))
    return fixture.setup, tuple(record.headers.items())


def _key_of(contest: Contest[Any, Any], game: Played) -> Hashable:
    record = contest.kind_of_record.from_text(game.record)
    return game.setup, tuple(record.headers.items())
