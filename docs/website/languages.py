"""The languages of the site: each is a build of its own, with the same pages at the same places.

English stands at the top, the others in folders of their names. A page leads to the same page in
the other languages; where somebody has not written it there, to the first page of that language.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from gettext import NullTranslations
from pathlib import Path
from typing import Any, Final, NamedTuple

from sphinx.application import Sphinx

from clans_widget.words import LANGUAGES
from docs import lessons

HANDBOOK: Final = Path(__file__).parents[1] / "handbook"

FIRST: Final = "en"
"""The language at the top of the site, which has all pages."""

WORDS: Final = tomllib.loads((HANDBOOK / "words.toml").read_text("utf-8"))

MADE: Final = "lessons/"
"""Pages that every language has: they are made from the course."""


class Way(NamedTuple):
    """A link to a page in another language."""

    language: str
    name: str
    """Of the language, in itself."""
    address: str


class OfTheTheme(NullTranslations):
    """What the theme says, and has in English alone."""

    def __init__(self, said: Mapping[str, str]) -> None:
        super().__init__()
        self._said = said

    def gettext(self, message: str) -> str:
        """A message in the language, if there is one."""
        return self._said.get(message, message)


def sources(language: str) -> Path:
    """The folder with the pages of a language."""
    return HANDBOOK if language == FIRST else HANDBOOK / language


def place(language: str) -> Path:
    """Where the pages of a language stand in the site."""
    return Path() if language == FIRST else Path(language)


def counterpart(page: str, language: str) -> str:
    """The page in another language that says the same; the first one if there is none.

    Examples
    --------
    >>> counterpart("lessons/clans/index", "fr"), counterpart("decisions", "nl")
    ('lessons/clans/index', 'index')
    """
    is_there = page.startswith(MADE) or (sources(language) / f"{page}.md").exists()
    return page if is_there else "index"


def ways(page: str, language: str) -> tuple[Way, ...]:
    """The links from a page to all languages, its own among them.

    Examples
    --------
    >>> [way.address for way in ways("decisions", "en")]
    ['decisions.html', 'fr/index.html', 'nl/index.html']
    >>> [way.address for way in ways("lessons/index", "fr")]
    ['../../lessons/index.html', '../../fr/lessons/index.html', '../../nl/lessons/index.html']
    """
    up = "../" * (page.count("/") + len(place(language).parts))
    return tuple(
        Way(
            other,
            WORDS[other]["name"],
            up + (place(other) / f"{counterpart(page, other)}.html").as_posix(),
        )
        for other in LANGUAGES
    )


def set_up(app: Sphinx) -> None:
    """Let pages know their ways and say all in their language, and link to the reference."""
    words = WORDS[str(app.config.language)]
    app.translator.add_fallback(OfTheTheme(words["theme"]))
    app.config["nb_code_prompt_show"] = words["unfold"]
    app.config["nb_code_prompt_hide"] = words["fold"]
    app.connect("html-page-context", _tell_ways)
    app.connect("config-inited", _know_reference)


def typeset(app: Sphinx, page: str, source: list[str]) -> None:
    """Give a page the spaces that its language has; lessons have them already."""
    is_lesson = app.env.doc2path(page).suffix == ".ipynb"
    if app.config.language == "fr" and not is_lesson:
        source[0] = lessons.typeset(source[0])


def _tell_ways(
    app: Sphinx, page: str, _template: str, context: dict[str, Any], _tree: object
) -> None:
    language = str(app.config.language)
    context["ways"] = ways(page, language)
    context["switch"] = WORDS[language]["switch"]


def _know_reference(app: Sphinx, config: Any) -> None:
    """What other languages leave to English is linked as ``[text](inv:en:std:doc#api/index)``."""
    if config.language != FIRST:
        known = Path(app.outdir).parent / "objects.inv"
        config.intersphinx_mapping = {FIRST: ("../", str(known))}
