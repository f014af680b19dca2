"""The author's own texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from clans_widget.words import LANGUAGES, Spoken, Voice, typeset
from clans_widget.words.typography import is_writable

from .errors import ExerciseError

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


def authored(text: AuthorText, name: str = "ask") -> Spoken | None:
    """An author's text, ready to be said.

    Parameters
    ----------
    text : str or mapping of str to str, optional
    name : str
        What the author gives it as.

    Raises
    ------
    ExerciseError
        If it is neither a text nor texts by language, or empty.

    Examples
    --------
    >>> authored({"en": "Which?", "nl": "Welke?"}).in_voice(Voice("nl"))
    'Welke?'
    """
    if text is None:
        return None
    if isinstance(text, str) and not text.strip():
        raise ExerciseError("exercise.error.empty", name=name)
    texts = dict.fromkeys(LANGUAGES, text) if isinstance(text, str) else text
    if not _are_texts(texts):
        raise ExerciseError("exercise.error.text", name=name, languages=", ".join(LANGUAGES))
    return Authored(texts)


def _are_texts(texts: object) -> bool:
    """Whether these are texts by language, at least one."""
    if not isinstance(texts, Mapping) or not texts or not set(texts) <= set(LANGUAGES):
        return False
    return all(is_writable(text) and text.strip() for text in texts.values())
