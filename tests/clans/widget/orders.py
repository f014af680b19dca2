"""The order of villages in the widget of Clans (V8): its buttons, and what has been founded."""

from __future__ import annotations

import ipywidgets

from clans_widget import ClansWidget
from clans_widget.clans.rules.steps import VillageFounded
from tests.stage.hands import part, parts


def order_buttons(widget: ClansWidget) -> dict[str, ipywidgets.Button]:
    """The buttons that ask for the order of villages, by territory."""
    inside = parts(part(widget, "clans-order"))
    return {each.description: each for each in inside if isinstance(each, ipywidgets.Button)}


def founded(widget: ClansWidget) -> list[str]:
    """The villages founded so far, in order."""
    return [step.territory for step in widget.steps if isinstance(step, VillageFounded)]
