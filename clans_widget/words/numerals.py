"""Numbers in words: in print a sentence begins with a word, not with a figure."""

from __future__ import annotations

from typing import Final

from .typography import number_in

_IN_WORDS: Final = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze",
    "nl": "twee drie vier vijf zes zeven acht negen tien elf twaalf",
}
"""From two on: these have no gender. What is said of one, or of none, has a form of its own."""


def number_first(number: int, language: str) -> str:
    """A number as a sentence begins with it: up to twelve in words.

    Examples
    --------
    >>> number_first(3, "en"), number_first(2, "fr"), number_first(12, "nl"), number_first(13, "en")
    ('Three', 'Deux', 'Twaalf', '13')
    """
    in_words = dict(enumerate(_IN_WORDS[language].split(), start=2))
    return in_words[number].capitalize() if number in in_words else number_in(number, language)
