"""Games of CLANN to be looked at.

Examples
--------
>>> game = annotated_game("en")
>>> game.players, game.result().winners, len(game.events)
(('Ann', 'Bob'), ('Ann',), 171)
"""

from .annotated import annotated_game

__all__ = ["annotated_game"]
