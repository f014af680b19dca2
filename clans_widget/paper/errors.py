"""What cannot be printed, and why."""

from __future__ import annotations

from clans_widget.core.errors import Refusal


class PaperError(Refusal):
    """Something that cannot be printed; the sentence says what would be right."""
