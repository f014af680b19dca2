"""What the public suites of all games share: questions with the right answers, and what is wrong.

A suite is data: parts, each a list of entries. What a game asks about an entry is the game's; that
each wrong answer is told with entry, rules and question is the same for all.
"""

from clans_widget.core.suite.asked import tell

from .asked import Failure, Question, outcome, wrong_answers
from .stored import FILE, read

__all__ = ["FILE", "Failure", "Question", "outcome", "read", "tell", "wrong_answers"]
