"""How boards, positions, events and games show themselves in a notebook.

The rules draw nothing. A game's package says here what paints its objects; that is asked for a
picture only when a notebook wants one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol


class Drawn(Protocol):
    """A picture, whatever makes it."""

    def svg(self) -> str:
        """Its SVG text."""

    def png(self) -> bytes:
        """The content of a PNG file."""


Painter = Callable[[Any], Drawn]

_PAINTERS: Final[dict[type, Painter]] = {}


def shown_by(painter: Painter, *kinds: type) -> None:
    """Say what makes the pictures of objects of some kinds."""
    _PAINTERS.update(dict.fromkeys(kinds, painter))


class Displayed:
    """Base of everything that a notebook shows as a picture.

    JupyterLab shows SVG only in notebooks that it trusts, and PNG in all.
    """

    __slots__ = ()

    def _repr_svg_(self) -> str | None:
        drawn = _drawn(self)
        return drawn.svg() if drawn else None

    def _repr_png_(self) -> bytes | None:
        drawn = _drawn(self)
        return drawn.png() if drawn else None


def _drawn(shown: Displayed) -> Drawn | None:
    """The picture of an object; ``None`` as long as only the rules are there."""
    painters = (_PAINTERS[kind] for kind in type(shown).__mro__ if kind in _PAINTERS)
    painter = next(painters, None)
    return painter(shown) if painter else None
