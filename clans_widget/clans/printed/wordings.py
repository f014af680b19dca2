"""How questions are asked on paper, where nobody can click."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from clans_widget.words import Voice

_ASKED: Final = (
    "movers.question.all",
    "movers.question.some",
    "neighbors.question",
    "targets.question",
    "terrains.question.favorable.map",
    "terrains.question.favorable.region",
    "terrains.question.terrain.map",
    "terrains.question.terrain.region",
    "terrains.question.unfavorable.map",
    "terrains.question.unfavorable.region",
)
"""The sentences that tell readers to click."""


def on_paper(voice: Voice) -> Voice:
    """A voice that asks to find and to name what is clicked on a screen.

    Examples
    --------
    >>> from clans_widget.clans.exercises import Neighbors
    >>> from clans_widget.clans import Position
    >>> Neighbors(Position.start(seed=7), "A5").question(on_paper(Voice("en")))
    'Find all neighbors of A5, with huts or without.'
    """
    instead = tuple((f"clans.ask.{name}", f"clans.paper.ask.{name}") for name in _ASKED)
    return replace(voice, instead=voice.instead + instead)
