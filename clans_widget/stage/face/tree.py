"""A view as ipywidgets: made once, and changed where another view differs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial, singledispatch
from html import escape
from typing import Any, Final, NamedTuple

import ipywidgets as w

from clans_widget.stage import view
from clans_widget.stage.actions import Action

from .living.household import Household, look
from .makers import Do, put_into
from .text.prose_html import prose_html
from .text.table_html import table_html

WRAPPING: Final = {"flex_flow": "row wrap", "align_items": "center", "grid_gap": "2px 6px"}
"""The layout of a row that breaks where the page is narrow."""

NO_TOOLTIP: Final = {"tooltip": ""}
"""Of a control without this browsers would show the word null."""

ANY: Final = 10**6
"""Larger numbers are not worth a sentence that names them."""

NO_ROOMS: Final[Mapping[str, w.Widget]] = {}


class Tree:
    """Makes ipywidgets of the parts of a view, and keeps them.

    A part is found again by its key and its kind: so the focus stays, and a press that comes late
    does what it was meant to. A group that is not there any more is closed with all that is in it;
    anything else is kept as long as the group around it, for it may come again.

    Parameters
    ----------
    do : callable
        Lets an action happen in the scene, and shows what has come of it.
    rooms : mapping of str to Widget
        What stands in the rooms of a view, by their keys; it may change.

    Attributes
    ----------
    children : tuple of Widget
        What shows the parts.
    """

    def __init__(self, do: Do, rooms: Mapping[str, w.Widget] = NO_ROOMS) -> None:
        self._do = do
        home = Household.now() or Household()
        self._inside = _Inside(_Made(self._let_happen, rooms), home)
        self._is_quiet = False
        self.children: tuple[w.Widget, ...] = ()

    def show(self, parts: Iterable[view.Part]) -> tuple[w.Widget, ...]:
        """Show these parts instead of those before, with the widgets that are given."""
        before, self._is_quiet = self._is_quiet, True
        try:
            self.children = self._inside.fill(parts)
        finally:
            self._is_quiet = before
        return self.children

    def _let_happen(self, action: Action) -> None:
        """Let what a reader does happen; what is shown is nothing that a reader does."""
        if not self._is_quiet:
            self._do(action)


class _Made(NamedTuple):
    """What all parts of a tree have in common: where actions go, and what the face has made."""

    send: Callable[[Action], None]
    rooms: Mapping[str, w.Widget]


class _Inside:
    """What is in a group, by the keys and the kinds of its parts.

    Parameters
    ----------
    tree : _Made
    home : Household
        Of all that is made here.
    keeps : bool
        As :attr:`Group.keeps`.
    """

    def __init__(self, tree: _Made, home: Household, *, keeps: bool = True) -> None:
        self._tree = tree
        self._home = home
        self._keeps = keeps
        self._shown: dict[tuple[str, str], _Shown] = {}

    def fill(self, parts: Iterable[view.Part]) -> tuple[w.Widget, ...]:
        """The widgets of some parts, as they are now; of groups that are gone nothing is left."""
        found = {(part.key, type(part).__name__): part for part in parts}
        for place in [each for each in self._shown if each not in found]:
            if self._shown[place].close(for_good=not self._keeps):
                del self._shown[place]
        for place, part in found.items():
            if place not in self._shown:
                self._shown[place] = _Shown(part, self._tree, self._home)
            self._shown[place].show(part)
        return tuple(self._shown[place].widget for place in found)


class _Shown:
    """A widget that shows a part; of a group, with all that is in it.

    Parameters
    ----------
    part : Part
    tree : _Made
    outer : Household
    """

    def __init__(self, part: Any, tree: _Made, outer: Household) -> None:
        self._part = part
        self._tree = tree
        self._home = Household(outer) if isinstance(part, view.Group) else outer
        keeps = part.keeps if isinstance(part, view.Group) else True
        self._inside = _Inside(self._within(tree), self._home, keeps=keeps)
        self.widget: Any = None
        if isinstance(part, view.Room):
            return
        with self._home.making():
            self.widget = _made(part)
        if isinstance(part, view.Button):
            self.widget.on_click(lambda _: self._do(self._part.sends))
        elif isinstance(part, view.Input):
            self.widget.observe(lambda change: self._do(self._part.sent(change["new"])), "value")

    def _within(self, tree: _Made) -> _Made:
        """Of a scene within the scene what is sent goes there; a press never is of another one."""
        part = self._part
        if not isinstance(part, view.Inner):
            return tree
        return tree._replace(send=lambda action: tree.send(part.sent(action)))

    def _do(self, action: Action) -> None:
        """Let an action happen; a press that comes when the part is gone comes to nothing."""
        if not self._home.is_closed:
            self._tree.send(action)

    def show(self, part: view.Part) -> None:
        """Show a part of the same key and kind."""
        if isinstance(part, view.Room):
            self.widget = self._tree.rooms[part.key]
            return
        self._part, widget = part, self.widget
        if widget._dom_classes != part.css:
            widget._dom_classes = part.css
        if part.is_shown is not None:
            widget.layout.display = "" if part.is_shown else "none"
        _change(part, widget)
        if isinstance(part, view.Control):
            widget.description, widget.disabled = part.text, not part.usable
        if isinstance(part, view.Group):
            put_into(widget, self._inside.fill(part.parts))

    def close(self, *, for_good: bool) -> bool:
        """Close a group, and all that is in it; whether nothing is to be kept of the part."""
        if isinstance(self._part, view.Group):
            self._home.close()
        elif for_good and not isinstance(self._part, view.Room):
            self.widget.close()
        return for_good or isinstance(self._part, view.Group | view.Room)


def _made(part: view.Part) -> Any:
    """A new widget for a part."""
    if type(part) not in MADE:
        raise TypeError(f"There is no widget for {type(part).__name__}.")
    return MADE[type(part)](layout=_layout_of(part))


def _layout_of(part: view.Part) -> w.Layout:
    """The layout of a part; what hides at times has one of its own."""
    made: Callable[..., w.Layout] = partial(look, w.Layout) if part.is_shown is None else w.Layout
    if isinstance(part, view.Row):
        top = {"align_items": "flex-start"} if part.top else {}
        return made(**{**WRAPPING, "grid_gap": part.gap, **ALIGNED[part.align], **top})
    if isinstance(part, view.Slider):
        return made(flex="1 1 14em", width="auto")
    if isinstance(part, view.Lines):
        return made(width="calc(100% - 4px)")
    if isinstance(part, AS_WIDE_AS_THERE_IS_ROOM) or (isinstance(part, view.Field) and part.wide):
        return made()
    return made(width="auto")


ALIGNED: Final[Mapping[str, Mapping[str, str]]] = {
    "start": {},
    "spread": {"justify_content": "space-between"},
    "end": {"justify_content": "flex-end"},
}

AS_WIDE_AS_THERE_IS_ROOM: Final = (
    view.Block,
    view.Fold,
    view.Column,
    view.Label,
    view.Sentence,
    view.Prose,
    view.Table,
)


def name_not_cut_off(kind: type[w.DescriptionWidget]) -> w.Widget:
    """The style of a control whose name is not cut off; it is shared, so that none changes it."""
    return look(kind.class_traits()["style"].klass, description_width="initial")


def _named(kind: type[w.DescriptionWidget], layout: w.Layout, **options: Any) -> Any:
    """A control whose name is not cut off."""
    return kind(layout=layout, style=name_not_cut_off(kind), **NO_TOOLTIP, **options)


MADE: Final[Mapping[type[view.Part], Callable[..., Any]]] = {
    view.Column: w.VBox,
    view.Inner: w.VBox,
    view.Block: w.Box,
    view.Row: w.HBox,
    view.Label: w.Label,
    view.Sentence: w.HTML,
    view.Prose: w.HTML,
    view.Fold: w.HTML,
    view.Table: w.HTML,
    view.Button: w.Button,
    view.Toggle: partial(w.ToggleButton, **NO_TOOLTIP),
    view.Slider: partial(_named, w.IntSlider, min=0, max=0, continuous_update=False),
    view.Select: partial(_named, w.Dropdown),
    view.Radio: partial(_named, w.RadioButtons),
    view.Tick: partial(w.Checkbox, indent=False, **NO_TOOLTIP),
    view.Field: partial(_named, w.Text, continuous_update=False),
    view.Number: partial(_named, w.BoundedIntText, min=-ANY, max=ANY),
    view.Lines: partial(_named, w.Textarea, continuous_update=False),
}
"""What makes the widget of each kind of part, with its layout."""


@singledispatch
def _change(part: Any, widget: Any) -> None:
    """Let a widget show a part."""


@_change.register
def _(part: view.Label, widget: w.Label) -> None:
    widget.value = part.text


@_change.register
def _(part: view.Sentence, widget: w.HTML) -> None:
    widget.value = escape(part.text)


@_change.register
def _(part: view.Fold, widget: w.HTML) -> None:
    title, text = escape(part.title), escape(part.text)
    told = f"<details><summary>{title}</summary>{text}</details>"
    widget.value = told if title or text else ""


@_change.register
def _(part: view.Prose, widget: w.HTML) -> None:
    widget.value = prose_html(part)


@_change.register
def _(part: view.Table, widget: w.HTML) -> None:
    widget.value = table_html(part)


@_change.register
def _(part: view.Toggle, widget: w.ToggleButton) -> None:
    widget.value, widget.icon = part.value, part.icon


@_change.register
def _(part: view.Slider, widget: w.IntSlider) -> None:
    widget.max, widget.value = part.most, part.value


@_change.register
def _(part: view.Button, widget: w.Button) -> None:
    widget.icon, widget.tooltip = part.icon, part.tooltip or None


@_change.register
def _(part: view.Select, widget: w.Dropdown) -> None:
    _choose(part, widget)


def _choose(part: view.Options, widget: Any) -> None:
    if tuple(widget.options) != part.options:
        widget.options = part.options
    widget.value = part.value


@_change.register
def _(part: view.Radio, widget: w.RadioButtons) -> None:
    widget.orientation = "horizontal" if part.beside else "vertical"
    _choose(part, widget)


@_change.register
def _(part: view.Number, widget: w.BoundedIntText) -> None:
    widget.value = part.value


@_change.register
def _(part: view.Lines, widget: w.Textarea) -> None:
    widget.rows, widget.value = part.rows, part.value


@_change.register
def _(part: view.Field, widget: w.Text) -> None:
    widget.placeholder, widget.value = part.placeholder, part.value


@_change.register
def _(part: view.Tick, widget: w.Checkbox) -> None:
    widget.value = part.value
