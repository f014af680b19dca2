"""What an entry of the suite asks."""

from __future__ import annotations

from typing import Final, NamedTuple

ALL: Final = ("all",)
"""All legal moves."""


class Asked(NamedTuple):
    """A position and what is asked about it.

    Attributes
    ----------
    id : str
        What it shows, in a few words.
    rules : str
        The rules that it decides, with spaces between.
    position : str
        In the notation.
    turns : tuple of str
        Legal moves whose steps are told.
    refused : tuple of str
        Moves that are forbidden.
    held : tuple of str
        Territories from which no move begins.
    board : str
        Name of the board.
    """

    id: str
    rules: str
    position: str
    turns: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    board: str = "line"


class AskedText(NamedTuple):
    """A text that may be a position or not."""

    id: str
    rules: str
    text: str
    can_be: bool
    board: str = "line"


class AskedGame(NamedTuple):
    """A whole game whose moves are drawn at random."""

    id: str
    rules: str
    players: int
    seed: int
    clans: str
    """The letters of the players' clans."""
    looked_at: tuple[int, ...] = ()
    """After so many turns the position is an entry of its own."""
