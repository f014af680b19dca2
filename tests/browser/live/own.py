"""A page of a test's own beside those of the site."""

from __future__ import annotations

from pathlib import Path

from clans_widget.page.making.live import live, waker
from clans_widget.page.making.paged import page_of
from clans_widget.words import Voice


def own_page(folder: Path, name: str, cell: str, game: str) -> str:
    """Write a page with a board into the folder of a site; gives its place there.

    Parameters
    ----------
    folder : Path
    name : str
    cell : str
        The code that makes the board.
    game : str
        The name of its package.
    """
    voice, place = Voice("en"), f"{name}.html"
    body = f"<h1>{name}</h1>{live('', cell, game)}"
    (folder / place).write_text(page_of(body, name, voice, wake=waker("", voice)), "utf-8")
    return place
