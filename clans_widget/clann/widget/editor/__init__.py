"""A small editor of positions."""

from .widget import ClannEditor

__all__ = ["ClannEditor"]
