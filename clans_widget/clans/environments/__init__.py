"""Clans for anyone who trains or compares agents: the same game in PettingZoo and OpenSpiel.

The two environments are modules of their own, each with an extra:
:mod:`~clans_widget.clans.environments.pettingzoo_env`
(``pip install "clans-widget[pettingzoo]"``) and
:mod:`~clans_widget.clans.environments.openspiel_game`
(``pip install "clans-widget[openspiel]"``). What they share is here, and needs the standard
library alone.

Examples
--------
>>> from clans_widget.clans import Board
>>> actions = Actions.of(Board.standard())
>>> len(actions), actions.text(0)
(330, 'A1-A2')
"""

from clans_widget.environments import EnvironmentsError, MissingExtra

from .actions import Actions
from .deal import Deal
from .observation import numbers, parts, shapes
from .payoff import rewards
from .progress import Progress

__all__ = [
    "Actions",
    "Deal",
    "EnvironmentsError",
    "MissingExtra",
    "Progress",
    "numbers",
    "parts",
    "rewards",
    "shapes",
]
