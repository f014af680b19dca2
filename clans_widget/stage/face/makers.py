"""What faces are made with: ipycanvas and ipywidgets in a notebook, something else elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, Generic, Protocol, TypeVar

import ipywidgets as w

from clans_widget.picture import Picture
from clans_widget.stage.actions import Action
from clans_widget.stage.view import Part

Do = Callable[[Action], object]
"""Lets an action happen in a scene, and shows what has come of it."""

M = TypeVar("M")


class Makers(Generic[M]):
    """What makes a part of a face; the last that was said is used.

    Examples
    --------
    >>> makers = Makers()
    >>> makers.use(list)
    >>> makers.use_at_first(tuple)
    >>> makers.now
    <class 'list'>
    >>> with makers.used(set):
    ...     makers.now
    <class 'set'>
    """

    def __init__(self) -> None:
        self._makers: list[M] = []

    @property
    def now(self) -> M:
        """The one that is used."""
        return self._makers[-1]

    def use_at_first(self, make: M) -> None:
        """Use this one as long as no other is said."""
        self._makers.insert(0, make)

    def use(self, make: M) -> None:
        """Use this one from now on."""
        self._makers.append(make)

    @contextmanager
    def used(self, make: M) -> Iterator[None]:
        """Use this one as long as this lasts."""
        self.use(make)
        try:
            yield
        finally:
            self._makers.remove(make)


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

surfaces: Final[Makers[MakeSurface]] = Makers()
"""What boards are painted on."""


class ShowsView(Protocol):
    """Shows the parts of a view."""

    def show(self, parts: Iterable[Part]) -> tuple[w.Widget, ...]:
        """Show these parts instead of those before, with the widgets that are given."""


MakeTree = Callable[[Do, Mapping[str, w.Widget]], ShowsView]
"""Called with what lets an action happen, and with what stands in the rooms of a view."""

trees: Final[Makers[MakeTree]] = Makers()
"""What shows a view."""


def put_into(box: w.Box, children: tuple[w.Widget, ...]) -> None:
    """Let these stand in a box; where they do, nothing is sent."""
    if box.children != children:
        box.children = children
