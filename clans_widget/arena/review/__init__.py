"""A look back at a game: what the dice did to the chance to win, and what players did.

A game brings a judge: who says of its positions how likely each side wins.
"""

from .judging import Judge, NextRoll, Outlook, Rolled, expected, next_rolls
from .reviewed import Reviewed, Span, review, spans

__all__ = [
    "Judge",
    "NextRoll",
    "Outlook",
    "Reviewed",
    "Rolled",
    "Span",
    "expected",
    "next_rolls",
    "review",
    "spans",
]
