"""One board as a page of its own, to be played on."""

from __future__ import annotations

from html import escape
from pathlib import Path

from clans_widget.export.errors import ExportError
from clans_widget.export.file import told_if_refused
from clans_widget.picture import Picture
from clans_widget.words import Voice, say

from .assets import write_assets
from .live import live, waker
from .paged import page_of, shared


def write_board(
    path: Path, cell: str, picture: Picture, *, game: str, title: str, language: str
) -> Path:
    """Write a page with a board, and what it needs beside it.

    Parameters
    ----------
    path : Path
        Of the page, in a folder that exists.
    cell : str
        The code that makes the board.
    picture : Picture
        What is seen until it comes alive.
    game : str
        The name of its package.
    title, language : str

    Raises
    ------
    ExportError
        If the file cannot be written there.
    BuildError
        If Python for browsers cannot be had.
    """
    if not path.parent.is_dir():
        raise ExportError(say("export.folder", language, file=path.name, folder=path.parent))
    body = f"<h1>{escape(title)}</h1>{live(f'<figure>{picture.svg()}</figure>', cell, game)}"
    voice = Voice(language)
    with told_if_refused(path, language):
        write_assets(path.parent)
        for name, text in shared().items():
            (path.parent / name).write_text(text, "utf-8")
        path.write_text(page_of(body, title, voice, wake=waker("", voice)), "utf-8")
    return path
