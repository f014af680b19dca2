"""How boards, positions, events and games show themselves in a notebook, and come onto the stage.

The rules draw nothing and know no stage. A game's package says here what paints its objects and
what brings them to the stage; either is asked for only when it is wanted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from .session import SVG, pictures_kept


class Drawn(Protocol):
    """A picture, whatever makes it."""

    def svg(self) -> str:
        """Its SVG text."""

    def png(self) -> bytes:
        """The content of a PNG file."""


Painter = Callable[[Any], Drawn]

_PAINTERS: Final[dict[type, Painter]] = {}

Production = Callable[[], Any]
"""Makes what a game brings to the stage."""

_PRODUCTIONS: Final[dict[type, Production]] = {}


def shown_by(painter: Painter, *kinds: type) -> None:
    """Say what makes the pictures of objects of some kinds."""
    _PAINTERS.update(dict.fromkeys(kinds, painter))


def staged_by(production: Production, *kinds: type) -> None:
    """Say what brings objects of some kinds to the stage."""
    _PRODUCTIONS.update(dict.fromkeys(kinds, production))


def productions_of(source: object) -> tuple[Production, ...]:
    """What can bring an object to the stage; of text, that of every game that is there.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> [type(make()).__name__ for make in productions_of(Position.start(seed=7))]
    ['ClansProduction']
    >>> productions_of(7)
    ()
    """
    if isinstance(source, str):
        return tuple(dict.fromkeys(_PRODUCTIONS.values()))
    found = (_PRODUCTIONS[kind] for kind in type(source).__mro__ if kind in _PRODUCTIONS)
    return tuple(found)[:1]


class Displayed:
    """Base of everything that a notebook shows as a picture.

    JupyterLab shows SVG only in notebooks that it trusts, and PNG in all. A lesson keeps no SVG
    where a program runs it.
    """

    __slots__ = ()

    def _repr_svg_(self) -> str | None:
        drawn = _drawn(self) if SVG in pictures_kept() else None
        return drawn.svg() if drawn else None

    def _repr_png_(self) -> bytes | None:
        drawn = _drawn(self)
        return drawn.png() if drawn else None


def _drawn(shown: Displayed) -> Drawn | None:
    """The picture of an object; ``None`` as long as only the rules are there."""
    painters = (_PAINTERS[kind] for kind in type(shown).__mro__ if kind in _PAINTERS)
    painter = next(painters, None)
    return painter(shown) if painter else None
