"""Ideas that people have about the rules of Clans: see :mod:`clans_widget.quiz.ideas`."""

from .believed import all_believed, believed
from .beliefs import TRUE, Beliefs

__all__ = ["TRUE", "Beliefs", "all_believed", "believed"]
