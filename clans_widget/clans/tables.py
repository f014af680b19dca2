"""Games, positions and turns as pandas tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pandas as pd

from clans_widget.core.table import Table
from clans_widget.words import IN_USE, Voice

from . import (
    Game,
    Position,
    Step,
    Turn,
    rows,
)
from .moment import Moment
from .rows import order_matters

__all__ = ["epochs", "moves", "order_matters", "orders", "scores", "steps", "villages"]


def scores(
    source: Game | Position, *, step: int | None = None, seen_by: str | None = None
) -> pd.DataFrame:
    """The scoring track as a table, one row per clan (C4, F3).

    Parameters
    ----------
    source : Game or Position
    step : int, optional
        How many of the game's steps have happened; all by default.
    seen_by : str, optional
        The player who asks.

    Returns
    -------
    pandas.DataFrame
        Index ``clan``; ``points`` for villages, ``player`` who holds the clan (empty unless
        the asker may know), the ``chips`` of that player, and ``total``, their sum.

    Examples
    --------
    >>> game = Game.new(["Ann", "Bob"], seed=7)
    >>> list(scores(game, seen_by="Ann").query("player != ''").player)
    ['Ann']
    """
    if isinstance(source, Game):
        return _frame(rows.scores(Moment.of(source, step, seen_by=seen_by)))
    return _frame(rows.scores(Moment(source)))


def villages(game: Game, *, step: int | None = None) -> pd.DataFrame:
    """The villages founded so far, one row each (V1 to V7).

    Parameters
    ----------
    game : Game
    step : int, optional
        How many of the game's steps have happened; all by default.

    Returns
    -------
    pandas.DataFrame
        Index ``number``, 1 to 12; ``epoch``, ``territory``, ``terrain``, ``favor``,
        ``founder``, the huts of each color as founded, ``lost`` in strife (letters),
        ``size`` after strife, ``bonus``, ``value``, ``scoring`` clans (letters).

    Examples
    --------
    >>> list(villages(Game.new(["Ann", "Bob"], seed=7)).columns[:4])
    ['epoch', 'territory', 'terrain', 'favor']
    """
    return _frame(rows.villages(Moment.of(game, step)), numbered=True)


def epochs(source: Game | Position | Step, *, language: str = IN_USE) -> pd.DataFrame:
    """The epoch chart (C5) with the chips that still lie on it (V9).

    Parameters
    ----------
    source : Game, Position or Step
        At a step, the epoch in which it happens is the current one; as an epoch ends, the
        next one.

    Returns
    -------
    pandas.DataFrame
        Index ``epoch``, ``I`` to ``V``; ``chips``, ``chips_left``, ``bonus``, ``favorable``,
        ``unfavorable``, ``current``.

    Examples
    --------
    >>> epochs(Position.start(seed=7))[["chips_left", "favorable", "current"]].head(2)
           chips_left favorable  current
    epoch
    I               4    forest     True
    II              3  mountain    False
    """
    if isinstance(source, Step):
        return _frame(rows.epochs(Moment.alone(source), Voice(language)))
    position = source.position if isinstance(source, Game) else source
    return _frame(rows.epochs(Moment(position), Voice(language)))


def moves(game: Game) -> pd.DataFrame:
    """The moves of a game.

    Returns
    -------
    pandas.DataFrame
        Index ``ply`` from 1; ``player``, ``move``, and the villages it ``founded``.

    Examples
    --------
    >>> game = Game.new(["Ann", "Bob"], seed=7, first="Bob")
    >>> turn = game.play("A1-A2")
    >>> moves(game).loc[1].to_list()
    ['Bob', 'A1-A2', '']
    """
    return _frame(rows.moves(game), numbered=True)


def orders(position: Position, source: str, target: str) -> pd.DataFrame:
    """What each order of the villages that a move founds would score (V8).

    Parameters
    ----------
    position : Position
    source, target : str
        The move.

    Returns
    -------
    pandas.DataFrame
        Index ``order``, ``"C3,B4"``; the points that each clan would gain. Empty if there is
        no order to choose.

    Raises
    ------
    IllegalMove
        If no legal move goes from the source to the target.

    Examples
    --------
    >>> orders(Position.start(seed=7), "A1", "A2").empty
    True
    """
    return _frame(rows.orders(position, source, target))


def steps(
    source: Turn | Game | Iterable[Step], *, language: str = IN_USE, players: Sequence[str] = ()
) -> pd.DataFrame:
    """The steps of a turn, in order, each with its rule.

    Parameters
    ----------
    source : Turn, Game or iterable of Step
    language : str
        Of the texts.
    players : sequence of str, optional
        Names for the texts; a game brings its own.

    Returns
    -------
    pandas.DataFrame
        Index from 1; ``rule``, ``step``, ``text``.

    Examples
    --------
    >>> turn = Position.start(seed=7).play("A1-A2")
    >>> steps(turn).loc[1].to_list()
    ['M1', 'HutsMoved', 'The hut on A1 moves to A2: 1 red.']
    """
    names = source.players if isinstance(source, Game) else tuple(players)
    happened = source.steps if isinstance(source, Turn | Game) else source
    return _frame(rows.steps(happened, Voice(language, names)), numbered=True)


def _frame(table: Table, *, numbered: bool = False) -> pd.DataFrame:
    dtype = "int64" if numbered else None
    index = pd.Index(list(table.rows), name=table.corner or None, dtype=dtype)
    return pd.DataFrame(list(table.rows.values()), index=index, columns=list(table.columns))
