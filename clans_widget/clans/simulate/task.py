"""What is to be played, and a part of it played: on the compiled kernel, or by the engine.

Games of the kernel become records that the engine can replay.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from clans_widget.arena.many import task
from clans_widget.arena.many.task import Part, warn_once
from clans_widget.clans import COLORS, Board, Entry, Move, Position, Record
from clans_widget.clans.record import headers
from clans_widget.clans.rules.cards import SECRET
from clans_widget.words import DEFAULT_LANGUAGE, player_name

from . import layout, readable


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


STUCK: Final = "stuck"
FACTS: Final = ("moves", "villages", *COLORS, STUCK, "strife", "destroyed", "ordered")
"""The columns of a result, as in a row of the kernel; then come the chips of each player."""

AT_ONCE: Final = 5000
"""So many games are played by one call of the kernel."""


@dataclass(frozen=True, slots=True)
class Task(task.Task[Position]):
    """Random games of Clans.

    Attributes
    ----------
    by_lot : bool
        Whether the huts of each region are shuffled first (S1).
    """

    by_lot: bool = field(default=False, kw_only=True)

    @property
    def board(self) -> Board:
        """The board of all games."""
        return self.starts[0].board

    @property
    def players(self) -> int:
        """The most players in a game."""
        return max(start.players for start in self.starts)

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns of the results."""
        return (*FACTS, *(f"chips{player + 1}" for player in range(self.players)))

    def _compiled(self, first: int, count: int) -> Part:
        rows = np.empty(count, layout.ROW)
        records: list[str] = []
        for done in range(0, count, AT_ONCE):
            part = rows[done : done + AT_ONCE]
            games = np.empty(len(part) if self.record else 1, layout.GAME)
            _play_on_kernel(self, first + done, games, part)
            if self.record:
                records += (_record(self, first + done + k, game) for k, game in enumerate(games))
        numbers = rows.view(np.int32).reshape(count, -1)
        return Part(first, numbers[:, : len(self.columns)], records)

    def _readable(self, first: int, count: int) -> Part:
        played = [
            readable.play_game(self.start_of(number), self.by_lot, self.lots_of(number))
            for number in range(first, first + count)
        ]
        rows = np.array([_row(game, self.players) for game in played], np.int32)
        texts = (record_of(game.start, game.moves).to_text() for game in played)
        return Part(first, rows, list(texts) if self.record else [])


def can_compile(board: Board) -> bool:
    """Whether games on a board can be compiled: numba is there, and the kernel has room.

    If not, that is said, once.
    """
    if not task.can_compile():
        return False
    if not layout.has_room(board):
        warn_once(
            "clans.simulate.large_board",
            territories=layout.PLACES,
            neighbors=layout.MOST_NEIGHBORS,
        )
        return False
    return True


def _play_on_kernel(asked: Task, first: int, games: layout.Records, rows: layout.Records) -> None:
    """Play as many games as there are rows; the last of them stay in the room for games."""
    from .kernel.games import play_games

    numbers = range(first, first + min(len(rows), len(asked.starts)))
    starts = layout.games_of([asked.start_of(number) for number in numbers])
    lands = layout.land_of(asked.board)
    play_games(lands, starts, asked.by_lot, np.uint64(asked.seed), first, games, rows)


def _row(game: readable.Played, players: int) -> list[int]:
    """The result of the engine as a row."""
    chips = game.end.chips
    ordered = sum(bool(move.order) for move in game.moves)
    facts = [len(game.moves), sum(chips), *game.end.scores, game.end.chips_left > 0]
    return [*facts, game.strife, game.destroyed, ordered, *chips, *[0] * (players - len(chips))]


def _record(asked: Task, number: int, game: Any) -> str:
    start = asked.start_of(number)
    if asked.by_lot:
        start = readable.set_up(start, asked.lots_of(number))
    return record_of(start, layout.moves_of(game, start)).to_text()
