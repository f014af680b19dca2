"""A game: players, secret cards, the turns so far, undo and redo, and its record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from clans_widget.core.display import Displayed
from clans_widget.core.marks import (
    NO_MARKS,
    Marks,
)
from clans_widget.core.records.line import (
    as_entry,
    checked_note,
    turns_of,
)
from clans_widget.core.records.record import (
    Entry,
    Note,
    Record,
)

from .board.board import Board
from .errors import GameError
from .headers import Headers
from .move import Move
from .position import Position
from .rules.cards import Cards
from .rules.ending import (
    Result,
    result,
    with_reveal,
)
from .rules.setup import (
    checked_names,
    first_position,
)
from .rules.steps import Step
from .rules.turn import Turn


class Game(Displayed):
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
    >>> game = Game.new(players=["Ann", "Bob"], seed=7, first="Ann")
    >>> turn = game.play("A1-A2")
    >>> game.position.mover, len(game.turns)
    (2, 1)
    >>> game.clans(), sorted(game.clans(seen_by="Ann").values())
    ({'Ann': '?', 'Bob': '?'}, ['?', 'green'])
    """

    def __init__(self, players: Sequence[str], start: Position, cards: Cards) -> None:
        self.players: Final = tuple(players)
        self.start: Final = start
        self.headers: dict[str, str] = {}
        self._cards = cards
        self._turns: list[Turn] = []
        self._entries: list[Entry] = []
        self._undone: list[tuple[Turn, Entry]] = []
        self._opening = Note()
        self._imagined = False  # a variation of a game that runs: its end reveals no card

    @staticmethod
    def new(
        players: Sequence[str],
        *,
        seed: int | str | None = None,
        first: str | None = None,
        clans: Mapping[str, str] | None = None,
        position: Position | None = None,
        board: Board | None = None,
    ) -> Game:
        """Set a game up: huts by lot, a secret clan card to each, and who begins (S1 to S3).

        Parameters
        ----------
        players : sequence of str
            2 to 4 names, all different.
        seed : int or str, optional
            The same seed gives the same set-up, cards and starting player.
        first : str, optional
            Who begins, instead of a lot.
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
        names = checked_names(players)
        cards = Cards.deal(names, seed) if clans is None else Cards(names, clans)
        start = first_position(names, position, board=board, seed=seed, first=first)
        return Game(names, start, cards)

    @property
    def position(self) -> Position:
        """The position now."""
        return self._turns[-1].position if self._turns else self.start

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns so far."""
        return tuple(self._turns)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of all turns so far."""
        return tuple(step for turn in self._turns for step in turn.steps)

    @property
    def notes(self) -> tuple[Note, ...]:
        """What is said and pointed at: before the first turn, then after each."""
        return (self._opening, *(entry.note for entry in self._entries))

    def play(self, move: Move | str, *, comment: str = "", marks: Marks = NO_MARKS) -> Turn:
        """Make a move, perhaps with a comment and marks for the record.

        Raises
        ------
        IllegalMove
            If a rule forbids it.
        NotationError
            If the text is no move.
        """
        note = checked_note(Note(comment, marks), self.start.board)
        turn = self._turn(self.position, move)
        self._turns.append(turn)
        self._entries.append(Entry(turn.move, note))
        self._undone.clear()
        return turn

    def undo(self) -> Turn:
        """Take the last turn back.

        Raises
        ------
        GameError
            If there is none.
        """
        if not self._turns:
            raise GameError("game.nothing_to_undo")
        self._undone.append((self._turns.pop(), self._entries.pop()))
        return self._undone[-1][0]

    def redo(self) -> Turn:
        """Make the turn again that was taken back last.

        Raises
        ------
        GameError
            If there is none, or another move was made since.
        """
        if not self._undone:
            raise GameError("game.nothing_to_redo")
        turn, entry = self._undone.pop()
        self._turns.append(turn)
        self._entries.append(entry)
        return turn

    @property
    def can_undo(self) -> bool:
        """Whether a turn can be taken back."""
        return bool(self._turns)

    @property
    def can_redo(self) -> bool:
        """Whether a turn that was taken back can be made again."""
        return bool(self._undone)

    def clans(self, *, seen_by: str | None = None) -> dict[str, str]:
        """The clan of each player as far as the asker may know it, else ``"?"`` (S2, F3).

        Parameters
        ----------
        seen_by : str, optional
            The player who asks; without one, somebody who may see no card. When the game
            is over everybody may know.

        Raises
        ------
        GameError
            If the asker is no player.
        """
        seen = self._cards.seen_by(seen_by)
        return self._cards.revealed() if self.position.is_over and not self._imagined else seen

    def result(self) -> Result | None:
        """Totals and winners (F3, F4); ``None`` while the game runs or a clan is not known."""
        return result(self.position, self.clans())

    def annotate(self, comment: str = "", marks: Marks = NO_MARKS) -> None:
        """Say something about the last turn, or about the start if there is none.

        Raises
        ------
        BoardError
            If a mark names a territory that is not on the board.
        """
        note = checked_note(Note(comment, marks), self.start.board)
        if self._entries:
            self._entries[-1] = replace(self._entries[-1], note=note)
        else:
            self._opening = note

    def add_variation(self, moves: Iterable[Move | str | Entry]) -> None:
        """Add what might have been played in place of the last turn.

        Raises
        ------
        GameError
            If no turn has been made, no move is given, or a move is illegal where it stands.
        """
        if not self._turns:
            raise GameError("game.no_variation")
        line, ply = tuple(as_entry(move) for move in moves), len(self._turns)
        turns_of(self._turns[-1].before, line, self._turn, first_ply=ply, depth=1)
        last = self._entries[-1]
        self._entries[-1] = replace(last, variations=(*last.variations, line))

    def branch(self, ply: int, variation: int = 0) -> Game:
        """The game in which a variation was played in place of a turn.

        Parameters
        ----------
        ply : int
            The turn, from 1.
        variation : int
            Which of its variations, from 0.

        Raises
        ------
        GameError
            If there is no such turn or variation.
        """
        entries = self._entries[ply - 1 : ply] if ply > 0 else []
        if not entries or not 0 <= variation < len(entries[0].variations):
            raise GameError("game.no_branch", ply=ply, number=variation + 1)
        line = (*self._entries[: ply - 1], *entries[0].variations[variation])
        other = Game(self.players, self.start, self._cards)
        other.headers, other._opening = dict(self.headers), self._opening
        other._imagined = self._imagined or not self.position.is_over
        other._turns, other._entries = turns_of(self.start, line, other._turn), list(line)
        return other

    def variations(self, ply: int) -> tuple[tuple[Entry, ...], ...]:
        """What the record says might have been played in place of a turn, from 1."""
        return self._entries[ply - 1].variations if 0 < ply <= len(self._entries) else ()

    def record(self, *, seen_by: str | None = None, secrets: bool = False) -> Record:
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
            If the asker is no player, or one of :attr:`headers` cannot stand in a record.
        """
        clans = self._cards.revealed() if secrets else self.clans(seen_by=seen_by)
        headers = Headers(self.players, clans, self.start.to_text(), self.headers)
        return Record(headers.to_record(), self._opening, tuple(self._entries))

    def to_text(self, *, seen_by: str | None = None, secrets: bool = False) -> str:
        """The text of :meth:`record`; :meth:`from_text` reads it back."""
        return self.record(seen_by=seen_by, secrets=secrets).to_text()

    @staticmethod
    def from_text(text: str, *, board: Board | None = None) -> Game:
        """Read a record and play it.

        Raises
        ------
        NotationError
            If the text is no record.
        GameError
            If a header is missing or a move of the record cannot be played.
        """
        record = Record.from_text(text)
        headers = Headers.of(record.headers)
        start = Position.from_text(headers.position, board=board)
        game = Game.new(headers.players, clans=headers.clans, position=start)
        game.headers.update(headers.others)
        game._opening = checked_note(record.opening, start.board)
        game._turns, game._entries = turns_of(start, record.line, game._turn), list(record.line)
        return game

    def _turn(self, position: Position, move: Move | str) -> Turn:
        """A turn from a position; where it ends the game, with the reveal (F3)."""
        turn = position.play(move)
        ends = turn.position.is_over and not self._imagined
        return with_reveal(turn, self._cards.revealed()) if ends else turn

    def __repr__(self) -> str:
        names = ", ".join(self.players)
        return f"<Game: {names}; {len(self._turns)} turns; {self.position.to_text()}>"
