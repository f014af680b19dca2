"""Reads moves and clans that authors give, and territories and clans that students answer with."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Final, cast

from clans_widget.clans import COLORS, LETTERS, Board, ClansError, Move, Position, Turn
from clans_widget.clans.board.territory import TERRITORY
from clans_widget.clans.rules.cards import SECRET
from clans_widget.quiz.answering import NOTHING
from clans_widget.quiz.errors import AnswerError, ExerciseError
from clans_widget.quiz.reading import plain, words_of
from clans_widget.words import LANGUAGES, say

_NAME: Final = re.compile(TERRITORY)
_BETWEEN_NAMES: Final = re.compile(r"[-\u2192>:,;\s]+")


def as_move(given: object) -> Move:
    """A move, or what its notation says.

    Raises
    ------
    NotationError
        If it is neither; the engine says what is wrong with it, text or not.
    """
    return given if isinstance(given, Move) else Move.from_text(cast("str", given))


def read_move(move: object) -> Move:
    """A move of an exercise.

    Raises
    ------
    ExerciseError
        If it is none.
    """
    try:
        return as_move(move)
    except ClansError as error:
        raise ExerciseError("clans.exercise.error.move", move=move, why=error) from error


def played(position: Position, move: Move) -> Turn:
    """The turn of an exercise's move; founding in any order if the move names none.

    Raises
    ------
    ExerciseError
        If the move is illegal.
    """
    try:
        choice = position.choose(move.source, move.target)
        order = move.order or choice.founds[: choice.to_order]
        return position.play(replace(move, order=order))
    except ClansError as error:
        raise ExerciseError("clans.exercise.error.move", move=move, why=error) from error


def founding(position: Position, move: Move) -> Turn:
    """The turn of a move about whose villages something is asked: there are some, in an order.

    Raises
    ------
    ExerciseError
        If the move is illegal, founds no village, or several and names no order (V8).
    """
    turn = played(position, move)
    choice = position.choose(move.source, move.target)
    if choice.to_order and not move.order:
        case = "surplus" if choice.to_order < len(choice.founds) else "order_needed"
        raise ExerciseError(f"clans.exercise.error.{case}", villages=", ".join(choice.founds))
    if not turn.founded:
        raise ExerciseError("clans.exercise.error.not_founded.none")
    return turn


def village_of(turn: Turn, territory: str | None) -> str:
    """The village that is asked about: the one that an author names, or the only one.

    Raises
    ------
    ExerciseError
        If the turn does not found it, or founds several and none is named.
    """
    founded = turn.founded
    if territory is None and len(founded) == 1:
        return founded[0]
    if territory is None or territory not in founded:
        raise ExerciseError("clans.exercise.error.not_founded.some", villages=", ".join(founded))
    return territory


def read_answer(answer: object) -> Move:
    """A move as people write it: ``"a1 - a2: c3, b4"``.

    Raises
    ------
    NotationError
        If it is none; the engine says what is wrong with it, text or not.

    Examples
    --------
    >>> read_answer("a1 - a2: c3, b4"), read_answer("A1 \u2192 A2")
    (Move('A1-A2:C3,B4'), Move('A1-A2'))
    """
    if isinstance(answer, str):
        names = [name for name in _BETWEEN_NAMES.split(plain(answer).upper()) if name]
        if len(names) > 1 and all(map(_NAME.fullmatch, names)):
            source, target, *order = names
            return Move(source, target, tuple(order))
    return as_move(answer)


def read_territories(answer: object, board: Board) -> tuple[str, ...]:
    """Territories as text with commas between, or one by one; or that there are none.

    Raises
    ------
    AnswerError
        If one of them is not on the board, or nothing is said at all: that is no answer.

    Examples
    --------
    >>> read_territories("b2 and C4", Board.standard()), read_territories("-", Board.standard())
    (('B2', 'C4'), ())
    """
    names = words_of(answer)
    if not names:
        raise AnswerError("clans.exercise.error.territories")
    if names == [NOTHING]:
        return ()
    for name in names:
        if name.upper() not in board:
            raise AnswerError("clans.board.unknown", territory=name, last=board.ids[-1])
    return tuple(name.upper() for name in names)


def read_clans(answer: object) -> tuple[str, ...]:
    """Clans by their letters, or by name in any of the languages, in the usual order.

    Raises
    ------
    AnswerError
        If there is no such clan.

    Examples
    --------
    >>> read_clans("yr"), read_clans(["jaune", "rood"]), read_clans("-")
    (('red', 'yellow'), ('red', 'yellow'), ())
    """
    names = words_of(answer)
    if names is None:
        raise AnswerError("clans.exercise.error.worth")
    found: set[str] = set()
    for name in names:
        if names != [NOTHING]:
            found |= _named(name.lower())
    return tuple(color for color in COLORS if color in found)


def read_clan(name: object) -> str:
    """The clan that an author names.

    Raises
    ------
    ExerciseError
        If it is not one clan.
    """
    try:
        (clan,) = read_clans(name)
    except ValueError:
        raise ExerciseError("clans.game.clan", clan=name, clans=", ".join(COLORS)) from None
    return clan


EXAMPLE: Final = '{"Ann": "red", "Bob": "blue"}'
"""What can be given as clans: code, which no language sets in quotes of its own."""


def read_cards(clans: object, *, secret: bool = False) -> dict[str, str]:
    """The clan of each player, as an author names them.

    Parameters
    ----------
    clans : mapping of str to str
    secret : bool
        Whether ``"?"`` may stand for a clan that nobody has told.

    Raises
    ------
    ExerciseError
        If they are not given by player, or there is no such clan.

    Examples
    --------
    >>> read_cards({"Ann": "r", "Bob": "Blue"})
    {'Ann': 'red', 'Bob': 'blue'}
    """
    if not isinstance(clans, Mapping):
        raise ExerciseError("clans.game.clans", example=EXAMPLE, given=clans)
    told = {str(name): clan for name, clan in clans.items()}
    return {
        name: SECRET if secret and clan == SECRET else read_clan(clan)
        for name, clan in told.items()
    }


def paint_of(name: object) -> str:
    """The color of a clan as an author says it: the fifth may be called white (C3).

    Examples
    --------
    >>> paint_of("blanc"), paint_of("zwart")
    ('white', 'black')
    """
    said = str(name).casefold()
    is_white = said in {say("clans.color.white", language) for language in LANGUAGES}
    return "white" if is_white else read_clan(name)


def _named(name: str) -> set[str]:
    if name in _names():
        return {_names()[name]}
    if not set(name) <= set(LETTERS):
        raise AnswerError("clans.game.clan", clan=name, clans=", ".join(COLORS))
    return {COLORS[LETTERS.index(letter)] for letter in name}


@cache
def _names() -> dict[str, str]:
    """The clans by their names in all languages; white is the fifth in some editions (C3)."""
    painted = {**{color: color for color in COLORS}, "white": COLORS[-1]}
    return {
        say(f"clans.color.{paint}", language): color
        for paint, color in painted.items()
        for language in LANGUAGES
    }
