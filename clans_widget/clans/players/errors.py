"""What is refused when players are asked or sent into a tournament."""

from __future__ import annotations

from clans_widget.clans import ClansError


class PlayersError(ClansError):
    """Players or a tournament that cannot be; the sentence says why and what would be right."""
