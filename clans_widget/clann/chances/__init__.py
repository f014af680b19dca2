"""Chances: how likely the dice reach so many cells, and how likely somebody wins from here."""

from .dice import Rolled, entering, hits, rolls, strikes
from .treasures import to_win

__all__ = ["Rolled", "entering", "hits", "rolls", "strikes", "to_win"]
