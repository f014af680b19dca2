"""Putting a position together on the stage, in any game. No widget code."""

from .editing import Editing, EditorError, Edits, whole_number
from .scene import (
    Aim,
    Edit,
    EditorScene,
    EditorState,
    EditTo,
    PlayFromHere,
    read_editor_state,
)

__all__ = [
    "Aim",
    "Edit",
    "EditTo",
    "Editing",
    "EditorError",
    "EditorScene",
    "EditorState",
    "Edits",
    "PlayFromHere",
    "read_editor_state",
    "whole_number",
]
