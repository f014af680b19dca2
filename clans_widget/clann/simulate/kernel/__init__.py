"""Whole random games, compiled by numba: the rules of :mod:`clans_widget.clann` once more.

Course and game are as :mod:`~clans_widget.clann.simulate.layout` says. What is no way of counting
but a fact of the game (who beats whom, the sides of the dice) comes in the record of the course.
Nothing is allocated while a game runs.
"""

from typing import Any

Course = Any
"""A record of numpy: the course, as the kernel has it."""

Log = Any
"""An array of numbers: what happens in a game is written there, as far as there is room."""
