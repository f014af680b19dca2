"""Many random games as one table, while they come in and when they are done."""

from __future__ import annotations

import secrets
from typing import Any
from warnings import warn

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from clans_widget.arena.errors import SimulateError
from clans_widget.words import say

from .progress import told
from .task import Part, Task
from .workers import Span, Workers, parts


def checked_span(first: Any, games: Any) -> Span:
    """Number of the first game, and how many games.

    Raises
    ------
    SimulateError
        If one of them is no number, or negative.
    """
    for number in (games, first):
        if not hasattr(number, "__index__") or number < 0:
            raise SimulateError("simulate.number", given=repr(number))
    return int(first), int(games)


def seed_or_drawn(seed: int | str | None) -> int | str:
    """The seed that was given; without one, one that is drawn and can be written down."""
    return secrets.randbits(32) if seed is None else seed


class Table:
    """Results while they come in."""

    def __init__(self, task: Task[Any], span: Span) -> None:
        self.task = task
        self.span = span
        _, games = span
        self.rows = np.zeros((games, len(task.columns)), np.int32)
        self.done: NDArray[np.bool_] = np.zeros(games, bool)
        self.records: dict[int, str] = {}

    def fill(self, executor: Workers, progress: bool | None) -> None:
        """Have the games played; what is done is kept, whatever happens."""
        coming = parts(self.task.play, self.span, executor, is_quick=self.task.is_quick)
        try:
            for part in told(coming, self.span[1], progress, len):
                self.add(part)
        except KeyboardInterrupt:
            games, done = len(self.done), int(self.done.sum())
            warn(say("simulate.interrupted", count=done, games=games), RuntimeWarning, stacklevel=3)

    def add(self, part: Part) -> None:
        """Add the games of a part."""
        where = slice(part.first - self.span[0], part.first - self.span[0] + len(part.rows))
        self.rows[where] = part.rows
        self.records.update(enumerate(part.records, part.first))
        self.done[where] = True

    def to_pandas(self, seed: int | str, *, with_position: bool) -> pd.DataFrame:
        """The games that are done, as the task's columns have them.

        Parameters
        ----------
        seed : int or str
            Kept in ``attrs``, beside whether all games are there.
        with_position : bool
            Whether to tell at which of its starts each game began.
        """
        complete = bool(self.done.all())
        numbers = self.span[0] + np.flatnonzero(self.done)
        index = pd.Index(numbers, name="game")
        rows = self.rows if complete else self.rows[self.done]
        table = pd.DataFrame(rows, index, list(self.task.columns), copy=False)
        if with_position:
            table["position"] = numbers % len(self.task.starts)
        if self.task.record:
            table["record"] = [self.records[number] for number in numbers.tolist()]
        table.attrs.update(seed=seed, complete=complete)
        return table
