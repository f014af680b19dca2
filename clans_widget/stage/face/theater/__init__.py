"""The theater: the board alone on the screen, for a class."""

from .theater import Theater

__all__ = ["Theater"]
