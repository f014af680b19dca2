"""Sentences that are said later, in the language that is asked for then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from .words import IN_USE, words


@runtime_checkable
class Spoken(Protocol):
    """Anything that can be said in every language."""

    def in_language(self, language: str) -> str:
        """What it says in a language."""


@dataclass(frozen=True)
class Sentence:
    """A key of ``words/`` and the values of its placeholders: :func:`sentence` makes one.

    Attributes
    ----------
    key : str
    values : mapping of str
        Other sentences among them are said in the same language; a tuple is said as a list.
    """

    key: str
    values: Mapping[str, object] = field(default_factory=dict)

    def in_language(self, language: str = IN_USE) -> str:
        """The sentence in a language."""
        values = {name: spoken(value, language) for name, value in self.values.items()}
        return words(language).say(self.key, **values)


def sentence(key: str, /, **values: object) -> Sentence:
    """A sentence for later.

    Examples
    --------
    >>> both = sentence("list.and", first=sentence("color.red"), last=sentence("color.blue"))
    >>> both.in_language("fr")
    'rouge et bleu'
    """
    return Sentence(key, values)


def spoken(value: object, language: str = IN_USE) -> object:
    """A value as it stands in a sentence.

    Examples
    --------
    >>> spoken(("A1", "B2", sentence("color.red")), "nl")
    'A1, B2 en rood'
    """
    if isinstance(value, Spoken):
        return value.in_language(language)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return words(language).join([str(spoken(part, language)) for part in value])
    return value
