"""Questions about positions, whichever game: exercises, verdicts, hints, grades, progress.

Standard library only. :mod:`~clans_widget.quiz.answering` holds the ways to answer; pandas comes
in with :mod:`~clans_widget.quiz.tables`, ipywidgets with :mod:`clans_widget.quiz.widget`.
"""

from .answering import Answering
from .errors import AnswerError, ExerciseError
from .exercise import Exercise
from .fresh import Kinds, Maker
from .goal import Goal
from .grade import Grade, grade
from .origin import DIFFICULTIES, Origin
from .question import Question
from .verdict import HINTS, Hint, Hints, Verdict
from .wish import Wish

__all__ = [
    "DIFFICULTIES",
    "HINTS",
    "AnswerError",
    "Answering",
    "Exercise",
    "ExerciseError",
    "Goal",
    "Grade",
    "Hint",
    "Hints",
    "Kinds",
    "Maker",
    "Origin",
    "Question",
    "Verdict",
    "Wish",
    "grade",
]
