"""What a board is painted on: ipycanvas in a notebook, another surface elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Protocol

from clans_widget.picture import Picture


class Surface(Protocol):
    """Shows pictures, and says where it was clicked and pointed at, in units of the picture.

    Attributes
    ----------
    part : Widget
        What the browser shows.
    scale : float
        Units of what the browser shows for each unit of the picture.
    """

    part: Any
    scale: float

    def show(self, picture: Picture, *, moving: bool = False) -> None:
        """Show what differs from the picture before."""

    def sharpen(self, across: int) -> bool:
        """Be as sharp as a screen on which it is so many pixels wide; ``False`` if it was.

        If it was not, nothing is shown until the next picture comes.
        """


class Watcher(Protocol):
    """Is told what is done on a surface."""

    def clicked(self, x: float, y: float) -> None:
        """A click or a touch."""

    def moved(self, x: float, y: float) -> None:
        """The mouse is there."""

    def left(self) -> None:
        """The mouse is nowhere on the surface any more."""


MakeSurface = Callable[[str, Picture, Watcher], Surface]
"""Called with a prefix of CSS classes, the first picture, and whom to tell."""


_makers: Final[list[MakeSurface]] = []


def new_surface(prefix: str, picture: Picture, watcher: Watcher) -> Surface:
    """A surface of the kind that is in use."""
    return _makers[-1](prefix, picture, watcher)


def use_surface_at_first(make: MakeSurface) -> None:
    """Have boards painted on a kind of surface as long as no other is used."""
    _makers.insert(0, make)


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
