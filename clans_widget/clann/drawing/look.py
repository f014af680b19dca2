"""A look: how a position is shown, and in which words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from clans_widget.words import IN_USE, Voice

from .layout import LAYOUTS, Layout, LayoutName
from .theme import DEFAULT_THEME, Theme


@dataclass(frozen=True, slots=True)
class Look:
    """How a position is shown, and in which words.

    Attributes
    ----------
    voice : Voice
        Language and players' names.
    theme : Theme
        The paints: by day or by night.
    layout : {"wide", "tall", "theater"}
        Dice and players beside the course or below it; or all of it large.
    labels : bool
        Whether the cells carry their names.
    """

    voice: Voice = field(default_factory=Voice)
    theme: Theme = DEFAULT_THEME
    layout: LayoutName = "wide"
    labels: bool = True

    @property
    def places(self) -> Layout:
        """What goes where."""
        return LAYOUTS[self.layout]


def look_of(
    language: str = IN_USE,
    players: Sequence[str] = (),
    *,
    theme: Theme = DEFAULT_THEME,
    layout: LayoutName = "wide",
    labels: bool = True,
) -> Look:
    """The look of a language, with the players' names.

    Examples
    --------
    >>> look_of("nl", ["Ann"], layout="tall").voice.name(1)
    'Ann'
    """
    return Look(Voice(language, tuple(players)), theme, layout, labels)


DEFAULT_LOOK: Final = Look()
"""In the language in use, with players who have no names."""
