"""Widgets of Clans: a game on the stage, two futures side by side, and an editor of positions."""

from clans_widget.stage.face.futures.compare import Compare

from .editor import PositionEditor
from .widget import ClansWidget

__all__ = ["ClansWidget", "Compare", "PositionEditor"]
