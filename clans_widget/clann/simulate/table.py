"""Many random games as one table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pandas as pd

from clans_widget.arena.errors import SimulateError
from clans_widget.arena.many.lots import seed_number
from clans_widget.arena.many.table import Table, checked_span, seed_or_drawn
from clans_widget.arena.many.task import can_compile
from clans_widget.arena.many.workers import Workers
from clans_widget.clann import Course, Position
from clans_widget.core.argument_types import check_argument

from .task import Task


def playouts(
    n: int,
    players: int = 2,
    seed: int | str | None = None,
    *,
    record: bool = False,
    course: Course | None = None,
    positions: Iterable[Position] | None = None,
    executor: Workers = None,
    progress: bool | None = None,
    first: int = 0,
) -> pd.DataFrame:
    """Random games: the set-up (K3), the dice and each use of a die are drawn.

    Drawn is a die with who uses it, each as likely; where somebody is put down by that (K11, K12),
    the cell is drawn next: a use is not likelier because there are many cells. A game depends on
    the seed and on its number alone, not on who plays it.

    Parameters
    ----------
    n : int
        How many games.
    players : int
        2 to 4; player 1 begins, four play in two partnerships.
    seed : int or str, optional
        The same seed gives the same games. Without one, ``attrs["seed"]`` of the table has the
        seed that was drawn.
    record : bool
        Keep the moves and rolls: a column ``record`` with what ``clann.Game.from_text`` reads.
    course : Course, optional
        The standard course by default.
    positions : iterable of Position, optional
        Begin here instead of setting games up: the first game at the first position, and so on,
        round and round. ``players`` and ``course`` don't count then.
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
        Index ``game``: its number. ``turns``, without the set-up; one that was under way at the
        start counts. ``uses``: dice that were used, by characters or by the Knight. ``winner``:
        the number of the player, of four the lower number of the partnership (K14).
        ``sent_home``: characters that others sent home (K9, K10); ``taken``: characters that the
        Knight took (K11); ``pushed``: how often the Knight was pushed away (K12). With positions,
        ``position``: which of them; with records, ``record``.

        When it is interrupted (Ctrl+C, or the stop button of a notebook), the table has the
        games that are done, and ``attrs["complete"]`` is false.

    Raises
    ------
    SimulateError
        If the number of games, the positions or the executor won't do.
    GameError
        If there are not 2 to 4 players.
    CourseError
        If the course is none.

    Examples
    --------
    >>> games = playouts(100, players=4, seed=7)
    >>> list(games.columns)
    ['turns', 'uses', 'winner', 'sent_home', 'taken', 'pushed']
    >>> sorted(games.winner.unique().tolist())
    [1, 2]
    """
    check_argument("record", record, bool)
    check_argument("progress", progress, bool | None)
    span = checked_span(first, n)
    seed = seed_or_drawn(seed)
    starts = (Position.start(course, players=players),) if positions is None else _all(positions)
    table = Table(Task(starts, seed_number(seed), record, can_compile()), span)
    table.fill(executor, progress)
    return table.to_pandas(seed, with_position=positions is not None)


def _all(positions: object) -> tuple[Position, ...]:
    """The positions, one after the other, if games can begin there.

    Raises
    ------
    SimulateError
        If there are none, or they are on several courses. One position is no row of them.
    """
    starts: tuple[Any, ...] = ()
    if isinstance(positions, Iterable) and not isinstance(positions, Position):
        starts = tuple(positions)
    are_positions = all(isinstance(start, Position) for start in starts)
    if not starts or not are_positions or len({start.course for start in starts}) > 1:
        raise SimulateError("clann.simulate.positions")
    return starts
