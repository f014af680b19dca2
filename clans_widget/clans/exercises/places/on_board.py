"""Territories that an author names."""

from __future__ import annotations

from clans_widget.clans import Position
from clans_widget.quiz.errors import ExerciseError


def on_board(position: Position, territory: object) -> str:
    """A territory of the board.

    Raises
    ------
    ExerciseError
        If there is no such territory.
    """
    if territory not in position.board:
        last = position.board.ids[-1]
        raise ExerciseError("clans.board.unknown", territory=territory, last=last)
    return str(territory)


def with_huts(position: Position, territory: object) -> str:
    """A territory with huts on it.

    Raises
    ------
    ExerciseError
        If there is no such territory, or it is empty.
    """
    name = on_board(position, territory)
    if not position.size(name):
        raise ExerciseError("clans.exercise.error.empty", territory=name)
    return name
