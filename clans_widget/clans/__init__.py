"""The rules of Clans: boards, positions, turns and games. Standard library only."""

from .board import Board
from .move import Move
from .position import Position
from .turn import Turn

__all__ = ["Board", "Move", "Position", "Turn"]
