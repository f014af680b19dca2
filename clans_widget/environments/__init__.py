"""What the games have in common for anyone who trains and compares agents.

A game brings its actions, what a player sees of it, and rewards. What makes an environment of
that stands in two modules, each with an extra: :mod:`~clans_widget.environments.agents` for
PettingZoo and :mod:`~clans_widget.environments.trees` for OpenSpiel. The rest is here, and needs
the standard library alone.

Examples
--------
>>> slices({"huts": (60, 5), "scores": (5,)})
{'huts': slice(0, 300, None), 'scores': slice(300, 305, None)}
"""

from clans_widget.core.extras import MissingExtra, extra

from .errors import EnvironmentsError
from .numbering import Shape, checked, slices
from .seeds import Seeds

__all__ = ["EnvironmentsError", "MissingExtra", "Seeds", "Shape", "checked", "extra", "slices"]
