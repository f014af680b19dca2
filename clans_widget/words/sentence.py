"""Sentences that are said later, in the voice that is asked for then."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .voice import Voice
from .words import IN_USE


@dataclass(frozen=True)
class Sentence:
    """A key of a words file and the values of its placeholders: :func:`sentence` makes one.

    Attributes
    ----------
    key : str
    values : mapping of str
        Other sentences among them are said in the same voice; a tuple is said as a list.
    """

    key: str
    values: Mapping[str, object] = field(default_factory=dict)

    def in_voice(self, voice: Voice) -> str:
        """The sentence in a voice."""
        return voice.say(self.key, **self.values)

    def in_language(self, language: str = IN_USE) -> str:
        """The sentence in a language."""
        return self.in_voice(Voice(language))


def sentence(key: str, /, **values: object) -> Sentence:
    """A sentence for later.

    Examples
    --------
    >>> both = sentence("list.and", first=sentence("control.undo"), last=sentence("control.redo"))
    >>> both.in_language("en")
    'Undo and Redo'
    """
    return Sentence(key, values)


@dataclass(frozen=True, slots=True)
class Named:
    """A player by name, to be said in any language: of one without a name, the number."""

    name: str

    def in_voice(self, voice: Voice) -> str:
        """The name."""
        return voice.call(self.name)


@dataclass(frozen=True, slots=True)
class PlayerNamed:
    """The player in a seat, from 1, to be said in any voice.

    Examples
    --------
    >>> PlayerNamed(2).in_voice(Voice("fr")), PlayerNamed(1).in_voice(Voice("fr", ("Ann",)))
    ('Joueur 2', 'Ann')
    """

    number: int

    def in_voice(self, voice: Voice) -> str:
        """The name, or the number as it is said."""
        return voice.name(self.number)
