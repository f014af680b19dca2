"""The paints of marks: a game's theme has them."""

from __future__ import annotations

from typing import Protocol


class MarkPaints(Protocol):
    """What marks are painted with, by day or by night."""

    @property
    def halo(self) -> str:
        """What is light beside any ground."""

    @property
    def ink(self) -> str:
        """What is dark beside any ground."""

    @property
    def mark(self) -> str:
        """What an author points with."""

    @property
    def mark_rim(self) -> str:
        """The rim of that."""

    @property
    def hint(self) -> str:
        """What a hint points with."""

    @property
    def wood(self) -> str:
        """The trail of what has moved."""

    @property
    def alarm(self) -> str:
        """What is wrong, or lost."""
