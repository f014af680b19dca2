"""What an author writes for readers of several languages: one text, or one for each language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from clans_widget.words import LANGUAGES, Voice, typeset
from clans_widget.words.typography import is_writable

Text: TypeAlias = str | Mapping[str, str]
"""A text by the author: for every language, or by language."""

AuthorText: TypeAlias = Text | None
"""The same, where there may be none."""


@dataclass(frozen=True)
class Authored:
    """A text that the author wrote, perhaps not in every language."""

    texts: Mapping[str, str]

    def in_voice(self, voice: Voice) -> str:
        """The text in the voice's language; the first one that there is if it is missing."""
        language = voice.code if self.texts.get(voice.code) else next(iter(self.texts))
        return typeset(self.texts[language], language)


def as_authored(text: object) -> Authored | None:
    """An author's text, ready to be said; ``None`` if it is neither a text nor texts by language.

    Examples
    --------
    >>> as_authored({"en": "Which?", "nl": "Welke?"}).in_voice(Voice("nl"))
    'Welke?'
    >>> as_authored({"de": "Welche?"}) is as_authored(" ") is None
    True
    """
    texts = dict.fromkeys(LANGUAGES, text) if isinstance(text, str) else text
    if not isinstance(texts, Mapping) or not texts or not set(texts) <= set(LANGUAGES):
        return None
    are_texts = all(is_writable(each) and each.strip() for each in texts.values())
    return Authored(texts) if are_texts else None
