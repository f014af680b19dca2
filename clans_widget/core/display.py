"""How boards, positions, turns and games show themselves in a notebook.

The engine draws nothing. The package registers a painter here, which is asked for a
picture only when a notebook wants one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Protocol


class Drawn(Protocol):
    """A picture, whatever makes it."""

    def svg(self) -> str:
        """Its SVG text."""

    def png(self) -> bytes:
        """The content of a PNG file."""


class Displayed:
    """Base of everything that a notebook shows as a picture.

    JupyterLab shows SVG only in notebooks that it trusts, and PNG in all.
    """

    __slots__ = ()

    painter: ClassVar[Callable[[object], Drawn] | None] = None
    """Makes the picture of an object; ``None`` as long as only the engine is there."""

    def _repr_svg_(self) -> str | None:
        return Displayed.painter(self).svg() if Displayed.painter else None

    def _repr_png_(self) -> bytes | None:
        return Displayed.painter(self).png() if Displayed.painter else None
