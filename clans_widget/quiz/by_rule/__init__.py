"""Fresh exercises by rule, whichever game: about one, as a ladder, to look back, as a test."""

from .looking_back import review_here
from .rungs import ladder
from .turning import Case, Cases, end_questions, same, steps, turning_on, varied

__all__ = [
    "Case",
    "Cases",
    "end_questions",
    "ladder",
    "review_here",
    "same",
    "steps",
    "turning_on",
    "varied",
]
