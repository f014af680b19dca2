"""What is asked alike in every game: one of a few answers, what somebody knows, a number, a move.

A game joins each with its own exercises, so that a position stands beside the question.
"""

from .aimed import Aimed
from .chosen import Chosen
from .estimated import Estimated
from .forbidden import Forbidden
from .ideas import KnowingIdea
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
