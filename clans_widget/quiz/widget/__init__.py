"""The quiz as a widget: questions on the board, and the progress that a notebook keeps; stars."""

from .quiz import Quiz
from .stars import Stars

__all__ = ["Quiz", "Stars"]
