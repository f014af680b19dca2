"""What the environments refuse."""

from __future__ import annotations

from clans_widget.core.errors import Refusal


class EnvironmentsError(Refusal):
    """An action or a setting that an environment does not know; the sentence says what it knows."""
