"""Ratings of the players of a tournament, by openskill (the extra ``ratings``).

Examples
--------
>>> from clans_widget.clans.players import GreedyPlayer, RandomPlayer, tournament
>>> result = tournament({"greedy": GreedyPlayer(1), "random": RandomPlayer(1)}, setups=2)
>>> [rating.player for rating in ratings(result.games)]
['greedy', 'random']
"""

from clans_widget.arena.tournaments.ratings import Rating, ratings

__all__ = ["Rating", "ratings"]
