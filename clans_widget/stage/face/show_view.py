"""What shows a view beside a board: ipywidgets in a notebook, something else elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, Protocol

import ipywidgets as w

from clans_widget.stage.actions import Action
from clans_widget.stage.view import Part

Do = Callable[[Action], object]
"""Lets an action happen in a scene, and shows what has come of it."""


class ShowsView(Protocol):
    """Shows the parts of a view."""

    def show(self, parts: Iterable[Part]) -> tuple[w.Widget, ...]:
        """Show these parts instead of those before, with the widgets that are given."""


MakeTree = Callable[[Do, Mapping[str, w.Widget]], ShowsView]
"""Called with what lets an action happen, and with what stands in the rooms of a view."""

_makers: Final[list[MakeTree]] = []


def new_tree(do: Do, rooms: Mapping[str, w.Widget]) -> ShowsView:
    """What shows a view, of the kind that is in use."""
    return _makers[-1](do, rooms)


def use_tree_at_first(make: MakeTree) -> None:
    """Have views shown by something as long as nothing else is used."""
    _makers.insert(0, make)


def use_tree(make: MakeTree) -> None:
    """Have all views from now on shown by something else."""
    _makers.append(make)


def put_into(box: w.Box, children: tuple[w.Widget, ...]) -> None:
    """Let these stand in a box; where they do, nothing is sent."""
    if box.children != children:
        box.children = children
