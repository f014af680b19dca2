"""The record of a game of Clans: its form, and what its headers say of cards and board (S2, C1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import ClassVar, Final

from clans_widget.core.records import record
from clans_widget.core.records.form import Form
from clans_widget.core.records.headers import Headers

from .board.board import Board, a_board
from .board.territory import TERRITORY
from .errors import GameError
from .move import Move
from .rules.cards import SECRET
from .rules.setup import MOST_PLAYERS, check_players

FORM: Final = Form(
    game="Clans",
    move=rf"{TERRITORY}-{TERRITORY}(?::{TERRITORY}(?:,{TERRITORY})*+)?",
    place=TERRITORY,
    read_move=Move.from_text,
    examples={"move": "A1-A2", "arrows": "A1-A2,B3-B4", "place": "A1", "places": "A1,B2"},
)

OPEN: Final = "open"
"""What the header ``Cards`` says of a game that goes on after its cards have been shown."""

CLOSED: Final = "secret"
"""What it says of a game that is only imagined: also its end turns no card over."""

_CARDS: Final = "Cards"
_CLANS: Final = tuple(f"Clan{number}" for number in range(1, MOST_PLAYERS + 1))
_BOARD: Final = "Board"
_OWN: Final = (*_CLANS, _CARDS, _BOARD)


class Record(record.Record):
    """A whole game of Clans as text has it.

    Examples
    --------
    >>> record = Record.from_text('[Event "Lesson"] {Hello!} 1. A1-A2 (1. A3-A4) 2. B1-B2')
    >>> record.headers["Event"], record.opening.comment, [str(e.move) for e in record.line]
    ('Lesson', 'Hello!', ['A1-A2', 'B1-B2'])
    >>> Record.from_text(record.to_text()) == record
    True
    """

    form: ClassVar[Form] = FORM


def headers(
    players: Sequence[str],
    clans: Mapping[str, str],
    position: str,
    others: Mapping[str, str] | None = None,
    *,
    cards: str = "",
    board: Board | None = None,
) -> dict[str, str]:
    """The headers of a record: who plays, with which clans, from where.

    Parameters
    ----------
    players : sequence of str
    clans : mapping of str to str
        The clan of each player, ``"?"`` where it is secret.
    position : str
        Where the game begins, in the notation.
    others : mapping of str to str, optional
        Whatever else is said.
    cards : str
        :data:`OPEN`, :data:`CLOSED`, or nothing where the cards are as in any game (F3).
    board : Board, optional
        The standard board by default, of which nothing is said.

    Raises
    ------
    GameError
        If one of the others cannot stand in a record.

    Examples
    --------
    >>> list(headers(["Ann", "Bob"], {"Ann": "red", "Bob": "?"}, "...", {"Event": "Lesson"}))
    ['Game', 'Player1', 'Clan1', 'Player2', 'Clan2', 'Position', 'Event']
    """
    own = dict(zip(_CLANS, (clans[name] for name in players), strict=False))
    if cards:
        own[_CARDS] = cards
    if a_board(board) != Board.standard():
        own[_BOARD] = _named(a_board(board))
    said = Headers(FORM.game, tuple(players), position, own, others or {})
    return said.to_record(kept=_OWN)


def read_headers(record: Mapping[str, str]) -> tuple[Headers, dict[str, str], str | None]:
    """What the headers of a record say, the clan of each player, and what they say of the cards.

    Raises
    ------
    GameError
        If it is the record of another game, or a header is missing or says what it cannot.
    """
    read = Headers.of(record, FORM.game, _OWN, count=check_players)
    cards = read.own.get(_CARDS)
    if cards not in (None, OPEN, CLOSED):
        raise GameError("clans.game.cards", found=cards, open=OPEN, secret=CLOSED)
    clans = (read.own.get(name, SECRET) for name in _CLANS)
    return read, dict(zip(read.players, clans, strict=False)), cards


def check_board(said: Headers, board: Board | None) -> None:
    """Raise if a record names another board than the one that it is to be read on.

    Parameters
    ----------
    said : Headers
        Of the record. Those of older records name none.
    board : Board, optional
        The standard board by default.

    Raises
    ------
    BoardError
        If this is no board.
    GameError
        If it is another one.
    """
    named = said.own.get(_BOARD)
    if named is not None and named != (given := _named(a_board(board))):
        example = "Game.from_text(text, board=board)"
        raise GameError("clans.game.board", said=named, given=given, example=example)


def _named(board: Board) -> str:
    """A board in short, by all that the rules see of it: a map may be painted in another way."""
    seen = [(land.id, land.region, land.terrain, land.neighbors) for land in board]
    return f"{len(board)} {sha256(repr(seen).encode()).hexdigest()[:8]}"
