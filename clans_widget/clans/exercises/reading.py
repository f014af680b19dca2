"""Reads moves and clans that authors give, and territories and clans that students answer with."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import cast

from clans_widget.clans import COLORS, LETTERS, Board, ClansError, Move, Position, Turn
from clans_widget.quiz.answering import NOTHING
from clans_widget.quiz.errors import AnswerError, ExerciseError
from clans_widget.words import LANGUAGES, say


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


def read_territories(answer: object, board: Board) -> tuple[str, ...]:
    """Territories as text with commas between, or one by one.

    Raises
    ------
    AnswerError
        If one of them is not on the board, or there are no territories at all.

    Examples
    --------
    >>> read_territories("b2, C4", Board.standard()), read_territories("-", Board.standard())
    (('B2', 'C4'), ())
    """
    names = [name.upper() for name in _words(answer, "clans.exercise.error.territories")]
    for name in names:
        if name not in board:
            raise AnswerError("clans.board.unknown", territory=name, last=board.ids[-1])
    return tuple(names)


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
    found: set[str] = set()
    for name in _words(answer, "clans.exercise.error.worth"):
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


def _words(answer: object, complaint: str) -> list[str]:
    """The words of a text, or of a list of texts."""
    if isinstance(answer, str):
        answer = [] if answer.strip() == NOTHING else re.split(r"[,;\s]+", answer)
    if not isinstance(answer, Iterable):
        raise AnswerError(complaint)
    stripped = [str(word).strip() for word in answer]
    return [word for word in stripped if word]


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
