"""Wrong ideas that people have about the rules of CLANN: see :mod:`clans_widget.quiz.ideas`.

An idea replaces one of the true :class:`Beliefs` about the rules, or gives a wrong answer to a
question of knowledge. :data:`IDEAS` is the catalog.
"""

from .beliefs import TRUE, Beliefs
from .believed import all_believed
from .catalog import IDEAS
from .idea import Idea

__all__ = ["IDEAS", "TRUE", "Beliefs", "Idea", "all_believed"]
