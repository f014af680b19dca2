"""Whole random games, compiled by numba: the rules of :mod:`clans_widget.clans` once more.

Territories, ways and sets of them are as :mod:`~clans_widget.clans.simulate.layout` says. What is
no way of counting but a fact of the game (the chart, the limit of seven huts) comes in the record
of the board. Nothing is allocated while a game runs.
"""

from typing import Any, TypeAlias

Land = Any
"""A record of numpy: the board, as the kernel has it."""

Move: TypeAlias = tuple[int, int, int]
"""Source, target, and which of the founding orders."""
