"""Names of players: their own, or "Player 1" in the language that is spoken."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from .words import IN_USE, LANGUAGES, say, words


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
    numbered = _numbered().fullmatch(name)
    return say("player", language, number=numbered[numbered.lastindex or 0]) if numbered else name


@cache
def _numbered() -> re.Pattern[str]:
    """What players without names are called, in all languages: the number is the last group."""
    called = (words(language).template("player")["other"] for language in LANGUAGES)
    return re.compile(
        "|".join(re.escape(text).replace(r"\{number\}", "([1-9])") for text in called)
    )
