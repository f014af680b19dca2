"""What a board is painted on: ipycanvas in a notebook, another surface elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, Protocol

from clans_widget.picture import Picture


class Surface(Protocol):
    """Shows pictures, and says where it was clicked and pointed at, in units of the picture.

    Attributes
    ----------
    part : Widget
        What the browser shows.
    """

    part: Any

    def show(self, picture: Picture, *, moving: bool = False) -> None:
        """Show what differs from the picture before."""


class Watcher(Protocol):
    """Is told what is done on a surface."""

    def clicked(self, x: float, y: float) -> None:
        """A click or a touch."""

    def moved(self, x: float, y: float) -> None:
        """The mouse is there."""

    def left(self) -> None:
        """The mouse is nowhere on the surface any more."""


MakeSurface = Callable[[str, Picture, float, Watcher], Surface]
"""Called with a prefix of CSS classes, the first picture, pixels for each of its units, and whom
to tell."""


_makers: Final[list[MakeSurface]] = []

# Not later: ipycanvas makes a widget for all canvases when it is loaded, and whatever widget is
# made while a board is made belongs to that board, and goes with it.
with suppress(ImportError):  # a page has none
    from .painted import Painted

    _makers.append(Painted)


def new_surface(prefix: str, picture: Picture, scale: float, watcher: Watcher) -> Surface:
    """A surface of the kind that is in use."""
    return _makers[-1](prefix, picture, scale, watcher)


def use_surface(make: MakeSurface) -> None:
    """Have all boards that are made from now on painted on another kind of surface."""
    _makers.append(make)


@contextmanager
def surface_in_use(make: MakeSurface) -> Iterator[None]:
    """As long as this lasts, boards that are made are painted on another kind of surface."""
    use_surface(make)
    try:
        yield
    finally:
        _makers.remove(make)
