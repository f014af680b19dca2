"""A look: how a position is shown, and in which words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from clans_widget.clans.voice import Fifth, fifth_of, voice_of
from clans_widget.words import IN_USE, Voice

from .layout import LayoutName
from .theme import DEFAULT_THEME, Theme


@dataclass(frozen=True, slots=True)
class Look:
    """How a position is shown, and in which words.

    Attributes
    ----------
    voice : Voice
        Language and players' names; its edition says whether the fifth clan is black or
        white (C3), and the theme follows it.
    theme : Theme
        The paints.
    layout : {"wide", "tall", "theater"}
        Epoch chart and scoring track beside the map or below it; or all of it large.
    labels : bool
        Whether the territories carry their names.

    Examples
    --------
    >>> Look(voice_of("fr", fifth="white")).theme.fifth
    'white'
    """

    voice: Voice = field(default_factory=Voice)
    theme: Theme = DEFAULT_THEME
    layout: LayoutName = "wide"
    labels: bool = True

    def __post_init__(self) -> None:
        object.__setattr__(self, "theme", self.theme.with_fifth(fifth_of(self.voice)))


def look_of(
    language: str = IN_USE,
    players: Sequence[str] = (),
    *,
    fifth: Fifth = "black",
    theme: Theme = DEFAULT_THEME,
    layout: LayoutName = "wide",
    labels: bool = True,
) -> Look:
    """The look of a language, with the players' names and the fifth clan's color.

    Examples
    --------
    >>> look_of("nl", ["Ann"], layout="tall").voice.name(1)
    'Ann'
    """
    return Look(voice_of(language, players, fifth=fifth), theme, layout, labels)


DEFAULT_LOOK: Final = Look()
"""In the language in use, with players who have no names."""
