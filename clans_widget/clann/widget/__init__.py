"""Widgets of CLANN: a game on the stage, and an editor of positions."""

from .editor import ClannEditor
from .widget import ClannWidget

__all__ = ["ClannEditor", "ClannWidget"]
