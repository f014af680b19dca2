"""The address that the command opens: it leads to the lesson that a reader is shown first.

Only here it is known which language the reader's browser speaks.
"""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from clans_widget.core.extras import extra
from clans_widget.lessons.catalog import first_of, games
from clans_widget.lessons.copies import copy_lessons
from clans_widget.words import DEFAULT_LANGUAGE, LANGUAGES

from .extension import CHOSEN, DOOR
from .first_page import first_page, game_at_hand

with extra("lab", "jupyter_server", "tornado"):
    from jupyter_server.base.handlers import JupyterHandler
    from jupyter_server.utils import url_path_join
    from tornado.web import authenticated


class FrontDoor(JupyterHandler):
    """Leads on to a lesson."""

    @authenticated
    async def get(self, wished: str) -> None:
        """Lead to the lesson that is shown first; what is wished stands in the address."""
        folder = Path(self.contents_manager.root_dir)
        accepted = self.request.headers.get("Accept-Language", "")
        spoken = (self.get_cookie(CHOSEN) or "", *languages_in(accepted))
        place = await to_thread(opened, folder, wished, spoken)
        self.redirect(url_path_join(self.base_url, "doc/tree", place))


default_handlers = [(rf"/{DOOR}((?:/\w+)*)/?", FrontDoor)]
"""Under this name Jupyter's server looks for what a module adds to it."""


def opened(folder: Path, wished: str, spoken: Iterable[str]) -> str:
    """The place of the lesson that is shown first, and the lessons around it made ready.

    Parameters
    ----------
    folder : Path
        With the copies of the lessons.
    wished : str
        A game and a language, or one of them, or neither: ``/clann/fr``.
    spoken : iterable of str
        Languages, the best first, for a reader who has wished for none.
    """
    parts = wished.split("/")
    game = next((part for part in parts if part in games()), "") or game_at_hand(folder)
    known = (each for each in (*parts, *spoken) if each in LANGUAGES and first_of(game, each))
    language = next(known, DEFAULT_LANGUAGE)
    with suppress(OSError):
        copy_lessons(folder, language, game)
    return first_page(folder, game, language)


def languages_in(accepted: str) -> list[str]:
    """The languages for which a browser asks, the best first, without their countries.

    Parameters
    ----------
    accepted : str
        As HTTP has it: ``Accept-Language``.

    Examples
    --------
    >>> languages_in("de-CH, en;q=0.4, fr-CH;q=0.8"), languages_in("")
    (['de', 'fr', 'en'], [''])
    """
    parts = [part.partition(";") for part in accepted.split(",")]
    by_weight = sorted(parts, key=lambda part: _weight(part[2]), reverse=True)
    return [tag.strip().partition("-")[0].lower() for tag, _, _ in by_weight]


def _weight(said: str) -> float:
    """How much a browser wants a language, from 0 to 1."""
    try:
        return float(said.strip().removeprefix("q="))
    except ValueError:
        return 1.0
