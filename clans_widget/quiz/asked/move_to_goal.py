"""What questions have in common that ask for a move which reaches a goal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.exercise import Exercise
from clans_widget.quiz.goal import Goal, goal_in

if TYPE_CHECKING:
    from clans_widget.quiz.course import Syllabus

Move = TypeVar("Move")


class MoveToGoal(Exercise[Move]):
    """A move that reaches a goal is asked for; every move that does is right.

    Attributes
    ----------
    goal : Goal

    Examples
    --------
    >>> from clans_widget.clann.exercises import FindMove, goals
    >>> exercise = FindMove("h,h,h,A12/h,C13,h,h D2 1 26", goals.brings_in())
    >>> isinstance(exercise, MoveToGoal), exercise.solutions()
    (True, ('6-1', '6-2', '6-3'))
    """

    course: ClassVar[Syllabus]

    goal: Goal

    def _aim_at(self, goal: Goal, no_move: str) -> None:
        """Ask for a goal of the game.

        Parameters
        ----------
        goal : Goal
        no_move : str
            Key of the sentence which says that no move reaches it.

        Raises
        ------
        ExerciseError
            If no move does, or it is a goal of another game.
        """
        self.goal = goal_in(self.course, goal)
        self.players = self.players or goal.players
        if not self.solutions():
            raise ExerciseError(no_move, goal=goal.ask)

    @property
    def rules(self) -> tuple[str, ...]:
        """Those that decide whether the goal is reached."""
        return self.goal.rules

    def solutions(self) -> tuple[str, ...]:
        """All moves that reach the goal."""
        return tuple(str(event.move) for event in self._events() if self.goal.met(event))

    def write(self, answer: Move) -> str:
        """The move in the notation."""
        return str(answer)

    @property
    def about(self) -> str:
        """The goal, whatever an author calls it."""
        return self._written({"goal": self.goal.unworded})

    def _events(self) -> Any:
        """What each legal move brings."""
        return map(self.position.play, self.position.legal_moves())

    def _asks(self) -> dict[str, object]:
        return {"goal": self.goal}
