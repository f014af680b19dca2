"""A small editor of positions."""

from .widget import PositionEditor

__all__ = ["PositionEditor"]
