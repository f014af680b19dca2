"""The article of players without names: in French "Joueur 2" takes one within a sentence.

A name stays what it is, and so does what stands by itself, in a table or before a colon.
"""

from __future__ import annotations

import re
from typing import Final

_CALLED: Final = r"(?:[Ll]e joueur|Joueur) ([1-9])\b"
_ALONE: Final = {"fr": (re.compile(r"Joueur (?=[1-9]$)"), "joueur ")}
_OF_A_RULE: Final = r"le (?=joueur [1-9]\b)(?:(?<=\b[A-Z]\d\s:\sle )|(?<=\b[A-Z]\d\d\s:\sle ))"
"""What is told about a rule begins as a sentence does: "K5 : Le joueur 1 ..."."""

_GOES_ON: Final = r"(?= [a-zà-ÿ]| ?, (?:le joueur|Joueur) )"

_ARTICLES: Final = {
    "fr": (
        (re.compile(rf"\bà {_CALLED}"), r"au joueur \1"),
        (re.compile(rf"\b([Dd])e {_CALLED}"), r"\1u joueur \2"),
        (re.compile(rf"((?:^|[.!?…»]\s)){_CALLED}{_GOES_ON}"), r"\1Le joueur \2"),
        (re.compile(rf"(?<=[\w,]\s){_CALLED}"), r"le joueur \1"),
        (re.compile(rf"(?<=[:;(]\s){_CALLED}{_GOES_ON}"), r"le joueur \1"),
        (re.compile(_OF_A_RULE), "Le "),
    )
}
"""What a language says for a number that stands for a name, by what is before and behind it."""


def with_articles(text: str, language: str) -> str:
    """A sentence as it is said about players without names.

    Examples
    --------
    >>> with_articles("Joueur 1 lance les dés. C’est à Joueur 2 de jouer.", "fr")
    'Le joueur 1 lance les dés. C’est au joueur 2 de jouer.'
    >>> with_articles("Joueur 1 : lancez les dés.", "fr")
    'Joueur 1 : lancez les dés.'
    """
    for pattern, instead in _ARTICLES.get(language, ()):
        text = pattern.sub(instead, text)
    return text


def name_within(name: str, language: str) -> str:
    """What of a name stands within a sentence, after the article.

    Examples
    --------
    >>> name_within("Joueur 2", "fr"), name_within("Ann", "fr"), name_within("Speler 2", "nl")
    ('joueur 2', 'Ann', 'Speler 2')
    """
    if language not in _ALONE:
        return name
    pattern, instead = _ALONE[language]
    return pattern.sub(instead, name)
