"""In place of ipywidgets on a page: what boards and quizzes are made of there, and no control.

What a reader uses is part of a view, of which the page makes elements. A cell that asks for
anything else of ipywidgets asks for a module that no page has.
"""

from __future__ import annotations

from typing import Any

from clans_widget.page.widgets import HTML, Box, DOMWidget, HBox, Layout, VBox, Widget

__all__ = ["HTML", "Box", "DOMWidget", "HBox", "Layout", "VBox", "Widget"]


def __getattr__(name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(name)
    raise ModuleNotFoundError(f"No page has ipywidgets.{name}.", name="ipywidgets")
