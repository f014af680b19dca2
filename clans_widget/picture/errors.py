"""What pictures refuse."""

from __future__ import annotations

from clans_widget.core.errors import Refusal


class DrawingError(Refusal):
    """A picture that cannot be painted; the sentence says what is wrong with which part."""
