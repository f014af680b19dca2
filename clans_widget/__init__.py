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
    if name == "ClannEditor":
        from .clann.widget import ClannEditor

        return ClannEditor
    if name == "ClannWidget":
        from .clann.widget import ClannWidget

        return ClannWidget
    if name == "ClansWidget":
        from .clans.widget import ClansWidget

        return ClansWidget
    if name == "Compare":
        # Text may be of either game, so that both are there.
        from . import clann, clans  # noqa: F401
        from .stage.face.futures.compare import Compare

        return Compare
    if name == "PositionEditor":
        from .clans.widget import PositionEditor

        return PositionEditor
    if name == "Quiz":
        from .quiz.widget import Quiz, Stars

        return Quiz
    if name == "Stars":
        from .quiz.widget import Stars

        return Stars
    if name == "__version__":
        from importlib.metadata import version

        return version("clans-widget")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
