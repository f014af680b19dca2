"""Many random games as one table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import pandas as pd

from clans_widget.arena.errors import SimulateError
from clans_widget.arena.many.lots import seed_number
from clans_widget.arena.many.table import Table, checked_span, seed_or_drawn
from clans_widget.arena.many.workers import Workers
from clans_widget.clans import Board, Position
from clans_widget.core.argument_types import check_argument

from .task import STUCK, Task, can_compile

ENDINGS: Final = ("F1", "F2")
"""The rules by which a game ends."""


def playouts(
    n: int,
    players: int = 2,
    seed: int | str | None = None,
    *,
    record: bool = False,
    board: Board | None = None,
    positions: Sequence[Position] | None = None,
    executor: Workers = None,
    progress: bool | None = None,
    first: int = 0,
) -> pd.DataFrame:
    """Random games: set up at random, each move a way for the huts at random.

    Where a move founds several villages, their order is drawn next: a way is not likelier because
    there are many orders. A game depends on the seed and on its number alone, not on who plays it.
    Games of one seed have the same set-up and the same moves for 2, 3 and 4 players, so that only
    the chips differ.

    Parameters
    ----------
    n : int
        How many games.
    players : int
        2 to 4 (S2); player 1 begins.
    seed : int or str, optional
        The same seed gives the same games. Without one, ``attrs["seed"]`` of the table has the
        seed that was drawn.
    record : bool
        Keep the moves: a column ``record`` with what ``clans.Game.from_text`` reads.
    board : Board, optional
        The standard board by default.
    positions : sequence of Position, optional
        Begin here instead of setting games up: the first game at the first position, and so on,
        round and round. ``players`` and ``board`` don't count then.
    executor : int, concurrent.futures.Executor or dask.distributed.Client, optional
        Who plays: so many cores of this machine (-1 for all), or whatever an executor or a
        cluster has.
    progress : bool, optional
        Show a bar, or never. By default it is there in notebooks and terminals, when the games
        take more than a moment.
    first : int
        Number of the first game: ``playouts(50, first=100)`` goes on after ``playouts(100)``.

    Returns
    -------
    pandas.DataFrame
        Index ``game``: its number. ``moves``; ``villages`` founded; final points of ``red``,
        ``blue``, ``green``, ``yellow`` and ``black`` for villages; the rule by which it has
        ended, in ``ending``; ``strife`` and ``destroyed``: villages that lost huts in strife
        (V4) and that were destroyed (V6); ``ordered``: moves that had several villages to put in
        order (V8); ``chips1`` and so on, the chips of each player; with positions, ``position``:
        which of them; with records, ``record``.

        A player's total (F3) is the points of their own clan plus their own chips. As the moves
        don't depend on the clan cards, any deal can be thought up afterwards.

        When it is interrupted (Ctrl+C, or the stop button of a notebook), the table has the
        games that are done, and ``attrs["complete"]`` is false.

    Raises
    ------
    SimulateError
        If the number of games, the positions or the executor won't do.
    GameError
        If there are not 2 to 4 players.

    Examples
    --------
    >>> games = playouts(100, players=3, seed=7)
    >>> list(games.columns[:7])
    ['moves', 'villages', 'red', 'blue', 'green', 'yellow', 'black']
    >>> bool((games.chips1 + games.chips2 + games.chips3 == games.villages).all())
    True
    """
    check_argument("record", record, bool)
    check_argument("progress", progress, bool | None)
    check_argument("positions", positions, Sequence[Position] | None)
    span = checked_span(first, n)
    seed = seed_or_drawn(seed)
    table = Table(_task(players, seed, record, board, positions), span)
    table.fill(executor, progress)
    return _with_endings(table.to_pandas(seed, with_position=positions is not None))


def _with_endings(table: pd.DataFrame) -> pd.DataFrame:
    """The table with the rule by which each game has ended."""
    at = list(table.columns).index(STUCK)
    endings = pd.Categorical.from_codes(table[STUCK].astype(np.int8), pd.Index(ENDINGS))
    table.insert(at, "ending", pd.Series(endings, table.index))
    return table.drop(columns=STUCK)


def _task(
    players: int,
    seed: int | str,
    record: bool,
    board: Board | None,
    positions: Sequence[Position] | None,
) -> Task:
    """The task that is asked for."""
    if positions is None:
        starts: tuple[Position, ...] = (Position.start(board, players=players, seed=0),)
    else:
        starts = tuple(positions)
    if not starts or any(start.board != starts[0].board for start in starts):
        raise SimulateError("clans.simulate.positions")
    number = seed_number(seed)
    compiled = can_compile(starts[0].board)
    return Task(starts, number, record, compiled, by_lot=positions is None)
