"""The board of Clans (C1, C2): territories and lakes, checked, and the files they are kept in."""

from .board import Board
from .territory import Lake, Territory

__all__ = ["Board", "Lake", "Territory"]
