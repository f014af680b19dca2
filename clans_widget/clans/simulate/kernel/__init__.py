"""Whole random games, compiled by numba: the rules of :mod:`clans_widget.clans` once more.

Territories and groups are as :mod:`~clans_widget.clans.simulate.layout` says. What is no way of
counting but a fact of the game (the chart, the limit of seven huts) comes in the record of the
board. What changes with every move and is asked for at every move is handed on by value, as a
:class:`~clans_widget.clans.simulate.kernel.standing.Standing`: the processor then has it at hand,
and not in memory. Nothing is allocated while a game runs.
"""

from typing import Any, TypeAlias

Land = Any
"""A record of numpy: the board, as the kernel has it."""

Groups = Any
"""The groups of a game, an array of masks."""

Move: TypeAlias = tuple[int, int, int]
"""Source, target, and which of the founding orders."""
