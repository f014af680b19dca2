"""Players: bots that choose moves, what they may know, and tournaments among them.

Everybody with a method ``choose(view)`` can play; a :class:`View` holds what a player may
know, and nothing else.
"""

from clans_widget.arena.budget import Budget
from clans_widget.arena.errors import PlayersError
from clans_widget.arena.played import Fault
from clans_widget.arena.player import Candidate, Player, Thinker
from clans_widget.arena.tournaments.standings import Standing
from clans_widget.arena.tournaments.tournament import Tournament

from .beliefs import Beliefs, Conduct, Forecast, brier_score, calibration, forecasts, surprise
from .bots import GreedyPlayer, HeuristicPlayer, RandomPlayer, SearchPlayer, prepare
from .bots.weighing import name_of_term
from .contest import Journal, Played, play_match
from .tournament import tournament
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
