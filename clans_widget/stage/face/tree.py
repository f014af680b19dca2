"""A view as ipywidgets: made once, and changed where another view differs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import singledispatch
from typing import Any

import ipywidgets as w

from clans_widget.stage import view

from .controls import NO_TOOLTIP, Do, name_not_cut_off, wrapping
from .living.household import Household, look


class Tree(w.VBox):
    """Shows parts of a view below each other.

    A part is found again by its key and its kind: so the focus stays, and a press that comes late
    does what it was meant to. What is not shown any more is kept, for it may come again.

    Parameters
    ----------
    do : callable
        Lets an action happen in the scene, and shows what has come of it.
    """

    def __init__(self, do: Do) -> None:
        self._do = do
        self._home = Household.now() or Household()
        self._widgets: dict[tuple[str, ...], w.Widget] = {}
        self._parts: dict[tuple[str, ...], Any] = {}
        self._is_quiet = False
        super().__init__()

    def show(self, parts: Iterable[view.Part]) -> None:
        """Show these parts instead of those before."""
        with self._home.making(), self._quiet():
            self._fill(self, parts, ())

    def _fill(self, box: w.Box, parts: Iterable[view.Part], path: tuple[str, ...]) -> None:
        children = tuple(self._shown(part, (*path, part.key)) for part in parts)
        if box.children != children:
            box.children = children

    def _shown(self, part: view.Part, path: tuple[str, ...]) -> w.Widget:
        """The widget of a part, as it is now."""
        place = (*path, type(part).__name__)
        widget = self._widgets.get(place)
        if widget is None:
            widget = self._widgets[place] = _made(part, layout=_layout_of(part))
            self._listen(widget, place)
        self._parts[place] = part
        if widget._dom_classes != part.css:
            widget._dom_classes = part.css
        if part.is_shown is not None:
            widget.layout.display = "" if part.is_shown else "none"
        _change(part, widget)
        if isinstance(part, view.Row):
            self._fill(widget, part.parts, path)
        return widget

    def _listen(self, widget: Any, place: tuple[str, ...]) -> None:
        """Do what a part says when it is used."""
        if isinstance(widget, w.Button):
            widget.on_click(lambda _: self._do(self._parts[place].sends))
        elif widget.has_trait("value") and not isinstance(widget, w.Label):
            widget.observe(lambda change: self._use(place, change["new"]), "value")

    def _use(self, place: tuple[str, ...], value: Any) -> None:
        if not self._is_quiet:
            self._do(self._parts[place].sent(value))

    @contextmanager
    def _quiet(self) -> Iterator[None]:
        """What is shown is nothing that a reader does."""
        before, self._is_quiet = self._is_quiet, True
        try:
            yield
        finally:
            self._is_quiet = before


def _layout_of(part: view.Part) -> w.Layout:
    """As wide as it needs to be; what hides at times has a layout of its own."""
    if isinstance(part, view.Row):
        return wrapping(grid_gap=part.gap)
    if isinstance(part, view.Field) and part.wide:
        return look(w.Layout)
    return look(w.Layout, width="auto") if part.is_shown is None else w.Layout(width="auto")


@singledispatch
def _made(part: Any, layout: w.Layout) -> Any:
    raise TypeError(f"There is no widget for {type(part).__name__}, {layout}.")


@_made.register
def _(_: view.Row, **options: Any) -> w.HBox:
    return w.HBox(**options)


@_made.register
def _(_: view.Label, layout: w.Layout) -> w.Label:
    del layout
    return w.Label()


@_made.register
def _(_: view.Button, **options: Any) -> w.Button:
    return w.Button(**options)


@_made.register
def _(_: view.Select, **options: Any) -> w.Dropdown:
    return w.Dropdown(style=name_not_cut_off(w.Dropdown), **NO_TOOLTIP, **options)


@_made.register
def _(_: view.Radio, **options: Any) -> w.RadioButtons:
    return w.RadioButtons(style=name_not_cut_off(w.RadioButtons), **NO_TOOLTIP, **options)


@_made.register
def _(_: view.Tick, **options: Any) -> w.Checkbox:
    return w.Checkbox(indent=False, **NO_TOOLTIP, **options)


@_made.register
def _(part: view.Field, **options: Any) -> w.Text:
    style = name_not_cut_off(w.Text)
    return w.Text(
        continuous_update=False, placeholder=part.placeholder, style=style, **NO_TOOLTIP, **options
    )


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


@_change.register(view.Tick)
@_change.register(view.Field)
def _(part: Any, widget: Any) -> None:
    widget.value = part.value
    widget.description, widget.disabled = part.text, not part.usable
