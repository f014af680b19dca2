"""Games, positions and turns as pandas tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import pandas as pd

from clans_widget.core.argument_types import check_arguments
from clans_widget.core.table import Table, percent
from clans_widget.core.wording import Wording
from clans_widget.words import IN_USE, LANGUAGES, Voice

from . import (
    COLORS,
    LETTERS,
    Game,
    Position,
    Step,
    Turn,
    rows,
)
from .moment import Moment
from .rows import order_matters
from .rules.epochs import TERRAINS

__all__ = ["epochs", "in_words", "moves", "order_matters", "orders", "scores", "steps", "villages"]


@check_arguments
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


@check_arguments
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


@check_arguments
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


@check_arguments
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


@check_arguments
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


@check_arguments
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
    ['M1', 'HutsMoved', 'The red hut on A1 moves to A2.']
    """
    names = source.players if isinstance(source, Game) else tuple(players)
    happened = source.steps if isinstance(source, Turn | Game) else source
    return _frame(rows.steps(happened, Voice(language, names)), numbered=True)


@check_arguments
def in_words(table: pd.DataFrame, *, language: str = IN_USE) -> pd.DataFrame:
    """A table for people to read: headings and codes in words, numbers as the language has them.

    Columns are known by their names, in whatever was made of the tables here, of those of
    players and tournaments, of quizzes and of many games: chosen, sorted, turned, put together.
    Names that nobody knows stay, and so do sentences, which a table has in the language in
    which it was made.

    Parameters
    ----------
    table : pandas.DataFrame
        Stays as it is.
    language : str
        The language in use by default.

    Returns
    -------
    pandas.DataFrame
        A plain one, of the same shape.

    Examples
    --------
    >>> chart = epochs(Position.start(seed=7))[["chips_left", "favorable", "current"]]
    >>> in_words(chart.head(2), language="nl")
              chips over vruchtbaar nu
    tijdperk
    I                  4       woud  ●
    II                 3   gebergte
    """
    return _WORDING(table, language)


def _letters(value: object, voice: Voice) -> str:
    """The clans of letters; what is no letters stays."""
    text = str(value)
    if not set(text) <= set(LETTERS):
        return text
    return ", ".join(voice.say(f"clans.color.{COLORS[LETTERS.index(letter)]}") for letter in text)


def _terrain(value: object, voice: Voice) -> str:
    """A terrain, or every or none, that has been said in any language."""
    for terrain in (*TERRAINS, "every", "none"):
        key = f"clans.terrain.{terrain}"
        if value in (terrain, *(Voice(language).say(key) for language in LANGUAGES)):
            return voice.say(key)
    return str(value)


def _player(value: object, voice: Voice) -> str:
    """A player by name, by number, or a bot by what it does."""
    return voice.first(str(value), "table.bot") or voice.call(str(value))


def _expected(value: object, voice: Voice) -> object:
    return voice.say("percent", number=percent(value)) if isinstance(value, float) else value


_WORDING: Final = Wording(
    headings=("clans.table", "clans.color", "clans.terrain", "table", "clans.players.term"),
    codes={
        "clan": ("clans.color",),
        "favor": ("clans.table",),
        "step": ("clans.step",),
        "kind": ("clans.kind", "kind", "table.fault"),
        "state": ("quiz.state",),
        "quiz": (),  # a name that somebody has given, even if it is a word of ours
    },
    says={
        "lost": _letters,
        "scoring": _letters,
        "terrain": _terrain,
        "favorable": _terrain,
        "unfavorable": _terrain,
        "player": _player,
        "founder": _player,
        "expected": _expected,
    },
    numbered={"chips": "clans.table.chips_of"},
    renamed={
        frozenset(): {"villages": "villages_founded"},
        frozenset({"predicted"}): {"number": "forecasts", "low": "from", "high": "to"},
    },
)


def _frame(table: Table, *, numbered: bool = False) -> pd.DataFrame:
    dtype = "int64" if numbered else None
    index = pd.Index(list(table.rows), name=table.corner or None, dtype=dtype)
    return pd.DataFrame(list(table.rows.values()), index=index, columns=list(table.columns))
