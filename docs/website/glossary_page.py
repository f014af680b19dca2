"""The glossary of a game as a page of each language, in the order of that language's words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from clans_widget.words import LANGUAGES
from docs.courses import Course
from docs.glossary import Name, about_terms, in_order, terms_of
from docs.website.languages import WORDS
from docs.website.pages import table
from docs.website.rule_links import linked, with_links

PAGE: Final = "glossary.md"


def pages(course: Course, language: str) -> dict[str, str]:
    """The page, by where it stands beside the lessons; none where no term is written down."""
    return {PAGE: page(course, language)} if terms_of(course) else {}


def page(course: Course, language: str) -> str:
    """The glossary of a game in a language."""
    words: Mapping[str, Any] = WORDS[language]["glossary"]
    others = [other for other in LANGUAGES if other != language]
    head = [WORDS[language]["name"], words["meaning"], *(WORDS[o]["name"] for o in others)]
    rows = [
        (
            f"**{term.names[language].word}**{_also(term.names[language])}",
            with_links(term.names[language].meaning, course),
            *(f"{term.names[other].word}{_also(term.names[other])}" for other in others),
            linked(term.rules),
        )
        for term in in_order(terms_of(course), language)
    ]
    title, about = words["title"].format(game=course.title), about_terms(course).get(language)
    told = f"{about}\n\n" if about else ""
    return (
        f"# {title}\n\n{told}"
        f":::{{container}} glossary\n{table([*head, words['rules']], rows)}\n:::\n"
    )


def _also(name: Name) -> str:
    return f" *({', '.join(name.also)})*" if name.also else ""
