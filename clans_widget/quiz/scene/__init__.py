"""The scene of a quiz: questions, one at a time, answered on the board and walked through on it."""

from .actions import (
    AskQuestion,
    Check,
    Clear,
    HandIn,
    Help,
    ShowWhy,
    Swap,
    TakeAnswer,
    Write,
)
from .begin import begin_quiz
from .examination import Examination
from .scene import QuizScene
from .telling import SIGNS

__all__ = [
    "SIGNS",
    "AskQuestion",
    "Check",
    "Clear",
    "Examination",
    "HandIn",
    "Help",
    "QuizScene",
    "ShowWhy",
    "Swap",
    "TakeAnswer",
    "Write",
    "begin_quiz",
]
