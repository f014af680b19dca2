"""What all exercises about Clans have in common."""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias, TypeVar

from clans_widget import quiz
from clans_widget.clans import Game, Marks, Move, Position
from clans_widget.core.author_texts import AuthorText
from clans_widget.core.marks import NO_MARKS
from clans_widget.quiz.ideas import Ideas

from .course import COURSE

Answer = TypeVar("Answer")

Source: TypeAlias = Position | Game | str
"""A position, its notation, or a game: its present position."""


class Exercise(quiz.Exercise[Answer]):
    """A question about a position of Clans; its parameters and methods are those of any exercise.

    Attributes
    ----------
    position : Position
    move : Move or None
        The move that the question is about, if there is one.
    """

    course = COURSE

    position_type: ClassVar[type[Position]] = Position

    position: Position

    def __init__(
        self, position: Source, *, ask: AuthorText = None, hint: AuthorText = None
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        self.move: Move | None = None

    @property
    def marks(self) -> Marks:
        """The move that the question is about."""
        return Marks(path(self.move), standing(self.move)) if self.move else NO_MARKS

    def ideas(self) -> Ideas[Any]:
        """The wrong ideas about Clans."""
        from .ideas import IDEAS

        return IDEAS

    def _check_place(self, name: str) -> None:
        self.position.board.place(name)

    def _asks(self) -> dict[str, object]:
        return {"move": str(self.move)}


def arrow(move: Move) -> tuple[str, str]:
    """From where to where a move goes."""
    return move.source, move.target


def path(move: Move) -> tuple[tuple[str, str], ...]:
    """The arrows of a move; none for one that ends where it begins, which can be tried."""
    return () if move.source == move.target else (arrow(move),)


def standing(move: Move) -> tuple[str, ...]:
    """The territory of a move that ends where it begins, to be highlighted."""
    return (move.source,) if move.source == move.target else ()
