"""Makes exercises of each kind from the positions of random games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from clans_widget.clans import Position
from clans_widget.clans.exercises.exercise import Exercise

from .drawn import Wish, random_game
from .move import make_move
from .order import make_order
from .reason import make_reason
from .villages import make_villages
from .worth import make_epochs, make_strife, make_worth

Maker = Callable[[Position, Wish], Exercise[Any] | None]
"""Makes an exercise from a position, if the position offers one that is wished for."""

MAKERS: Final[Mapping[str, Maker]] = {
    "villages": make_villages,
    "worth": make_worth,
    "order": make_order,
    "move": make_move,
    "reason": make_reason,
    "strife": make_strife,
    "epochs": make_epochs,
}
"""One for each kind, and for the topics strife and epochs."""

__all__ = ["MAKERS", "Maker", "Wish", "random_game"]
