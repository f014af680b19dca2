"""Widgets of Clans: a game on the stage, and an editor of positions."""

from .editor import PositionEditor
from .widget import ClansWidget

__all__ = ["ClansWidget", "PositionEditor"]
