"""A game of Clans: secret cards, and the turns so far (S2, F3)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from clans_widget.core import game
from clans_widget.core.argument_types import check_arguments
from clans_widget.core.records.record import Record as AnyRecord

from .board.board import Board
from .errors import GameError
from .move import Move
from .position import Position
from .record import CLOSED, OPEN, Record, check_board, headers, read_headers
from .rules.cards import Cards
from .rules.ending import Result, result
from .rules.reveal import with_reveal
from .rules.setup import seated, starter
from .rules.steps import Step
from .rules.turn import Turn


class Game(game.Game[Position, Turn]):
    """A game of Clans, from its set-up on: :meth:`new` or :meth:`from_text`.

    Attributes
    ----------
    players : tuple of str
        Names; player 1 is the first.
    start : Position
        The position before the first turn.
    headers : dict of str to str
        Whatever else the record should say in its headers.

    Examples
    --------
    >>> game = Game.new(players=["Ann", "Bob"], seed=7, cards_seed=7, first="Ann")
    >>> turn = game.play("A1-A2")
    >>> game.position.mover, len(game.turns)
    (2, 1)
    >>> game.clans(), sorted(game.clans(seen_by="Ann").values())
    ({'Ann': '?', 'Bob': '?'}, ['?', 'green'])
    """

    kind_of_record: ClassVar[type[AnyRecord]] = Record

    def __init__(self, players: Sequence[str], start: Position, cards: Cards) -> None:
        super().__init__(players, start)
        self._cards = cards
        self._imagined = False  # a variation of a secret game: its end reveals no card
        self._opened = start.is_over

    @staticmethod
    def new(
        players: Sequence[str],
        *,
        seed: int | str | None = None,
        cards_seed: int | str | None = None,
        first: str | None = None,
        clans: Mapping[str, str] | None = None,
        position: Position | None = None,
        board: Board | None = None,
    ) -> Game:
        """Set a game up: huts at random, a secret clan card for each, and who begins (S1 to S3).

        Parameters
        ----------
        players : sequence of str
            2 to 4 names, all different.
        seed : int or str, optional
            The same seed gives the same huts and the same starting player.
        cards_seed : int or str, optional
            The same seed deals the same cards: whoever knows it knows them all. Without one
            they are dealt by the system's randomness and cannot be worked out from
            ``seed``: huts are public, so a small seed is soon found by trying.
        first : str, optional
            Who begins, instead of drawing lots.
        clans : mapping of str to str, optional
            Clans of the players instead of dealing cards; ``"?"`` for one that nobody knows.
        position : Position, optional
            Begin here, with the player whose turn it is there.
        board : Board, optional
            The standard board by default.

        Raises
        ------
        GameError
            If the players, the cards or the position do not go together.
        """
        names = seated(players)
        cards = Cards.deal(names, cards_seed) if clans is None else Cards(names, clans)
        if position is None:
            position = Position.start(board, players=len(names), seed=seed)
            position = position._replace(mover=starter(len(names), seed))
        return Game(names, _begun_by(first, names, position), cards)

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns so far."""
        return self.events

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of all turns so far."""
        return tuple(step for turn in self.events for step in turn.steps)

    @property
    def is_open(self) -> bool:
        """Whether the cards lie open: the game has ended once, so that they were shown (F3).

        Whoever then takes turns back plays on with open cards: what was seen stays seen.
        """
        return self._opened or (self.position.is_over and not self._imagined)

    @check_arguments
    def clans(self, *, seen_by: str | None = None) -> dict[str, str]:
        """The clan of each player as far as the asker may know it, else ``"?"`` (S2, F3).

        Parameters
        ----------
        seen_by : str, optional
            The player who asks; without one, somebody who may see no card. Once the cards lie
            open, everybody may know them: see :attr:`is_open`.

        Raises
        ------
        GameError
            If the asker is not a player.
        """
        seen = self._cards.seen_by(seen_by)
        return self._cards.revealed() if self.is_open else seen

    def result(self) -> Result | None:
        """Totals and winners (F3, F4); ``None`` while the game runs or a clan is not known."""
        return result(self.position, self.clans())

    @check_arguments
    def record(self, *, seen_by: str | None = None, secrets: bool = False) -> AnyRecord:
        """The game as a record, with the clans that the asker may know.

        Parameters
        ----------
        seen_by : str, optional
            As in :meth:`clans`.
        secrets : bool
            Write all clans: for whoever keeps the game, never for a player.

        Raises
        ------
        GameError
            If the asker is not a player, or one of :attr:`headers` cannot stand in a record.
        """
        clans = self._cards.revealed() if secrets else self.clans(seen_by=seen_by)
        goes_on_open = self.is_open and not self.position.is_over
        cards = CLOSED if self._imagined else OPEN if goes_on_open else ""
        start, board = self.start.to_text(), self.start.board
        said = headers(self.players, clans, start, self.headers, cards=cards, board=board)
        return Record(said, self.notes[0], self._past.entries)

    @check_arguments
    def to_text(self, *, seen_by: str | None = None, secrets: bool = False) -> str:
        """The text of :meth:`record`; :meth:`from_text` reads it back."""
        return self.record(seen_by=seen_by, secrets=secrets).to_text()

    @classmethod
    @check_arguments
    def from_text(
        cls, text: str, *, board: Board | None = None, draw: Collection[str] = ()
    ) -> Game:
        """Read a record and play it.

        Parameters
        ----------
        text : str
        board : Board, optional
            On which the game is played; the standard board by default.
        draw : collection of str
            Players who draw a card if the record does not tell theirs: one of the cards that it
            does not tell, by the system's randomness.

        Raises
        ------
        NotationError
            If the text is not a record.
        GameError
            If a header is missing, the record names another board, one of its moves cannot be
            played, or somebody draws who does not play.
        """
        record = Record.from_text(text)
        said, clans, cards = read_headers(record.headers)
        check_board(said, board)
        start = Position.from_text(said.position, board=board)
        held = Cards(said.players, clans).drawn_by(draw)
        game = Game.new(said.players, clans=held.revealed(), position=start)
        game._imagined = cards == CLOSED
        game._opened = not game._imagined and (game._opened or cards == OPEN)
        return game._read(record, said)

    @classmethod
    def _read_position(cls, text: str) -> Position:
        """The position that a text says, on the standard board."""
        return Position.from_text(text)

    def _event(self, position: Position, move: Move) -> Turn:
        """A turn from a position; where it ends the game, with the reveal (F3)."""
        turn = position.play(move)
        ends = turn.position.is_over and not self._imagined
        return with_reveal(turn, self._cards.revealed()) if ends else turn

    def _reached(self, position: Position) -> None:
        """Once the cards have been shown they stay open (F3)."""
        if position.is_over and not self._imagined:
            self._opened = True

    def check_place(self, name: str) -> None:
        """Raise if there is no such territory (C1)."""
        self.start.board.place(name)

    def _empty_copy(self) -> Game:
        other = Game(self.players, self.start, self._cards)
        other.headers = dict(self.headers)
        other._opened = self._opened
        other._imagined = not self._opened
        return other


def _begun_by(first: object, players: Sequence[str], position: object) -> Position:
    """The position in which a player begins, whatever the lot or the position says."""
    if not isinstance(position, Position):
        example = "Position.start(players=2)"
        raise GameError("clans.game.position", given=position, example=example)
    if position.players != len(players):
        raise GameError("clans.game.position_players", count=len(players), chips=position.players)
    if first is None:
        return position
    if not isinstance(first, str) or first not in players:
        raise GameError("game.player", name=first, players=", ".join(players))
    return position._replace(mover=players.index(first) + 1)
