"""What the record of a game is written with: how its moves and places look as text."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Form:
    """The form of a game's records.

    Attributes
    ----------
    game : str
        What the header ``Game`` says.
    move : str
        A regular expression for a move: for what ``str(move)`` gives, without spaces.
    place : str
        A regular expression for a place that marks can name, without commas and hyphens.
    read_move : callable
        A move from its text.
    examples : mapping of str to str
        A ``move``, ``arrows``, a ``place`` and ``places``, for those whose text cannot be read.
    rolls : bool
        Whether dice are rolled.
    """

    game: str
    move: str
    place: str
    read_move: Callable[[str], Any]
    examples: Mapping[str, str] = field(hash=False)
    rolls: bool = False

    def in_its_case(self, text: str) -> str:
        """A text with the letters as moves are written, if that makes a move of it.

        Examples
        --------
        >>> Form("Go", "[A-T][0-9]+", "[A-T][0-9]+", str, {}).in_its_case(" d4 ")
        'D4'
        """
        bare = text.strip()
        cases = (bare, bare.upper(), bare.lower())
        return next((each for each in cases if re.fullmatch(self.move, each)), text)
