"""Exercises about CLANN, as plain Python: questions, verdicts with reasons, hints.

The engine judges the answers. An author writes a position and a kind of question; see
:func:`fresh` for ready ones without end.

Examples
--------
>>> from clans_widget.clann import exercises
>>> exercise = exercises.FindMove("h,h,h,A12/B2,h,h,h D2 1 245", exercises.goals.sends_home())
>>> exercise.question("en")
'Find a move that sends somebody home.'
>>> exercise.check("4-4").right, exercise.check("2-4").right
(True, False)
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
from .again import RolledAgain
from .by_rule import about, end_test, levels, review
from .choices.can_win import CanWin
from .choices.facts import FACTS
from .choices.knows import Knows
from .choices.lands import Lands
from .course import COURSE
from .exercise import Exercise
from .kinds import KINDS, endless, fresh
from .likely import HowLikely
from .move import FindMove
from .own import Choice, Estimate
from .places.beats import Beats
from .places.carried import Carried
from .places.enters import Enters
from .places.may_land import MayLand
from .places.movers import Movers
from .places.on_course import OnCourse
from .places.put_down import PutDown
from .places.struck import Struck
from .reason import WhyNot

__all__ = [
    "COURSE",
    "DIFFICULTIES",
    "FACTS",
    "KINDS",
    "AnswerError",
    "Beats",
    "CanWin",
    "Carried",
    "Choice",
    "Enters",
    "Estimate",
    "Exercise",
    "ExerciseError",
    "FindMove",
    "Goal",
    "Grade",
    "Hint",
    "Hints",
    "HowLikely",
    "Knows",
    "Lands",
    "MayLand",
    "Movers",
    "OnCourse",
    "PutDown",
    "RolledAgain",
    "Struck",
    "Verdict",
    "WhyNot",
    "about",
    "end_test",
    "endless",
    "fresh",
    "goals",
    "grade",
    "levels",
    "review",
]
