"""Exercises about Clans, as plain Python: questions, verdicts with reasons, hints.

The engine judges the answers. An author writes a position and a kind of question; see
:func:`fresh` for ready ones without end.

Examples
--------
A teacher's own exercise:

>>> from clans_widget import clans
>>> from clans_widget.clans import exercises
>>> position = clans.Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(6, 4))
>>> exercise = exercises.BestOrder(position, "B5", "C4", clan="blue", hint="Look at the chips.")
>>> exercise.question()
'B5-C4 founds several villages: B2 and C4. In which order does blue get the most points?'
>>> exercise.check("C4,B2").right
True
"""

from clans_widget.quiz import (
    DIFFICULTIES,
    AnswerError,
    ExerciseError,
    Grade,
    Hint,
    Hints,
    Verdict,
    grade,
)
from clans_widget.quiz.goal import Goal

from . import goals
from .exercise import Exercise
from .kinds import KINDS, endless, fresh
from .move import FindMove
from .order import BestOrder
from .own import Choice, Estimate
from .reason import WhyNot
from .villages import FoundedVillages
from .worth import VillageWorth, Worth

__all__ = [
    "DIFFICULTIES",
    "KINDS",
    "AnswerError",
    "BestOrder",
    "Choice",
    "Estimate",
    "Exercise",
    "ExerciseError",
    "FindMove",
    "FoundedVillages",
    "Goal",
    "Grade",
    "Hint",
    "Hints",
    "Verdict",
    "VillageWorth",
    "WhyNot",
    "Worth",
    "endless",
    "fresh",
    "goals",
    "grade",
]
