"""Who plays NEWTITLE: bots that look ahead."""

from __future__ import annotations

from clans_widget.arena import RandomPlayer
from clans_widget.arena.looking_ahead import AheadPlayer

from .position import Position

__all__ = ["GreedyPlayer", "RandomPlayer", "StrongPlayer", "worth"]


def worth(position: Position, seat: int) -> float:
    """How good a position is for a player: 1 if they have won, −1 if they have lost.

    Examples
    --------
    >>> worth(Position.from_text("xxx/oo-/--- 2"), 1), worth(Position(), 1)
    (1.0, 0.0)
    """
    if position.winner is None:
        return 0.0
    return 1.0 if position.winner == seat else -1.0


class GreedyPlayer(AheadPlayer):
    """Looks at its own move alone."""

    def __init__(self) -> None:
        super().__init__(worth, moves=1)


class StrongPlayer(AheadPlayer):
    """Looks four moves ahead."""

    def __init__(self) -> None:
        super().__init__(worth, moves=4)
