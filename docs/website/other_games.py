"""The games that the first page does not name: their chapters and lessons have a place there, too.

So whoever brings a game writes pages, and changes none.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from clans_widget.core.games import game_folders


def with_games(text: str, pages: Path) -> str:
    """The first page with a list of the pages of each game that it does not name.

    Parameters
    ----------
    text : str
        The page.
    pages : Path
        The folder of the pages in its language.

    Examples
    --------
    >>> with_games("", Path("no such folder"))
    ''
    """
    named = set(text.split())
    others = {
        game.name: [place for place in _pages_of(folder, pages) if place not in named]
        for folder, game in game_folders().items()
    }
    return text + "".join(_listed(name, places) for name, places in others.items() if places)


def _pages_of(game: str, pages: Path) -> Iterator[str]:
    """The pages of a game, the rules first."""
    lessons = pages / "lessons" / game / "index.md"
    chapters = sorted((pages / game).glob("*.md"), key=lambda path: (path.stem != "rules", path))
    for path in (*chapters, *([lessons] if lessons.exists() else [])):
        yield path.relative_to(pages).with_suffix("").as_posix()


def _listed(name: str, places: list[str]) -> str:
    listed = "\n".join(places)
    return f"\n```{{toctree}}\n:caption: {name}\n:hidden:\n\n{listed}\n```\n"
