"""What is to be played, and a part of it played: on the compiled kernel, or by the engine.

Games of the kernel become records that the engine can replay.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from clans_widget.arena.many import task
from clans_widget.arena.many.task import Part, Records, Rows, in_room
from clans_widget.clann import Course, Entry, Move, Position, Record, Roll
from clans_widget.clann.record import FORM, course_header
from clans_widget.clann.rules.seats import partner_of
from clans_widget.core.records.headers import Headers
from clans_widget.words import DEFAULT_LANGUAGE, player_name

from . import layout, log, readable


def record_of(start: Position, moves: Iterable[Move | Roll]) -> Record:
    """The record of a game.

    Examples
    --------
    >>> record = record_of(Position.start(), [Move(0, "3"), Move(0, "1")])
    >>> record.headers["Player2"], [str(entry.move) for entry in record.line]
    ('Player 2', ['+3', '+1'])
    """
    # The same whatever language is in use; where names are shown, these are translated.
    names = tuple(player_name(number + 1, DEFAULT_LANGUAGE) for number in range(start.players))
    said = course_header(start.course)
    headers = Headers(FORM.game, names, start.to_text(), said, {}).to_record()
    return Record(headers, line=tuple(Entry(move) for move in moves))


COUNTED: Final = ("sent_home", "taken", "pushed")
COLUMNS: Final = ("turns", "uses", "winner", *COUNTED)
"""The columns of a result."""

Logs = NDArray[np.uint32]
"""A row of numbers for each game: see :mod:`~clans_widget.clann.simulate.log`."""


@dataclass(frozen=True, slots=True)
class Task(task.Task[Position]):
    """Random games of CLANN."""

    @property
    def course(self) -> Course:
        """The course of all games."""
        return self.starts[0].course

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns of the results."""
        return COLUMNS

    def _compiled(self, first: int, count: int) -> Part:
        rows = np.empty((count, len(COLUMNS)), np.int32)
        records: list[str] = []
        for done, games in in_room(count, layout.GAME):
            logs = _play_on_kernel(self, first + done, games, log.LENGTH if self.record else 0)
            _write(games, rows[done : done + len(games)])
            if self.record:
                records += _records(self, first + done, games, logs)
        return Part(first, rows, records)

    def _readable(self, first: int, count: int) -> Part:
        played = [
            readable.play_game(self.start_of(number), self.lots_of(number))
            for number in range(first, first + count)
        ]
        rows = np.array([_row(game) for game in played], np.int32)
        texts = (record_of(game.start, game.moves).to_text() for game in played)
        return Part(first, rows, list(texts) if self.record else [])


def _play_on_kernel(asked: Task, first: int, games: Records, length: int) -> Logs:
    """Play as many games as there is room for, and keep so many moves and rolls of each."""
    from .kernel.games import play_games

    numbers = range(first, first + min(len(games), len(asked.starts)))
    starts = layout.games_of([asked.start_of(number) for number in numbers])
    logs = np.empty((len(games), length), np.uint32)
    course = layout.course_of(asked.course)
    play_games(course, starts, np.uint64(asked.seed), first, games, logs)
    return logs


def _write(games: Records, rows: Rows) -> None:
    """Results of the kernel as rows."""
    for column in ("turns", "uses", *COUNTED):
        rows[:, COLUMNS.index(column)] = games[column]
    player = games["player"]
    partner = np.take_along_axis(games["partner"], player[:, None], axis=1)[:, 0]
    winner = np.where(partner < 0, player, np.minimum(player, partner))
    rows[:, COLUMNS.index("winner")] = winner + 1


def _row(game: readable.Played) -> list[int]:
    """The result of the engine as a row."""
    winner = game.end.player
    partner = partner_of(winner, game.end.players) or winner
    counted = (getattr(game, column) for column in COUNTED)
    return [game.turns, game.uses, min(winner, partner), *counted]


def _records(asked: Task, first: int, games: Records, logs: Logs) -> Iterator[str]:
    for number, (game, numbers) in enumerate(zip(games, logs, strict=True), start=first):
        yield _record(asked, number, int(game["events"]), numbers)


def _record(asked: Task, number: int, events: int, numbers: Any) -> str:
    if events > len(numbers):  # once more, with room for all
        numbers = _play_on_kernel(asked, number, np.empty(1, layout.GAME), events)[0]
    moves = log.read(numbers[:events].tolist(), asked.course)
    return record_of(asked.start_of(number), moves).to_text()
