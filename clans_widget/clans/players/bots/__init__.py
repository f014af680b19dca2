"""The bots of Clans, from weak to strong."""

from .greedy import GreedyPlayer
from .heuristic import HeuristicPlayer
from .random_player import RandomPlayer
from .search import SearchPlayer, prepare

__all__ = ["GreedyPlayer", "HeuristicPlayer", "RandomPlayer", "SearchPlayer", "prepare"]
