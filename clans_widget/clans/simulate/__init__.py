"""Many random games at once, on compiled code: for statistics, and for players who search.

With numba (``pip install "clans-widget[fast]"``) whole games are compiled; without it the engine
plays the same games, some hundred times slower.

Examples
--------
>>> playouts(3, seed=7)[["moves", "villages", "red", "blue"]]
      moves  villages  red  blue
game
0        46        12   43    35
1        43        12   32    32
2        46        12   25    27
"""

from clans_widget.arena.errors import SimulateError

from .finals import Finals, play_out
from .table import playouts

__all__ = ["Finals", "SimulateError", "play_out", "playouts"]
