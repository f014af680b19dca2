"""A game of NEWTITLE, and its record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from clans_widget.core import game
from clans_widget.core.errors import GameError
from clans_widget.core.records.form import Form
from clans_widget.core.records.headers import checked_names, listed
from clans_widget.core.records.record import Record as AnyRecord

from .position import Position, Turn

PLAYERS: Final = 2

EXAMPLES: Final = {"move": "B2", "arrows": "A1-B2", "place": "B2", "places": "A1,B2"}
"""What is shown to those whose text cannot be read."""


class Record(AnyRecord):
    """The record of a game: what its moves and places look like."""

    form: ClassVar[Form] = Form("NEWTITLE", "[A-C][1-3]", "[A-C][1-3]", str, EXAMPLES)


class Game(game.Game[Position, Turn]):
    """A game of NEWTITLE, from its beginning on: :meth:`new`, or :meth:`from_text`.

    Examples
    --------
    >>> game = Game.new(["Ann", "Bob"])
    >>> turn = game.play("B2")
    >>> game.position.mover, Game.from_text(game.to_text()).position == game.position
    (2, True)
    """

    kind_of_record: ClassVar[type[AnyRecord]] = Record

    @staticmethod
    def new(players: Sequence[str], *, position: Position | None = None) -> Game:
        """A new game.

        Parameters
        ----------
        players : sequence of str
            Two names.
        position : Position, optional
            Begin here.

        Raises
        ------
        GameError
            If there are not two players, or they have the same name.
        """
        names = listed(players)
        if len(names) != PLAYERS:
            raise GameError("game.seats", count=len(names), seats=str(PLAYERS))
        return Game(checked_names(names), position or Position())

    @classmethod
    def _read_position(cls, text: str) -> Position:
        return Position.from_text(text)
