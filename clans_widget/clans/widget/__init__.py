"""Widgets that show a game in a notebook, or put a position together."""

from .clans import ClansWidget
from .editor import PositionEditor

__all__ = ["ClansWidget", "PositionEditor"]
