"""Players of any game, and those who let them play: a referee, matches, tournaments.

Everybody with a method ``choose(view)`` can play. A :class:`View` holds what a player may know, and
nothing else. What a game says about matches in it is a :class:`Contest`.
"""

from clans_widget.arena.choosing import RandomPlayer

from .asking import Failure, Outcome, ask, failure_of, wants_to_roll
from .budget import Budget
from .choosing import Seed, answers, best_first, best_of, chance_for, legal_moves, one_of
from .contest import Contest
from .errors import PlayersError, SimulateError
from .match import play_match
from .played import Fault, Played
from .player import ROLL, Candidate, Player, Preparing, Thinker
from .referee import Referee
from .tournaments.duel import Duel, duel
from .tournaments.journal import Journal
from .tournaments.sequential import SequentialTest, chance_of
from .tournaments.standings import Standing
from .tournaments.tournament import Tournament, tournament
from .view import OpenView, View, seat_of

__all__ = [
    "ROLL",
    "Budget",
    "Candidate",
    "Contest",
    "Duel",
    "Failure",
    "Fault",
    "Journal",
    "OpenView",
    "Outcome",
    "Played",
    "Player",
    "PlayersError",
    "Preparing",
    "RandomPlayer",
    "Referee",
    "Seed",
    "SequentialTest",
    "SimulateError",
    "Standing",
    "Thinker",
    "Tournament",
    "View",
    "answers",
    "ask",
    "best_first",
    "best_of",
    "chance_for",
    "chance_of",
    "duel",
    "failure_of",
    "legal_moves",
    "one_of",
    "play_match",
    "seat_of",
    "tournament",
    "wants_to_roll",
]
