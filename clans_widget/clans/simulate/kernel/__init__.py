"""Whole random games, compiled by numba: the rules of :mod:`clans_widget.clans` once more.

Territories, ways and sets of them are as :mod:`~clans_widget.clans.simulate.layout` says. What is
no way of counting but a fact of the game (the chart, the limit of seven huts) comes in the record
of the board. Nothing is allocated while a game runs.
"""
