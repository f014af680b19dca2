"""What can keep a page from being built."""

from __future__ import annotations

from clans_widget.core.errors import Refusal


class BuildError(Refusal):
    """What a page needs is not there, or is not what it should be."""
