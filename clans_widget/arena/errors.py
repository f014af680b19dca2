"""What is refused when players are asked, sent into a tournament, or have many games played."""

from __future__ import annotations

from clans_widget.core.errors import Refusal


class PlayersError(Refusal):
    """Players or a tournament that cannot be; the sentence says why and what would be right."""


class SimulateError(Refusal):
    """Many games that cannot be played as asked; the sentence says what would be right."""
