"""Players: bots that choose what a die is used for, and tournaments among them.

Everybody with a method ``choose(view)`` can play; what there is to know, everybody sees. Dice are
rolled for a player who can do nothing else.
"""

from clans_widget.arena import Candidate, OpenView, Player, PlayersError, RandomPlayer, Thinker

from .bots import GreedyPlayer, TacticalPlayer
from .contest import ClannContest, play_match
from .search import SearchPlayer

__all__ = [
    "Candidate",
    "ClannContest",
    "GreedyPlayer",
    "OpenView",
    "Player",
    "PlayersError",
    "RandomPlayer",
    "SearchPlayer",
    "TacticalPlayer",
    "Thinker",
    "play_match",
]
