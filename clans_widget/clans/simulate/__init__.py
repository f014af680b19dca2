"""Many random games at once, on compiled code: for statistics, and for players who search.

With numba (``pip install clans-widget[fast]``) whole games are compiled; without it the engine
plays the same games, some hundred times slower.

Examples
--------
>>> playouts(3, seed=7)[["moves", "villages", "red", "blue"]]
      moves  villages  red  blue
game
0        44        12   24    39
1        41        12   18    10
2        43        12   21    10
"""

from clans_widget.arena.errors import SimulateError

from .finals import Finals, play_out
from .table import playouts

__all__ = ["Finals", "SimulateError", "play_out", "playouts"]
