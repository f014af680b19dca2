"""What is wrong with something that cannot be exported."""

from __future__ import annotations


class ExportError(ValueError):
    """Something cannot be exported; the sentence says why, and what would be right."""
