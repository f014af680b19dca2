"""Who can move, by the names that authors give."""

from __future__ import annotations

from typing import Final

from clans_widget.clann.move import KNIGHT
from clans_widget.clann.rules.ranks import CHARACTERS
from clans_widget.quiz.errors import ExerciseError

EVERYBODY: Final = {
    **{name: str(number) for number, name in enumerate(CHARACTERS, start=1)},
    "knight": KNIGHT,
}
"""Who can move, by name: ``"tall"``, ``"knight"``; and as a part of a move."""


def character_of(who: object) -> str:
    """A character, as a part of a move, from the name that an author gives.

    Raises
    ------
    ExerciseError
        If it is none, such as the Knight.

    Examples
    --------
    >>> character_of("Small")
    '4'
    """
    name = str(who).casefold()
    if name not in CHARACTERS:
        raise ExerciseError(
            "clann.exercise.error.character", given=who, names=", ".join(CHARACTERS)
        )
    return EVERYBODY[name]


def part_of(who: object) -> str:
    """Who moves, as a part of a move, from the name that an author gives.

    Raises
    ------
    ExerciseError
        If it is nobody.

    Examples
    --------
    >>> part_of("Small"), part_of("knight")
    ('4', 'N')
    """
    name = str(who).casefold()
    if name not in EVERYBODY:
        names = ", ".join(EVERYBODY)
        raise ExerciseError("clann.exercise.error.who", given=who, names=names)
    return EVERYBODY[name]
