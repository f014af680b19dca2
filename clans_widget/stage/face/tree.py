"""A view as ipywidgets: made once, and changed where another view differs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial, singledispatch
from typing import Any, Final

import ipywidgets as w

from clans_widget.stage import view
from clans_widget.stage.actions import Action

from .controls import NO_TOOLTIP, WRAPPING, Do, name_not_cut_off
from .living.household import Household, look


class Tree(w.VBox):
    """Shows parts of a view below each other.

    A part is found again by its key and its kind: so the focus stays, and a press that comes late
    does what it was meant to. A group that is not shown any more is closed with all that is in it;
    anything else is kept as long as the group around it, for it may come again.

    Parameters
    ----------
    do : callable
        Lets an action happen in the scene, and shows what has come of it.
    *beside : Widget
        What stands below all parts, whatever is shown.
    """

    def __init__(self, do: Do, *beside: w.Widget) -> None:
        self._do = do
        self._beside = beside
        self._inside = _Inside(self._let_happen, Household.now() or Household())
        self._is_quiet = False
        super().__init__(beside)

    def show(self, parts: Iterable[view.Part]) -> None:
        """Show these parts instead of those before."""
        before, self._is_quiet = self._is_quiet, True
        try:
            _put_into(self, (*self._inside.fill(parts), *self._beside))
        finally:
            self._is_quiet = before

    def _let_happen(self, action: Action) -> None:
        """Let what a reader does happen; what is shown is nothing that a reader does."""
        if not self._is_quiet:
            self._do(action)


Send = Callable[[Action], None]


class _Inside:
    """What is in a group, by the keys and the kinds of its parts.

    Parameters
    ----------
    send : callable
    home : Household
        Of all that is made here.
    """

    def __init__(self, send: Send, home: Household) -> None:
        self._send = send
        self._home = home
        self._shown: dict[tuple[str, str], _Shown] = {}

    def fill(self, parts: Iterable[view.Part]) -> tuple[w.Widget, ...]:
        """The widgets of some parts, as they are now; of groups that are gone nothing is left."""
        found = {(part.key, type(part).__name__): part for part in parts}
        for place in [each for each in self._shown if each not in found]:
            if self._shown[place].close():
                del self._shown[place]
        for place, part in found.items():
            if place not in self._shown:
                self._shown[place] = _Shown(part, self._send, self._home)
            self._shown[place].show(part)
        return tuple(self._shown[place].widget for place in found)


class _Shown:
    """A widget that shows a part; of a group, with all that is in it.

    Parameters
    ----------
    part : Part
    send : callable
    outer : Household
    """

    def __init__(self, part: Any, send: Send, outer: Household) -> None:
        self._part = part
        self._home = Household(outer) if isinstance(part, view.Group) else outer
        self._inside = _Inside(send, self._home)
        with self._home.making():
            self.widget: Any = _made(part)
        if isinstance(part, view.Button):
            self.widget.on_click(lambda _: send(self._part.sends))
        elif isinstance(part, view.Input):
            self.widget.observe(lambda change: send(self._part.sent(change["new"])), "value")

    def show(self, part: view.Part) -> None:
        """Show a part of the same key and kind."""
        self._part, widget = part, self.widget
        if widget._dom_classes != part.css:
            widget._dom_classes = part.css
        if part.is_shown is not None:
            widget.layout.display = "" if part.is_shown else "none"
        _change(part, widget)
        if isinstance(part, view.Group):
            _put_into(widget, self._inside.fill(part.parts))

    def close(self) -> bool:
        """Close a group, and all that is in it; whether it is one."""
        is_group = isinstance(self._part, view.Group)
        if is_group:
            self._home.close()
        return is_group


def _put_into(box: w.Box, children: tuple[w.Widget, ...]) -> None:
    if box.children != children:
        box.children = children


def _made(part: view.Part) -> Any:
    """A new widget for a part."""
    if type(part) not in MADE:
        raise TypeError(f"There is no widget for {type(part).__name__}.")
    return MADE[type(part)](layout=_layout_of(part))


def _layout_of(part: view.Part) -> w.Layout:
    """The layout of a part; what hides at times has one of its own."""
    made: Callable[..., w.Layout] = partial(look, w.Layout) if part.is_shown is None else w.Layout
    if isinstance(part, view.Row):
        spread = {"justify_content": "space-between"} if part.spread else {}
        return made(**{**WRAPPING, "grid_gap": part.gap, **spread})
    if isinstance(part, view.Column | view.Label) or (isinstance(part, view.Field) and part.wide):
        return made()
    return made(width="auto")


def _named(kind: type[w.DescriptionWidget], layout: w.Layout, **options: Any) -> Any:
    """A control whose name is not cut off."""
    return kind(layout=layout, style=name_not_cut_off(kind), **NO_TOOLTIP, **options)


MADE: Final[Mapping[type[view.Part], Callable[..., Any]]] = {
    view.Column: w.VBox,
    view.Row: w.HBox,
    view.Label: w.Label,
    view.Button: w.Button,
    view.Select: partial(_named, w.Dropdown),
    view.Radio: partial(_named, w.RadioButtons),
    view.Tick: partial(w.Checkbox, indent=False, **NO_TOOLTIP),
    view.Field: partial(_named, w.Text, continuous_update=False),
}
"""What makes the widget of each kind of part, with its layout."""


@singledispatch
def _change(part: Any, widget: Any) -> None:
    """Let a widget show a part."""


@_change.register
def _(part: view.Label, widget: w.Label) -> None:
    widget.value = part.text


@_change.register
def _(part: view.Button, widget: w.Button) -> None:
    widget.description, widget.icon = part.text, part.icon
    widget.tooltip, widget.disabled = part.tooltip or None, not part.usable


@_change.register
def _(part: view.Options, widget: Any) -> None:
    if tuple(widget.options) != part.options:
        widget.options = part.options
    widget.value = part.value
    widget.description, widget.disabled = part.text, not part.usable


@_change.register
def _(part: view.Field, widget: w.Text) -> None:
    widget.placeholder, widget.value = part.placeholder, part.value
    widget.description, widget.disabled = part.text, not part.usable


@_change.register
def _(part: view.Tick, widget: w.Checkbox) -> None:
    widget.value = part.value
    widget.description, widget.disabled = part.text, not part.usable
