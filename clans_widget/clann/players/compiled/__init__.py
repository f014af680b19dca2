"""The look ahead of :mod:`clans_widget.clann.players.ahead`, compiled by numba.

Courses and games are records of :mod:`clans_widget.clann.simulate.layout`, players count from 0;
the rules are those of the kernel of simulate. What is said there in words is not said again here:
tests compare the two.
"""
