"""The words of a game in three languages: those of the boxes, and what each means.

They stand in ``docs/course/clans/glossary.toml`` and its likes: facts once, words by language.
"""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from clans_widget.words import LANGUAGES
from docs.courses import COURSES, Course

FILE: Final = "glossary.toml"


class Name(NamedTuple):
    """What a term is called in a language, and what that means."""

    word: str
    meaning: str
    also: tuple[str, ...]
    """Other words for it, of rulebooks and of an encyclopedia."""
    forms: tuple[str, ...]
    """How it looks in a sentence, where it looks otherwise there."""
    avoid: tuple[str, ...]
    """What it is not called here: nobody who has the box would know it."""

    @property
    def spellings(self) -> tuple[str, ...]:
        """The beginnings by which it is known in a sentence."""
        return tuple(text.casefold() for text in self.forms or (self.word,))


class Term(NamedTuple):
    """A term of a game, in all languages."""

    rules: tuple[str, ...]
    keys: tuple[str, ...]
    """Sentences of the game in which it stands, in every language."""
    names: Mapping[str, Name]


@cache
def terms_of(course: Course) -> tuple[Term, ...]:
    """The terms of a game; none if nobody has written them down."""
    path = COURSES / course.game / FILE
    if not path.exists():
        return ()
    return tuple(map(_term, tomllib.loads(path.read_text("utf-8"))["term"]))


@cache
def about_terms(course: Course) -> Mapping[str, str]:
    """What is said of the terms of a game, by language; perhaps nothing."""
    path = COURSES / course.game / FILE
    held = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return dict(held.get("about", {}))


def in_order(terms: tuple[Term, ...], language: str) -> list[Term]:
    """Terms as a dictionary of the language has them: accents and capitals do not count."""
    return sorted(terms, key=lambda term: _plain(term.names[language].word))


def _term(held: Mapping[str, Any]) -> Term:
    names = {language: _name(held[language]) for language in LANGUAGES if language in held}
    return Term(tuple(held["rules"]), tuple(held.get("keys", ())), names)


def _name(held: Mapping[str, Any]) -> Name:
    also, forms, avoid = (tuple(held.get(name, ())) for name in ("also", "forms", "avoid"))
    return Name(held["word"], held["meaning"], also, forms, avoid)


def _plain(word: str) -> str:
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
