"""Questions on the board: the widget, its parts, and the progress that a notebook keeps."""

from .widget import Quiz

__all__ = ["Quiz"]
