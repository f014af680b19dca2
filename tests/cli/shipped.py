"""Lessons of two games, made by hand, that stand for those of the package."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

SHIPPED = {
    "clans": {
        "clans/en/00-first-question.ipynb",
        "clans/en/01-moves.ipynb",
        "clans/fr/00-first-question.ipynb",
    },
    "nim": {"nim/en/00-first-heaps.ipynb"},
}

FIRST: Final = "clans/en/00-first-question.ipynb"
SECOND: Final = "clans/en/01-moves.ipynb"

Started = list[dict[str, Any]]


def names(folder: Path) -> set[str]:
    """The files in a folder and below, by their ways from there."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
