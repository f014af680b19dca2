"""Watch the rules of Clans and CLANN at work: engines, painted boards, tables and widgets.

``from clans_widget import clans, clann`` needs nothing but Python. ``from clans_widget import
ClansWidget`` needs ipywidgets, ipycanvas and pandas, and loads them only then.

Examples
--------
>>> from clans_widget import clans
>>> clans.Position.start(seed=7)._repr_svg_()[:4]
'<svg'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .core.session import begin_lesson
from .words import in_language, use_language

if TYPE_CHECKING:
    from .clann.widget import ClannEditor, ClannWidget
    from .clans.widget import ClansWidget, PositionEditor
    from .quiz.widget import Quiz, Stars
    from .stage.face.futures.compare import Compare

__all__ = [
    "ClannEditor",
    "ClannWidget",
    "ClansWidget",
    "Compare",
    "PositionEditor",
    "Quiz",
    "Stars",
    "__version__",
    "begin_lesson",
    "in_language",
    "use_language",
]


def __getattr__(name: str) -> Any:
    if name == "Compare":
        # Text may be of any game, so that all are there.
        from .core.games import load_all
        from .stage.face.futures.compare import Compare

        load_all()
        return Compare
    if name == "Quiz":
        from .quiz.widget import Quiz

        return Quiz
    if name == "Stars":
        from .quiz.widget import Stars

        return Stars
    if name == "__version__":
        from importlib.metadata import version

        return version("clans-widget")
    if not name.startswith("_"):
        from .core.games import widget_of

        if widget := widget_of(name):
            return widget
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
