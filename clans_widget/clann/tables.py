"""Games, positions and events of CLANN as pandas tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import pandas as pd

from clans_widget.core.argument_types import check_arguments
from clans_widget.core.moment import Moment
from clans_widget.core.step import Step
from clans_widget.core.table import Table
from clans_widget.core.wording import Wording
from clans_widget.words import IN_USE, Voice

from . import CHARACTERS, Event, Game, Position, rows
from .move import KNIGHT
from .notation import ARRIVED, AT_HOME
from .rules.dice import BLACK

__all__ = ["characters", "dice", "in_words", "moves", "sent_home", "steps", "turns"]


@check_arguments
def characters(source: Game | Position, *, step: int | None = None) -> pd.DataFrame:
    """Where everybody is (K1, K2), and how often each has been sent home (K9, K10).

    Parameters
    ----------
    source : Game or Position
        Players of a position are called by their numbers.
    step : int, optional
        How many of the game's steps have happened; all by default.

    Returns
    -------
    pandas.DataFrame
        Index ``player`` (the name) and ``character`` (``tall``, ``stout``, ``slim``, ``small``);
        ``place`` in the notation, ``progress`` in cells from its own Crown (0 at home, too),
        ``at_home``, ``arrived``, and ``times_home``, how often it was sent home.

    Examples
    --------
    >>> characters(Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 -")).loc["Player 1"]
              place  progress  at_home  arrived  times_home
    character
    tall         A9         8    False    False           0
    stout         h         0     True    False           0
    slim          x        62    False     True           0
    small        t2        57    False    False           0
    """
    moment = _moment(source, step)
    frame = _frame(rows.characters(moment))
    voice = Voice(players=moment.players)
    named = [_named(label, voice) for label in frame.index]
    frame.index = pd.MultiIndex.from_tuples(named, names=["player", "character"])
    frame.insert(2, "at_home", frame["place"] == AT_HOME)
    frame.insert(3, "arrived", frame["place"] == ARRIVED)
    return frame


@check_arguments
def dice(source: Game | Position, *, step: int | None = None) -> pd.DataFrame:
    """The dice on the table, or those to be rolled (K4, K6, K8).

    Parameters
    ----------
    source : Game or Position
        A game knows its last roll; a position alone only what is left of it.
    step : int, optional
        How many of the game's steps have happened; all by default.

    Returns
    -------
    pandas.DataFrame
        Index ``number``; ``die`` (``ordinary``, ``black``, or empty where it is not known), what
        it ``shows`` (``k`` for a black face), ``state`` (``left``, ``used``, or ``roll`` for one
        that is to be rolled now), and whether it is rolled ``again`` (K8; ``None`` where a
        position alone does not tell).

    Examples
    --------
    >>> dice(Position.from_text("A1,h,h,h/h,h,h,C1 C7 1 25k"))
             die shows state  again
    number
    1                2  left  False
    2                5  left  False
    3       black    k  left  False
    """
    return _frame(rows.dice(_moment(source, step)), numbered=True)


@check_arguments
def sent_home(game: Game, *, step: int | None = None) -> pd.DataFrame:
    """Who was sent home (K9, K10), or taken by the Knight and put down elsewhere (K11).

    Parameters
    ----------
    game : Game
    step : int, optional
        How many of the game's steps have happened; all by default.

    Returns
    -------
    pandas.DataFrame
        Index ``number``; the ``turn``, its ``player``, ``by`` whom (a character or ``knight``),
        ``whose`` character ``whom``, from which ``cell``, by which ``rule``, and how many cells
        were ``lost`` (less than 0 if won).

    Examples
    --------
    >>> position = Position.from_text("A5,h,h,h/h,A8,h,h C7 1 3")
    >>> game = Game.new(["Ann", "Bob"], position=position)
    >>> event = game.play("3-1")
    >>> sent_home(game).loc[1, ["player", "by", "whose", "whom", "cell"]].to_list()
    ['Ann', 'tall', 'Bob', 'stout', 'A8']
    """
    frame = _frame(rows.sent_home(_moment(game, step)), numbered=True)
    voice = Voice(players=game.players)
    for at, (whose, who) in enumerate((("player", "by"), ("whose", "whom"))):
        named = [_named(code, voice) for code in frame[who]]
        frame = frame.drop(columns=who)
        frame.insert(2 * at + 1, whose, [name for name, _ in named])
        frame.insert(2 * at + 2, who, [character for _, character in named])
    return frame


@check_arguments
def turns(game: Game, *, step: int | None = None, language: str = IN_USE) -> pd.DataFrame:
    """The turns of a game.

    Parameters
    ----------
    game : Game
    step : int, optional
        How many of the game's steps have happened; all by default.
    language : str
        Of what happened.

    Returns
    -------
    pandas.DataFrame
        Index ``turn``, 0 for the set-up; ``player``, the rolls and ``moves`` in the notation, and
        what ``happened`` besides.

    Examples
    --------
    >>> game = Game.new(["Ann", "Bob"], seed=7)
    >>> for move in ("+1", "+4", "N>C7"):
    ...     event = game.play(move)
    >>> turns(game).loc[0].to_list()
    ['', '+1 +4 N>C7', '']
    """
    return _frame(rows.turns(_moment(game, step), Voice(language, game.players)), numbered=True)


@check_arguments
def moves(game: Game) -> pd.DataFrame:
    """The moves and rolls of a game.

    Returns
    -------
    pandas.DataFrame
        Index ``ply`` from 1; ``turn`` (0 for the set-up), ``player``, and ``move``: a move, or a
        roll in brackets.

    Examples
    --------
    >>> game = Game.new(["Ann", "Bob"], seed=7)
    >>> event = game.play("+1")
    >>> moves(game).loc[1, ["player", "move"]].to_list()
    ['Ann', '+1']
    """
    return _frame(rows.moves(game), numbered=True)


@check_arguments
def steps(
    source: Event | Game | Iterable[Step], *, language: str = IN_USE, players: Sequence[str] = ()
) -> pd.DataFrame:
    """The steps of an event, in order, each with its rule.

    Parameters
    ----------
    source : Event, Game or iterable of Step
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
    >>> event = Position.from_text("A1,h,h,h/h,h,h,C1 C7 1 5").play("5-1")
    >>> steps(event).loc[1].to_list()
    ['K4', 'CharacterMoved', 'The 5 carries Player 1’s Tall from A1 to A6.']
    """
    names = source.players if isinstance(source, Game) else tuple(players)
    happened = source.steps if isinstance(source, Event | Game) else source
    return _frame(rows.steps(happened, Voice(language, names)), numbered=True)


@check_arguments
def in_words(table: pd.DataFrame, *, language: str = IN_USE) -> pd.DataFrame:
    """A table for people to read: headings and codes in words, numbers as the language has them.

    Columns are known by their names, in whatever was made of the tables here and of those of
    quizzes. Names that nobody knows stay, and so do sentences, which a table has in the
    language in which it was made.

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
    >>> where = characters(Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 -"))
    >>> in_words(where.loc["Player 1"], language="fr")
                 endroit  cases au départ arrivé  renvois
    personnage
    le Grand          A9      8                         0
    le Gros       départ      0         ●               0
    le Mince     Arrivée     62                ●        0
    le Petit    Trésor 2     57                         0
    """
    return _WORDING(table, language)


def _shows(value: object, voice: Voice) -> str:
    return voice.say("clann.table.face") if value == BLACK else str(value)


def _turn(value: int, voice: Voice) -> int | str:
    return voice.say("clann.table.set_up") if value == rows.SET_UP else value


_WHO: Final = ("clann.character",)

_WORDING: Final = Wording(
    headings=("clann.table", "table"),
    codes={
        "character": _WHO,
        "whom": _WHO,
        "by": _WHO,
        "die": ("clann.table",),
        "state": ("clann.table", "quiz.state"),
        "step": ("clann.step",),
        "kind": ("clann.kind", "kind", "table.fault"),
    },
    says={
        "place": lambda value, voice: rows.place_in_words(str(value), voice),
        "shows": _shows,
        "turn": _turn,
        "player": lambda value, voice: voice.call(str(value)),
        "whose": lambda value, voice: voice.call(str(value)),
    },
)


def _moment(source: Game | Position, step: int | None) -> Moment:
    return Moment.of(source, step) if isinstance(source, Game) else Moment(source)


def _named(code: str, voice: Voice) -> tuple[str, str]:
    """A player's name, and a character's or ``knight``, of what rows have for them."""
    player, _, who = code.partition("-")
    return voice.name(int(player)), "knight" if who == KNIGHT else CHARACTERS[int(who) - 1]


def _frame(table: Table, *, numbered: bool = False) -> pd.DataFrame:
    dtype = "int64" if numbered else None
    index = pd.Index(list(table.rows), name=table.corner or None, dtype=dtype)
    return pd.DataFrame(list(table.rows.values()), index=index, columns=list(table.columns))
