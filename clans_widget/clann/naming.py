"""What characters are called: their own names, and whose they are."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

from clans_widget.words import Voice

from .rules.ranks import CHARACTERS

_VOWELS: Final = frozenset("aeiou")


def named(character: int, voice: Voice) -> str:
    """The name of a character, whosever it is.

    Examples
    --------
    >>> named(0, Voice("en")), named(3, Voice("fr"))
    ('Tall', 'le Petit')
    """
    return voice.say(f"clann.character.{CHARACTERS[character]}")


def of_player(player: int, character: int, voice: Voice) -> str:
    """A character with its player, as it stands within a sentence.

    Examples
    --------
    >>> of_player(1, 0, Voice("fr", ("Ann", "Bob"))), of_player(2, 0, Voice("fr", ("Ann", "Bob")))
    ('le Grand d’Ann', 'le Grand de Bob')
    """
    return voice.say(f"clann.owned.{CHARACTERS[character]}", owner=owner(player, voice))


def owner(player: int, voice: Voice) -> str:
    """Whose something is: French elides before a vowel.

    Examples
    --------
    >>> owner(1, Voice("fr")), owner(1, Voice("nl", ("Ann",)))
    ('du joueur 1', 'van Ann')
    """
    name = voice.name(player)
    form = "vowel" if _begins_with_vowel(name) else "plain"
    return voice.say(f"clann.owner.{form}", player=name)


@dataclass(frozen=True)
class Owned:
    """A character with its player, to be said in any voice, within a sentence."""

    player: int
    character: int

    def in_voice(self, voice: Voice) -> str:
        """Whose it is, and its name."""
        return of_player(self.player, self.character, voice)


@dataclass(frozen=True)
class Owner:
    """Whose something is, to be said in any voice."""

    number: int

    def in_voice(self, voice: Voice) -> str:
        """Whose it is, as :func:`owner` says it."""
        return owner(self.number, voice)


def _begins_with_vowel(name: str) -> bool:
    """Whether a name is heard to begin with a vowel: Yves does, Yann does not."""
    first, second = (unicodedata.normalize("NFD", letter)[0] for letter in f"{name}  "[:2].lower())
    return first in _VOWELS or (first == "y" and second.isalpha() and second not in _VOWELS)
