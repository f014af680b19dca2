"""Python on a page: runs the cells of boards and quizzes, and speaks with the page about them."""

from .asleep import prepare, wake
from .host import Host

__all__ = ["Host", "prepare", "wake"]
