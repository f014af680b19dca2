"""What all exercises about CLANN have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from clans_widget import quiz
from clans_widget.clann import Game, Position
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.rules.ranks import CHARACTERS
from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.ideas import Ideas

if TYPE_CHECKING:
    from clans_widget.stage.production import Production

Answer = TypeVar("Answer")

Source: TypeAlias = Position | Game | str
"""A position, its notation, or a game: its present position."""

EVERYBODY: Final = {
    **{name: str(number) for number, name in enumerate(CHARACTERS, start=1)},
    "knight": KNIGHT,
}
"""Who can move, by name: ``"tall"``, ``"knight"``; and as a part of a move."""


class Exercise(quiz.Exercise[Answer]):
    """A question about a position of CLANN; its parameters and methods are those of any exercise.

    Attributes
    ----------
    position : Position
    """

    position: Position

    def ideas(self) -> Ideas[Any]:
        """The wrong ideas about CLANN."""
        from .ideas import IDEAS

        return IDEAS

    def production(self) -> Production:
        """CLANN on the stage."""
        from clans_widget.clann.staging.production import ClannProduction

        return ClannProduction()

    def _read_position(self, source: Any) -> Position:
        if isinstance(source, str):
            return Position.from_text(source)
        if not isinstance(source, Position):
            raise ExerciseError("exercise.error.position")
        return source


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
