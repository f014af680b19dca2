"""What an entry of the suite asks."""

from __future__ import annotations

from typing import Final, NamedTuple

from clans_widget.clann.suite import Sizes

STANDARD: Final = (14, 6)
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
    plays : tuple of str
        Legal moves whose steps are told.
    rolls : tuple of str
        What the ordinary dice show, a stroke, what the black die shows; also rolls that cannot be.
    refused : tuple of str
        Moves that are forbidden.
    course : Sizes
        Of the course that it is on.
    """

    id: str
    rules: str
    position: str
    plays: tuple[str, ...] = ALL
    rolls: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    course: Sizes = STANDARD


class AskedText(NamedTuple):
    """A text that may be a position or not."""

    id: str
    rules: str
    text: str
    can_be: bool
    course: Sizes = STANDARD


class AskedGame(NamedTuple):
    """A whole game whose moves and rolls are drawn at random."""

    id: str
    rules: str
    players: int
    seed: int
    course: Sizes = STANDARD
