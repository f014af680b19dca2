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
from .by_rule import about, end_test, levels, review
from .choices.can_end import CanEnd
from .choices.facts import FACTS
from .choices.knows import Knows
from .course import COURSE
from .exercise import Exercise
from .kinds import KINDS, endless, fresh
from .move import FindMove
from .order import BestOrder
from .own import Choice, Estimate
from .places.movers import Movers
from .places.neighbors import Neighbors
from .places.targets import Targets
from .places.terrains import Terrains
from .reason import WhyNot
from .ticks.chips import Chips
from .ticks.lost import Lost
from .ticks.scores import Scores
from .ticks.winners import Winners
from .villages import FoundedVillages
from .worth import VillageWorth, Worth

__all__ = [
    "COURSE",
    "DIFFICULTIES",
    "FACTS",
    "KINDS",
    "AnswerError",
    "BestOrder",
    "CanEnd",
    "Chips",
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
    "Knows",
    "Lost",
    "Movers",
    "Neighbors",
    "Scores",
    "Targets",
    "Terrains",
    "Verdict",
    "VillageWorth",
    "WhyNot",
    "Winners",
    "Worth",
    "about",
    "end_test",
    "endless",
    "fresh",
    "goals",
    "grade",
    "levels",
    "review",
]
