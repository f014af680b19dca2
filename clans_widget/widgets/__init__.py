"""Widgets that show a game in a notebook, ask about it, or put a position together."""

from .clans import ClansWidget
from .editor import PositionEditor
from .quiz import Quiz

__all__ = ["ClansWidget", "PositionEditor", "Quiz"]
