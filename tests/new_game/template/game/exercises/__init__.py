"""Exercises about NEWTITLE: questions, verdicts with reasons, hints.

Examples
--------
>>> exercise = WinningMove("---/oo-/xx- 1")
>>> exercise.question("en")
'Player 1 is to move. Find a move that wins at once.'
>>> exercise.check("C1").right, exercise.check("C3").right
(True, False)
"""

from typing import Any, Final

from clans_widget.quiz import DIFFICULTIES, Kinds, grade
from clans_widget.quiz.course import Syllabus

from .winning import WinningMove, make_win, random_game

__all__ = ["COURSE", "DIFFICULTIES", "KINDS", "WinningMove", "endless", "fresh", "grade"]

COURSE: Final = Syllabus.of(__name__)
"""The lessons of the course, and how many questions their quizzes have."""

KINDS: Final = Kinds[Any](random_game, {"win": make_win})
"""The kinds of exercises: here each is registered, and nowhere else."""

WinningMove.course = COURSE

fresh = KINDS.fresh
endless = KINDS.endless
