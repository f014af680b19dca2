"""Chances: how likely the dice reach so many cells, and how likely somebody wins from here."""

from .dice import entering, hits, strikes
from .treasures import to_win

__all__ = ["entering", "hits", "strikes", "to_win"]
