"""What is asked alike in every game: one of a few answers, what somebody knows, a number, a move.

A game joins each with its own exercises, so that a position stands beside the question.
"""

from clans_widget.quiz.asked.known import KnowingIdea

from .aimed import Aimed
from .chosen import Chosen
from .estimated import Estimated
from .forbidden import Forbidden
from .known import Fact, Known, questions_of

__all__ = [
    "Aimed",
    "Chosen",
    "Estimated",
    "Fact",
    "Forbidden",
    "KnowingIdea",
    "Known",
    "questions_of",
]
