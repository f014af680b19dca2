"""The scene of a quiz: questions, one at a time, answered on the board and walked through on it."""

from .actions import (
    AskQuestion,
    ChangeAnswer,
    Check,
    Clear,
    HandIn,
    Help,
    ShowWhy,
    Swap,
)
from .begin import begin_quiz
from .examination import Examination
from .scene import QuizScene
from .telling import SIGNS

__all__ = [
    "SIGNS",
    "AskQuestion",
    "ChangeAnswer",
    "Check",
    "Clear",
    "Examination",
    "HandIn",
    "Help",
    "QuizScene",
    "ShowWhy",
    "Swap",
    "begin_quiz",
]
