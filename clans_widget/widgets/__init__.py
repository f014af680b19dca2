"""Widgets that show a game in a notebook."""

from .clans import ClansWidget

__all__ = ["ClansWidget"]
