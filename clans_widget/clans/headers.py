"""What the headers of a game's record say: who plays, with which clans, from where."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from .errors import GameError
from .notation import check_players
from .rules.cards import SECRET

GAME: Final = "Clans"

_PLAYER: Final = re.compile("Player[1-9]")
_OTHER: Final = re.compile(r"(?!Game$|Position$|(?:Player|Clan)[1-9]$)[A-Za-z][A-Za-z0-9_]*")


class Headers(NamedTuple):
    """The headers of a record, read.

    Attributes
    ----------
    clans : mapping of str to str
        The clan of each player, ``"?"`` where it is secret; the players in their order.
    position : str
        Where the game begins, in the notation.
    others : mapping of str to str
        Whatever else is said.

    Examples
    --------
    >>> headers = Headers(("Ann", "Bob"), {"Ann": "red", "Bob": "?"}, "...", {"Event": "Lesson"})
    >>> list(headers.to_record())
    ['Game', 'Player1', 'Clan1', 'Player2', 'Clan2', 'Position', 'Event']
    >>> Headers.of(headers.to_record()) == headers
    True
    """

    players: tuple[str, ...]
    clans: Mapping[str, str]
    position: str
    others: Mapping[str, str]

    def to_record(self) -> dict[str, str]:
        """The headers as a record has them.

        Raises
        ------
        GameError
            If one of the others cannot stand in a record.
        """
        headers = {"Game": GAME}
        for number, name in enumerate(self.players, start=1):
            headers[f"Player{number}"] = name
            headers[f"Clan{number}"] = self.clans[name]
        headers["Position"] = self.position
        for name, value in self.others.items():
            if not _OTHER.fullmatch(name) or not isinstance(value, str):
                raise GameError("game.header_name", name=name)
        return {**headers, **self.others}

    @staticmethod
    def of(record: Mapping[str, str]) -> Headers:
        """Read the headers of a record.

        Raises
        ------
        GameError
            If it is the record of another game, or a header is missing.
        """
        if record.get("Game", GAME) != GAME:
            raise GameError("game.other_game", name=record["Game"])
        numbers = range(1, 1 + sum(_PLAYER.fullmatch(name) is not None for name in record))
        check_players(len(numbers))
        try:
            players = tuple(record[f"Player{number}"] for number in numbers)
            position = record["Position"]
        except KeyError as missing:
            raise GameError("game.header", name=missing.args[0]) from None
        clans = [record.get(f"Clan{number}", SECRET) for number in numbers]
        others = {name: value for name, value in record.items() if _OTHER.fullmatch(name)}
        return Headers(players, dict(zip(players, clans, strict=True)), position, others)
