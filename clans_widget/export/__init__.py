"""Walk-throughs as files: a page that needs nothing but itself, an animated picture.

What is exported is plain data, :class:`Frame`; no rules, no widgets.

Examples
--------
>>> from clans_widget.picture import Circles, Layer, Picture
>>> dots = [Layer("dot", (Circles(((x, 5, 2),), fill="#c8321f"),)) for x in (3, 7)]
>>> frames = [Frame(Picture(10, 10, (dot,), "A dot", "One dot.", "en")) for dot in dots]
>>> walkthrough(frames, title="Dots")[:15]
'<!DOCTYPE html>'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .errors import ExportError
from .file import save
from .frame import Frame
from .html import walkthrough

if TYPE_CHECKING:
    from .gif import animated_gif

__all__ = ["ExportError", "Frame", "animated_gif", "save", "walkthrough"]


def __getattr__(name: str) -> Any:
    if name == "animated_gif":  # Pillow is slow to load, and a browser's Python has none
        from .gif import animated_gif

        return animated_gif
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
