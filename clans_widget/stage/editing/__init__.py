"""Putting a position together on the stage, in any game. No widget code."""

from .editing import Editing, EditorError, whole_number
from .scene import Edit, EditorScene, PlayFromHere
from .state import EditorState, Edits

__all__ = [
    "Edit",
    "Editing",
    "EditorError",
    "EditorScene",
    "EditorState",
    "Edits",
    "PlayFromHere",
    "whole_number",
]
