"""The tree of :mod:`clans_widget.clans.players.bots.tree`, compiled by numba on simulate's kernel.

Boards and games are records of :mod:`clans_widget.clans.simulate.layout`; the arguments ``taste``,
``tree``, ``cards``, ``settings`` and ``room`` are those of
:mod:`clans_widget.clans.players.compiled.records`. Clans are numbers in the order of
:data:`~clans_widget.clans.COLORS`, from 0 as the players.
"""
