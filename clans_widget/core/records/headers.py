"""What the headers of a record say: which game, who plays, from where."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence, Set
from contextlib import suppress
from operator import index
from typing import Final, NamedTuple, SupportsIndex

from clans_widget.core.errors import GameError
from clans_widget.core.printable import as_seen, unprintable
from clans_widget.words import IN_USE, Voice

from .text import NAME_OF_HEADER

LONGEST_NAME: Final = 40

_PLAYER: Final = re.compile("Player[1-9]")
_OTHER: Final = re.compile(rf"(?!Game$|Position$|Player[1-9]$){NAME_OF_HEADER}")


class Headers(NamedTuple):
    """The headers of a record, read.

    Attributes
    ----------
    game : str
    players : tuple of str
    position : str
        Where the game begins, in the notation.
    own : mapping of str to str
        What this game says besides, after the players: who has which clan, for instance. What
        ends in a number stands with the player of that number.
    others : mapping of str to str
        Whatever else an author says.

    Examples
    --------
    >>> headers = Headers("Clans", ("Ann", "Bob"), "...", {"Clan1": "red"}, {"Event": "Lesson"})
    >>> list(headers.to_record())
    ['Game', 'Player1', 'Clan1', 'Player2', 'Position', 'Event']
    >>> Headers.of(headers.to_record(), "Clans", ["Clan1", "Clan2"]) == headers
    True
    """

    game: str
    players: tuple[str, ...]
    position: str
    own: Mapping[str, str]
    others: Mapping[str, str]

    def to_record(self, kept: Collection[str] = ()) -> dict[str, str]:
        """The headers as a record has them.

        Parameters
        ----------
        kept : collection of str
            What only this game itself may say.

        Raises
        ------
        GameError
            If one of the others cannot stand in a record.
        """
        headers = {"Game": self.game}
        for number, name in enumerate(self.players, start=1):
            headers[f"Player{number}"] = name
            headers.update((key, text) for key, text in self.own.items() if key[-1] == str(number))
        headers.update((key, text) for key, text in self.own.items() if not key[-1].isdigit())
        headers["Position"] = self.position
        for name, value in self.others.items():
            taken = name in self.own or name in kept or not _OTHER.fullmatch(name)
            if taken or not isinstance(value, str):
                raise GameError("game.header_name", name=name)
        return {**headers, **self.others}

    @staticmethod
    def of(
        record: Mapping[str, str],
        game: str,
        own: Sequence[str] = (),
        count: Callable[[int], object] = int,
    ) -> Headers:
        """Read the headers of a record.

        Parameters
        ----------
        record : mapping of str to str
        game : str
        own : sequence of str
            What this game may say besides.
        count : callable
            Raises if so many cannot play.

        Raises
        ------
        GameError
            If it is the record of another game, or a header is missing.
        """
        if not record:
            raise GameError("game.no_record", game=game)
        check_game(record, game)
        numbers = range(1, 1 + sum(_PLAYER.fullmatch(name) is not None for name in record))
        count(len(numbers))
        try:
            players = tuple(record[f"Player{number}"] for number in numbers)
            position = record["Position"]
        except KeyError as missing:
            raise GameError("game.header", name=missing.args[0]) from None
        others = {
            name: text for name, text in record.items() if name not in own and _OTHER.match(name)
        }
        found = {name: record[name] for name in own if name in record}
        return Headers(game, players, position, found, others)


def check_game(record: Mapping[str, str], game: str) -> None:
    """Raise if headers say that a record is of another game; none need say it.

    Raises
    ------
    GameError
        If they do.
    """
    if record.get("Game", game) != game:
        raise GameError("game.other_game", name=record["Game"], game=game)


def listed(players: object) -> tuple[object, ...]:
    """Players one by one, in their order.

    Raises
    ------
    GameError
        If they are not: a text is one name, and a set has no order.

    Examples
    --------
    >>> listed(["Ann", "Bob"])
    ('Ann', 'Bob')
    """
    if isinstance(players, str | bytes | Set | Mapping) or not isinstance(players, Iterable):
        raise GameError("game.names", given=players)
    return tuple(players)


def checked_names(players: Sequence[object]) -> tuple[str, ...]:
    """The names of the players of a game.

    Raises
    ------
    GameError
        If they are not named one by one, or one is no name, too long, or another's.

    Examples
    --------
    >>> checked_names(["Ann", "Bob"])
    ('Ann', 'Bob')
    """
    names: list[str] = []
    for name in listed(players):
        if not isinstance(name, str) or not as_seen(name):
            raise GameError("game.name")
        if sign := unprintable(name):
            raise GameError("game.sign", name=name, sign=f"U+{ord(sign):04X}")
        if len(name) > LONGEST_NAME:
            raise GameError("game.long_name", most=LONGEST_NAME)
        names.append(name)
    if len(set(map(as_seen, names))) < len(names):
        raise GameError("game.same_name")
    return tuple(names)


def names_of_all(players: Sequence[str], count: int, language: str = IN_USE) -> tuple[str, ...]:
    """The names of so many players: those who have none are numbered.

    Raises
    ------
    GameError
        If there are more names than players.

    Examples
    --------
    >>> names_of_all(["Ann"], 2, "fr")
    ('Ann', 'Joueur 2')
    """
    if left_over := tuple(players[count:]):
        raise GameError("game.no_seat", count=count, names=left_over)
    return tuple(map(Voice(language, tuple(players)).name, range(1, count + 1)))


def checked_seat(seat: int, players: int) -> int:
    """The number of a player, if one has it.

    Raises
    ------
    GameError
        If nobody has.

    Examples
    --------
    >>> checked_seat(2, players=2)
    2
    """
    if not 0 < seat <= players:
        raise GameError("game.seat", number=seat, last=players)
    return seat


def checked_count(players: SupportsIndex, seats: range, refusal: str) -> int:
    """How many play, if so many can.

    Parameters
    ----------
    players : int
    seats : range
        From the fewest that can play to the most.
    refusal : str
        Key of the game's sentence that says how many can: it is told ``count``, ``fewest`` and
        ``most``.

    Raises
    ------
    GameError
        If there are too few or too many, or this is no number.

    Examples
    --------
    >>> checked_count(3, range(2, 5), "go.game.players")
    3
    """
    with suppress(TypeError):
        number = index(players)
        if number in seats:
            return number
    given = repr(players) if isinstance(players, str) else players
    raise GameError(refusal, count=given, fewest=seats[0], most=seats[-1])
