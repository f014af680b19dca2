"""Python on a page: runs the cells of boards and quizzes, and speaks with the page about them."""

from .host import Host

__all__ = ["Host"]
