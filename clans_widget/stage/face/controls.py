"""What controls are made of in a notebook: their looks, and buttons that come and go."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import ipywidgets as w

from clans_widget.stage import actions as act

from .living.household import Household, look

Do = Callable[[act.Action], object]
"""Lets an action happen in a scene, and shows what has come of it."""


def row(*parts: w.Widget, **layout: str) -> w.HBox:
    """Controls beside each other, on more lines where the page is narrow."""
    return w.HBox(parts, layout=wrapping(**layout))


def column(css_class: str, *parts: w.Widget) -> w.VBox:
    """Controls below each other."""
    made = w.VBox(parts)
    made.add_class(css_class)
    return made


WRAPPING: Final = {"flex_flow": "row wrap", "align_items": "center", "grid_gap": "2px 6px"}
"""The layout of a row that breaks where the page is narrow."""


def wrapping(**layout: str) -> w.Layout:
    """A row that breaks where the page is narrow; it is shared, so that nobody may change it."""
    return look(w.Layout, **{**WRAPPING, **layout})


def as_wide_as_needed() -> w.Layout:
    """The layout of a control without a width of its own; it is shared, too."""
    return look(w.Layout, width="auto")


NO_TOOLTIP: Final = {"tooltip": ""}
"""Of a control without this browsers would show the word null."""


def compact(kind: type[w.DescriptionWidget], **options: Any) -> Any:
    """A control that is as wide as it needs to be, and whose name is not cut off."""
    looks = {"layout": as_wide_as_needed(), "style": name_not_cut_off(kind)}
    return kind(**{**NO_TOOLTIP, **looks, **options})


def name_not_cut_off(kind: type[w.DescriptionWidget]) -> w.Widget:
    """The style of a control whose name is not cut off; it is shared, too."""
    return look(kind.class_traits()["style"].klass, description_width="initial")


def button(css_class: str, icon: str, press: Callable[[], object]) -> w.Button:
    """A button that does something; its text is given later, in the reader's language."""
    made = w.Button(icon=icon, layout=as_wide_as_needed())
    made.add_class(css_class)
    made.on_click(lambda _: press())
    return made


def dropdown(css_class: str, **options: Any) -> w.Dropdown:
    """A list to choose from, as wide as it needs to be."""
    made: w.Dropdown = compact(w.Dropdown, **options)
    made.add_class(css_class)
    return made


Ways = Mapping[str, tuple[str, Callable[[], object]]]
"""Buttons by the ends of their CSS classes: an icon, and what they do."""


class PassingButtons(w.HBox):
    """Buttons that are there only as long as they are of use; each is made when it first is.

    Parameters
    ----------
    prefix : str
        Of the CSS classes.
    ways : mapping of str to (str, callable)
    *before : Widget
        What stands before them.
    """

    def __init__(self, prefix: str, ways: Ways, *before: w.Widget) -> None:
        self._prefix = prefix
        self._ways = ways
        self._before = before
        self._made: dict[str, w.Button] = {}
        self._shown = before
        self._home = Household.now() or Household()
        super().__init__(before, layout=wrapping())

    def show(self, texts: Mapping[str, str]) -> None:
        """Show the buttons that have a text."""
        with self._home.making():
            shown = (*self._before, *map(self._button, texts))
        for name, text in texts.items():
            self._made[name].description = text
        if self._shown != shown:
            self.children = self._shown = shown

    def _button(self, name: str) -> w.Button:
        """The button of a way, made now if it has not been before."""
        if name not in self._made:
            icon, press = self._ways[name]
            self._made[name] = button(f"{self._prefix}-{name}", icon, press)
        return self._made[name]
