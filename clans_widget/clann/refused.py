"""Why a move of CLANN cannot be made, as something to look at."""

from __future__ import annotations

from clans_widget.core import refused


class Refused(refused.Refused):
    """Why a move cannot be made in a position: :meth:`Position.why_not` gives it."""

    __slots__ = ()
