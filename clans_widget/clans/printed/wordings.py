"""How questions are asked on paper, where nobody can click."""

from __future__ import annotations

from typing import Final

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

INSTEAD: Final = tuple((f"clans.ask.{name}", f"clans.paper.ask.{name}") for name in _ASKED)
"""These sentences, and those that ask to find and to name what is clicked on a screen."""
