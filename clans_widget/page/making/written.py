"""A page by itself, as a file."""

from __future__ import annotations

from pathlib import Path

from clans_widget.export.errors import ExportError
from clans_widget.export.file import told_if_refused
from clans_widget.words import Voice, say

from .alone import alone
from .assets import write_assets
from .live import waker
from .paged import page_of, shared


def write_page(
    path: Path, body: str, title: str, voice: Voice, *, name: str = "", apart: bool = False
) -> Path:
    """Write a page whose boards come alive.

    Parameters
    ----------
    path : Path
        Of the page, in a folder that exists.
    body : str
        HTML.
    title : str
    voice : Voice
    name : str
        Under which the device keeps the answers of its quizzes; without one it keeps none.
    apart : bool
        Whether what the page needs is written beside it, for a web server. Else it has all in
        itself.

    Raises
    ------
    ExportError
        If the file cannot be written there.
    BuildError
        If Python for browsers cannot be had.
    """
    language = voice.language
    if not path.parent.is_dir():
        raise ExportError(say("export.folder", language, file=path.name, folder=path.parent))
    with told_if_refused(path, language):
        if apart:
            write_assets(path.parent)
            for place, part in shared().items():
                (path.parent / place).write_text(part, "utf-8")
            text = page_of(body, title, voice, wake=waker("", voice, own=name))
        else:
            text = alone(body, title, voice, name)
        path.write_text(text, "utf-8")
    return path
