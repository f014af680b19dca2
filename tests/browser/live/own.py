"""A page of a test's own beside those of the site."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from clans_widget.page.making.live import NOT_KEPT, Kept, live, waker
from clans_widget.page.making.paged import page_of
from clans_widget.words import Voice


def own_page(
    folder: Path,
    name: str,
    game: str,
    *cells: str,
    kept: Kept = NOT_KEPT,
    others: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """Write a page with boards; gives its place on the site.

    Parameters
    ----------
    folder : Path
        Whose files seem to lie in that of the site.
    name : str
    game : str
        The name of a package.
    *cells : str
        The code that makes each of the boards.
    kept : Kept
        How the device keeps the answers to its questions.
    others : mapping of str to str
        By the name of another game's package the code that makes a board of it.
    """
    voice, place = Voice("en"), f"{name}.html"
    boards = [*((game, cell) for cell in cells), *others.items()]
    body = f"<h1>{name}</h1>{''.join(live('', cell, each) for each, cell in boards)}"
    wake = waker("", voice, kept)
    (folder / place).write_text(page_of(body, name, voice, wake=wake), "utf-8")
    return place
