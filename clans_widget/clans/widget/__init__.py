"""Widgets that show a game in a notebook, ask about it, or put a position together."""

from clans_widget.quiz import Quiz

from .clans import ClansWidget
from .editor import PositionEditor

__all__ = ["ClansWidget", "PositionEditor", "Quiz"]
