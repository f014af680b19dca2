"""See the rules of Clans happen: an engine, a painted board, tables and a widget.

``from clans_widget import clans`` needs nothing but Python. ``from clans_widget import
ClansWidget`` needs ipywidgets, ipycanvas and pandas, and loads them only then.

Examples
--------
>>> from clans_widget import clans
>>> clans.Position.start(seed=7)._repr_svg_()[:4]
'<svg'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .words import use_language

if TYPE_CHECKING:
    from .clans.widget import ClansWidget, Compare, PositionEditor
    from .quiz.widget import Quiz

__all__ = ["ClansWidget", "Compare", "PositionEditor", "Quiz", "__version__", "use_language"]


def __getattr__(name: str) -> Any:
    if name == "ClansWidget":
        from .clans.widget import ClansWidget

        return ClansWidget
    if name == "Compare":
        from .clans.widget import Compare

        return Compare
    if name == "PositionEditor":
        from .clans.widget import PositionEditor

        return PositionEditor
    if name == "Quiz":
        from .quiz.widget import Quiz

        return Quiz
    if name == "__version__":
        from importlib.metadata import version

        return version("clans-widget")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
