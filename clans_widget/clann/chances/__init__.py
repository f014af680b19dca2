"""Chances: how likely the dice are to reach so many cells, and somebody to win from here."""

from .dice import again, black, entering, hits, strikes
from .rolls import Shown, all_shown
from .treasures import to_win

__all__ = ["Shown", "again", "all_shown", "black", "entering", "hits", "strikes", "to_win"]
