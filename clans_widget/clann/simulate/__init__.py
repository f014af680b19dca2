"""Many random games at once, on compiled code: for statistics.

With numba (``pip install "clans-widget[fast]"``) whole games are compiled; without it the engine
plays the same games, some hundred times slower.

Examples
--------
>>> playouts(3, seed=7)
      turns  uses  winner  sent_home  taken  pushed
game
0        59   216       1          1      4       4
1        59   195       1          2      5       2
2        79   250       1          3      5       2
"""

from clans_widget.arena.errors import SimulateError

from .table import playouts

__all__ = ["SimulateError", "playouts"]
