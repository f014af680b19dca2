"""A look back at a game of CLANN: luck and choices, and what the next roll may bring."""

from clans_widget.arena.review import NextRoll, Reviewed

from .judge import Judge, next_rolls, review
from .odds import chances

__all__ = ["Judge", "NextRoll", "Reviewed", "chances", "next_rolls", "review"]
