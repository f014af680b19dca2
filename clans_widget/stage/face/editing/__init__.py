"""Controls and page of a position editor, in any game."""

from .controls import EditorControls, PlayersAndMover, Quiet, number_field, numbered, tool_buttons
from .editor import Editor

__all__ = [
    "Editor",
    "EditorControls",
    "PlayersAndMover",
    "Quiet",
    "number_field",
    "numbered",
    "tool_buttons",
]
