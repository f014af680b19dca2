"""Players: bots that choose moves, what they may know, and tournaments among them.

Everybody with a method ``choose(view)`` can play; a :class:`View` holds what a player may
know, and nothing else.
"""

from .beliefs import Beliefs
from .budget import Budget
from .calibration import Forecast, brier_score, calibration, forecasts, surprise
from .conduct import Conduct
from .errors import PlayersError
from .greedy import GreedyPlayer
from .heuristic import HeuristicPlayer
from .journal import Journal
from .match import Fault, Played, play_match
from .player import Candidate, Player, Thinker, name_of_term
from .random_player import RandomPlayer
from .search import SearchPlayer, prepare
from .standings import Standing
from .tournament import Tournament, tournament
from .view import View

__all__ = [
    "Beliefs",
    "Budget",
    "Candidate",
    "Conduct",
    "Fault",
    "Forecast",
    "GreedyPlayer",
    "HeuristicPlayer",
    "Journal",
    "Played",
    "Player",
    "PlayersError",
    "RandomPlayer",
    "SearchPlayer",
    "Standing",
    "Thinker",
    "Tournament",
    "View",
    "brier_score",
    "calibration",
    "forecasts",
    "name_of_term",
    "play_match",
    "prepare",
    "surprise",
    "tournament",
]
