"""What the playing of many games refuses."""

from __future__ import annotations

from clans_widget.clans import ClansError


class SimulateError(ClansError):
    """Games that cannot be played as asked; the sentence says what would be right."""
