"""CLANN for anyone who trains or compares agents: the same game in PettingZoo and OpenSpiel.

The two environments are modules of their own, each with an extra:
:mod:`~clans_widget.clann.environments.pettingzoo_env`
(``pip install "clans-widget[pettingzoo]"``) and
:mod:`~clans_widget.clann.environments.openspiel_game`
(``pip install "clans-widget[openspiel]"``). What they share is here, and needs the standard
library alone.

Examples
--------
>>> from clans_widget.clann import Course
>>> len(Actions.of(Course.standard()))
90
"""

from clans_widget.environments import EnvironmentsError, MissingExtra

from .actions import Actions
from .observation import numbers, parts, shapes
from .payoff import rewards
from .progress import LONGEST, Progress, checked_length

__all__ = [
    "LONGEST",
    "Actions",
    "EnvironmentsError",
    "MissingExtra",
    "Progress",
    "checked_length",
    "numbers",
    "parts",
    "rewards",
    "shapes",
]
