"""The voice in which Clans is told: some editions have white huts in place of black ones (C3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from clans_widget.words import IN_USE, Voice

Fifth = Literal["black", "white"]
"""The color of the fifth clan: what is shown and said, never a rule (C3)."""

_WHITE: Final = (
    *((f"clans.{key}.black", f"clans.{key}.white") for key in ("color", "huts", "short")),
    ("clans.short.blue", "clans.short.blue_beside_white"),
)


def voice_of(
    language: str = IN_USE, players: Sequence[str] = (), *, fifth: Fifth = "black"
) -> Voice:
    """The voice of a language, with the players' names and the fifth clan's color.

    Examples
    --------
    >>> voice_of("fr", fifth="white").say("clans.color.black")
    'blanc'
    """
    return Voice(language, tuple(players), _WHITE if fifth == "white" else ())


def short(color: str, voice: Voice) -> str:
    """The short form of a clan's color where space is short: on discs and cards, in tables.

    Examples
    --------
    >>> [short(color, Voice("nl")) for color in ("green", "yellow")]
    ['Gr', 'Ge']
    >>> [short(color, voice_of("fr", fifth="white")) for color in ("blue", "black")]
    ['Bu', 'Bc']
    """
    return voice.say(f"clans.short.{color}")


def color_of_huts(color: str, count: int, voice: Voice) -> str:
    """The color of huts as it stands beside them, which depends on how many there are.

    Examples
    --------
    >>> color_of_huts("green", 1, Voice("fr")), color_of_huts("green", 2, Voice("fr"))
    ('verte', 'vertes')
    """
    return voice.say(f"clans.huts.{color}", count=count)


def counted_huts(color: str, count: int, voice: Voice) -> str:
    """Huts of one color.

    Examples
    --------
    >>> counted_huts("red", 2, Voice("nl"))
    '2 rode'
    """
    return voice.say("clans.huts.counted", count=count, color=color_of_huts(color, count, voice))


def fifth_of(voice: Voice) -> Fifth:
    """The fifth clan's color in a voice.

    Examples
    --------
    >>> fifth_of(voice_of("fr", fifth="white")), fifth_of(Voice("fr"))
    ('white', 'black')
    """
    return "white" if set(_WHITE) <= set(voice.instead) else "black"
