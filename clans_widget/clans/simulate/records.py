"""Random games as records that the engine can replay."""

from __future__ import annotations

from collections.abc import Iterable

from clans_widget.clans import Entry, Move, Position, Record
from clans_widget.clans.record import headers
from clans_widget.clans.rules.cards import SECRET
from clans_widget.words import DEFAULT_LANGUAGE, player_name


def record_of(start: Position, moves: Iterable[Move]) -> Record:
    """The record of a game in which no cards were dealt.

    Examples
    --------
    >>> record = record_of(Position.start(seed=7), [Move("A1", "A2")])
    >>> record.headers["Player2"], record.headers["Clan2"], [str(e.move) for e in record.line]
    ('Player 2', '?', ['A1-A2'])
    """
    # The same whatever language is in use; where names are shown, these are translated.
    names = tuple(player_name(number + 1, DEFAULT_LANGUAGE) for number in range(start.players))
    secret = dict.fromkeys(names, SECRET)
    said = headers(names, secret, start.to_text(), board=start.board)
    return Record(said, line=tuple(Entry(move) for move in moves))
