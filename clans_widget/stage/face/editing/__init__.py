"""Page of a position editor, in any game."""

from .editor import Editor

__all__ = ["Editor"]
