"""Widgets of Clans: a game on the stage, two futures of one, and an editor of positions."""

from .compare import Compare
from .editor import PositionEditor
from .widget import ClansWidget

__all__ = ["ClansWidget", "Compare", "PositionEditor"]
