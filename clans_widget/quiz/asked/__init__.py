"""What is asked alike in every game: one of a few answers, what somebody knows, a number, a move.

A game joins each with its own exercises, so that a position stands beside the question.
"""

from clans_widget.quiz.asked.known import KnowingIdea

from .chosen import Chosen
from .estimated import Estimated
from .known import Fact, Known, questions_of
from .move_to_goal import MoveToGoal
from .reason_against import ReasonAgainst

__all__ = [
    "Chosen",
    "Estimated",
    "Fact",
    "KnowingIdea",
    "Known",
    "MoveToGoal",
    "ReasonAgainst",
    "questions_of",
]
