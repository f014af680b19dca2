"""The modules of a game that the cells of a page import by name."""

from __future__ import annotations

from typing import Final

DOORS: Final = ("exercises", "players", "samples", "widget")


def doors(game: str) -> tuple[str, ...]:
    """The names of the modules, of a game by the name of its package. It need not have them all.

    Examples
    --------
    >>> doors("clans")[-1]
    'clans_widget.clans.widget'
    """
    return tuple(f"clans_widget.{game}.{door}" for door in DOORS)
