"""Questions in an author's own words, whichever game: one of several answers, a number guessed.

They are for what no rule decides: what will happen more often, how many there will be. A game
joins each with its own exercises, so that a position stands beside the question.
"""

from .choice import OwnChoice
from .estimate import OwnEstimate

__all__ = ["OwnChoice", "OwnEstimate"]
