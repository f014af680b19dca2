"""One board as a page of its own, to be played on."""

from __future__ import annotations

from html import escape
from os import PathLike
from pathlib import Path

from clans_widget.export.file import file_named
from clans_widget.picture import Picture
from clans_widget.words import Voice

from .live import live
from .write_page import write_page


def write_board(
    path: str | PathLike[str],
    cell: str,
    picture: Picture,
    *,
    game: str,
    title: str,
    language: str,
    note: str = "",
    apart: bool = False,
) -> Path:
    """Write a page with a board.

    Parameters
    ----------
    path : path
        Of the page, in a folder that exists.
    cell : str
        The code that makes the board.
    picture : Picture
        What is seen until it comes alive.
    game : str
        The name of its package.
    title, language : str
    note : str
        What is said of the board beside it.
    apart : bool
        Whether what the page needs is written beside it, for a web server.

    Raises
    ------
    ExportError
        If the file cannot be written there.
    BuildError
        If Python for browsers cannot be had.
    """
    said = f"<p>{escape(note)}</p>" if note else ""
    board = live(f"<figure>{picture.svg()}</figure>", cell, game)
    body = f"<h1>{escape(title)}</h1>{said}{board}"
    return write_page(file_named(path, language), body, title, Voice(language), apart=apart)
