"""How boards, positions, turns and games show themselves in a notebook.

The engine draws nothing. The package registers a painter here, which is asked for a
picture only when a notebook wants one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar


class Displayed:
    """Base of everything that a notebook shows as a picture."""

    __slots__ = ()

    painter: ClassVar[Callable[[object], str] | None] = None
    """Makes the SVG text of an object; ``None`` as long as only the engine is there."""

    def _repr_svg_(self) -> str | None:
        painter = Displayed.painter
        return None if painter is None else painter(self)
