"""The pictures of the handbook that are made when it is built: a module for each game's."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Final

GAMES: Final[dict[str, ModuleType]] = {
    module.name: import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)
}
"""Of each game the module with its ``pictures`` and ``walks``; it names their folder."""


def write(pictures: Path, language: str) -> None:
    """Write all pictures in a language into a folder."""
    for game, figures in GAMES.items():
        write_pictures(pictures / game, figures, language)


def write_pictures(folder: Path, figures: ModuleType, language: str) -> None:
    """Write the pictures of a game, but for those that say so already: Sphinx reads the new."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in figures.pictures(language).items():
        path, text = folder / f"{name}.svg", picture.svg()
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
