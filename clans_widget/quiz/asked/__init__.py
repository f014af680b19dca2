"""What is asked alike in every game: one of a few answers, what somebody knows, a number guessed.

A game joins each with its own exercises, so that a position stands beside the question.
"""

from .chosen import Chosen
from .estimated import Estimated
from .ideas import KnowingIdea
from .known import Fact, Known, questions_of

__all__ = ["Chosen", "Estimated", "Fact", "KnowingIdea", "Known", "questions_of"]
