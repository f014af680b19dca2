"""Putting a position together on the stage, in any game. No widget code."""

from .editing import Editing, EditorError, whole_number
from .scene import Edit, EditorScene, PlayFromHere

__all__ = ["Edit", "Editing", "EditorError", "EditorScene", "PlayFromHere", "whole_number"]
