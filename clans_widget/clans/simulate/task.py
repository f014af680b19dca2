"""What is to be played, and a part of it played: on the compiled kernel, or by the engine."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec
from typing import Any, Final
from warnings import warn

import numpy as np
from numpy.typing import NDArray

from clans_widget.arena.many.lots import Lots
from clans_widget.arena.many.workers import Span
from clans_widget.clans import COLORS, Board, Position
from clans_widget.clans.rules.epochs import CHIPS
from clans_widget.words import say

from . import layout, readable
from .records import record_of

Rows = NDArray[np.int32]

STUCK: Final = "stuck"
FACTS: Final = ("moves", "villages", *COLORS, STUCK, "strife", "destroyed", "ordered")
"""The columns of a result; behind them stand the chips of each player."""

ROOM: Final = 250
"""So many games stand in memory at once, however many are played."""


@dataclass(frozen=True, slots=True)
class Task:
    """Random games: which, and what to keep of them.

    Attributes
    ----------
    starts : tuple of Position
        Game number k begins at the start number k modulo their number.
    by_lot : bool
        Whether the huts of each region are shuffled first (S1).
    seed : int
        As :func:`~clans_widget.arena.many.lots.seed_number` gives it.
    record : bool
        Whether to keep the moves.
    compiled : bool
        Whether to use the kernel; the results are the same.
    """

    starts: tuple[Position, ...]
    by_lot: bool
    seed: int
    record: bool = False
    compiled: bool = True

    @property
    def is_quick(self) -> bool:
        """Whether a game takes microseconds: text and the engine take a millisecond."""
        return self.compiled and not self.record

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

    def start_of(self, number: int) -> Position:
        """Where a game begins, before the lots."""
        return self.starts[number % len(self.starts)]

    def play(self, span: Span) -> Part:
        """Play the games of a span."""
        return play(self, *span)


@dataclass(frozen=True, slots=True)
class Part:
    """The results of some games, whose numbers follow one another."""

    first: int
    rows: Rows
    records: list[str] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.rows)


def can_compile(board: Board) -> bool:
    """Whether games on a board can be compiled: numba is there, and the kernel has room.

    If not, that is said, once.
    """
    if not find_spec("numba"):
        _warn_once("simulate.no_numba")
        return False
    if not layout.has_room(board):
        _warn_once(
            "clans.simulate.large_board",
            territories=layout.PLACES,
            neighbors=layout.MOST_NEIGHBORS,
        )
        return False
    return True


def play(task: Task, first: int, count: int) -> Part:
    """Play the games from a number on."""
    if task.compiled and find_spec("numba"):  # a worker elsewhere may have none
        return _play_compiled(task, first, count)
    played = [
        readable.play_game(task.start_of(number), task.by_lot, Lots(task.seed, number))
        for number in range(first, first + count)
    ]
    rows = np.array([_row(game, task.players) for game in played], np.int32)
    records = (
        [record_of(game.start, game.moves).to_text() for game in played] if task.record else []
    )
    return Part(first, rows, records)


def _play_compiled(task: Task, first: int, count: int) -> Part:
    rows = np.empty((count, len(task.columns)), np.int32)
    records: list[str] = []
    room = np.empty(min(ROOM, count), layout.GAME)
    for done in range(0, count, ROOM):
        games = room[: count - done]
        _play_on_kernel(task, first + done, games)
        _write(games, rows[done : done + len(games)])
        if task.record:
            records += (_record(task, first + done + k, game) for k, game in enumerate(games))
    return Part(first, rows, records)


def _play_on_kernel(task: Task, first: int, games: layout.Records) -> None:
    """Play as many games as there is room for."""
    from .kernel.games import play_games

    numbers = range(first, first + min(len(games), len(task.starts)))
    starts = layout.games_of([task.start_of(number) for number in numbers])
    lands = layout.land_of(task.board)
    play_games(lands, starts, task.by_lot, np.uint64(task.seed), first, games)


def _write(games: layout.Records, rows: Rows) -> None:
    """Results of the kernel as rows."""
    first = FACTS.index(COLORS[0])
    for column in ("moves", "strife", "destroyed", "ordered"):
        rows[:, FACTS.index(column)] = games[column]
    rows[:, FACTS.index("villages")] = CHIPS - games["chips_left"]
    rows[:, FACTS.index(STUCK)] = games["chips_left"] > 0
    rows[:, first : first + len(COLORS)] = games["scores"]
    rows[:, len(FACTS) :] = games["chips"][:, : rows.shape[1] - len(FACTS)]


def _row(game: readable.Played, players: int) -> list[int]:
    """The result of the engine as a row."""
    chips = game.end.chips
    ordered = sum(bool(move.order) for move in game.moves)
    facts = [len(game.moves), sum(chips), *game.end.scores, game.end.chips_left > 0]
    return [*facts, game.strife, game.destroyed, ordered, *chips, *[0] * (players - len(chips))]


def _record(task: Task, number: int, game: Any) -> str:
    start = task.start_of(number)
    if task.by_lot:
        start = readable.set_up(start, Lots(task.seed, number))
    return record_of(start, layout.moves_of(game, start)).to_text()


@cache
def _warn_once(key: str, **values: Any) -> None:
    warn(say(key, **values), RuntimeWarning, stacklevel=2)
