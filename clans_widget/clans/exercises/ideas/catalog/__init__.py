"""The wrong ideas about Clans that people have: a list for each part of the rules."""

from __future__ import annotations

from typing import Final

from clans_widget.clans.exercises.ideas.idea import Idea
from clans_widget.quiz.ideas import Ideas

from .board import BOARD, SET_UP
from .end import END
from .moves import MOVES
from .villages import VILLAGES

IDEAS: Final[Ideas[Idea]] = Ideas((*BOARD, *SET_UP, *MOVES, *VILLAGES, *END))
"""All ideas, in the order of the rules."""
