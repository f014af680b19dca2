"""The quiz as a widget: questions on the board, and the progress that a notebook keeps."""

from .quiz import Quiz

__all__ = ["Quiz"]
