"""Names of players: their own, or "Player 1" in the language that is spoken."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from .words import IN_USE, LANGUAGES, say

_MOST: Final = 4
"""As many players as there can be (S2)."""


def player_name(number: int, language: str = IN_USE, players: Sequence[str] = ()) -> str:
    """The name of a player; "Player 1" where the players have no names.

    Examples
    --------
    >>> player_name(2, "fr"), player_name(2, "fr", ["Ann", "Bob"])
    ('Joueur 2', 'Bob')
    """
    if number <= len(players):
        return name_in(players[number - 1], language)
    return say("player", language, number=number)


def name_in(name: str, language: str = IN_USE) -> str:
    """A name as it is said in a language: a number that stands for one is translated.

    Examples
    --------
    >>> name_in("Player 2", "nl"), name_in("Ann", "nl")
    ('Speler 2', 'Ann')
    """
    number = _numbered().get(name)
    return say("player", language, number=number) if number else name


@cache
def _numbered() -> dict[str, int]:
    """What players without names are called, in all languages."""
    return {
        say("player", language, number=number): number
        for language in LANGUAGES
        for number in range(1, _MOST + 1)
    }
