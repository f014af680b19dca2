"""Why a move of Clans cannot be made, as something to look at."""

from __future__ import annotations

from clans_widget.core import refused

from .errors import IllegalMove


class Refused(refused.Refused):
    """Why a move cannot be made in a position: :meth:`Position.why_not` gives it.

    A notebook shows the board, with what forbids the move marked on it, and the sentence under it.
    """

    __slots__ = ()

    @property
    def across(self) -> tuple[str, str] | None:
        """The two territories between which a lake lies, if that forbids the move (C2)."""
        return self.error.across if isinstance(self.error, IllegalMove) else None
