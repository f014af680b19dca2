"""What all exercises about CLANN have in common."""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias, TypeVar

from clans_widget import quiz
from clans_widget.clann import Game, Position
from clans_widget.clann.staging.places import ARRIVAL
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.ideas import Ideas

from .course import COURSE
from .ideas import IDEAS
from .standing import every_place

Answer = TypeVar("Answer")

Source: TypeAlias = Position | Game | str
"""A position, its notation, or a game: its present position."""


class Exercise(quiz.Exercise[Answer]):
    """A question about a position of CLANN; its parameters and methods are those of any exercise.

    Attributes
    ----------
    position : Position
    """

    course = COURSE

    position_type: ClassVar[type[Position]] = Position

    position: Position

    def __init__(
        self, position: Source, *, ask: AuthorText = None, hint: AuthorText = None
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)

    def ideas(self) -> Ideas[Any]:
        """The wrong ideas about CLANN."""
        return IDEAS

    def _check_place(self, name: str) -> None:
        if name not in every_place(self.position):
            raise ExerciseError("clann.exercise.error.place", place=name, end=ARRIVAL)
